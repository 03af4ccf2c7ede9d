import { randomBytes } from 'node:crypto';
import { Database, type DatabaseSnapshot } from './data/database';
import { SearchIndex } from './query/search-index';
import { EventQueues } from './rest/event-queues';
import type { Fault } from './faults';
import { FileStore } from './rest/file-store';

/** A customer of the vendor, with the account by which the portal signs in. */
export class Corporation {
  readonly database: Database;
  readonly index: SearchIndex;
  readonly events: EventQueues;
  readonly files: FileStore;
  /** Part of every URL of its data. */
  readonly corpToken = randomBytes(4).toString('hex');
  /** Answers that are replaced, see {@link Fault}. */
  faults: Fault[] = [];
  /** How often each call was answered. */
  calls: Record<string, number> = {};
  /** Fields that it no longer has, such as `Candidate.customText1`. */
  goneFields: ReadonlySet<string> = new Set();
  /** User of the API account, who owns what it creates. */
  apiUserId = 0;

  constructor(
    readonly username: string,
    public password: string,
    readonly now: () => number,
  ) {
    this.database = new Database(now);
    this.index = new SearchIndex(this.database, now);
    this.events = new EventQueues(this.database);
    this.files = new FileStore(this.database);
  }

  /** Replaces its data. */
  restore(snapshot: DatabaseSnapshot): void {
    this.database.restore(snapshot);
    this.index.rebuild();
  }
}
