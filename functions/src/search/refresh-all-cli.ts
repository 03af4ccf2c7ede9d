import { ports } from '../runtime/context';
import { refreshAll } from './refresh-all';

/**
 * `npm run search:refresh`: gives every document what it is found by, with the credentials and the configuration of the
 * environment. Needed once for data that is older than the search, and once for a new search server.
 */
await refreshAll(ports(), ({ kind, seen, changed }) => {
  process.stdout.write(`${kind}: ${seen} seen, ${changed} changed\n`);
});
