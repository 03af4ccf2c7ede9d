import { createSimulator } from './simulator';

/** The program behind the launcher's simulator: listens on this machine alone. */
const { BULLHORN_CLIENT_ID: clientId = '', BULLHORN_CLIENT_SECRET: clientSecret = '', PORT } = process.env;
createSimulator({ clientId, clientSecret }).listen(Number(PORT), '127.0.0.1');
