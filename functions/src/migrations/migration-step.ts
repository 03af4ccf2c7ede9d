import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** A change of the shape of stored documents, from one `schemaVersion` to the next. */
export interface MigrationStep {
  /** Unique; names the progress of the step. */
  name: string;
  from: number;
  to: number;
  /** Path of the collection whose documents it changes; of a group, the name of its collections. */
  collection: string;
  isGroup?: boolean;
  /**
   * Changes one document of version `from`, and sets its `schemaVersion` to `to`. Reads come before writes, and the
   * transaction may run more than once.
   */
  migrate: (transaction: Transaction, document: DocumentSnapshot) => Promise<void>;
}
