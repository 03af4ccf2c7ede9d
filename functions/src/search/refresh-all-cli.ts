import { ports } from '../runtime/context';
import { refreshAll } from './refresh-all';

/**
 * `npm run search:refresh`: updates the search tokens of every document, with the credentials and configuration of the
 * environment. Needed once for data without tokens, and once for a new search server.
 */
await refreshAll(ports(), ({ kind, seen, changed }) => {
  process.stdout.write(`${kind}: ${seen} seen, ${changed} changed\n`);
});
