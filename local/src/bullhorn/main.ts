import { createSimulator } from './simulator';

/** Entry point of the simulator process; listens on localhost only. */
const { BULLHORN_CLIENT_ID: clientId = '', BULLHORN_CLIENT_SECRET: clientSecret = '', PORT } = process.env;
createSimulator({ clientId, clientSecret }).listen(Number(PORT), '127.0.0.1');
