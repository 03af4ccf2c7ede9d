/** What the schedule does, for tests of capabilities. */
export { sendOutbox } from '../send-outbox';
