import { FieldValue } from 'firebase-admin/firestore';
import { personSchema, type Person } from '@portal/domain/privacy/person';
import { isRunActive, privacyRunSchema, type PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addAuditEntryTo, type NewAuditEntry } from './audit';
import { castDocument, firestore, readDocument } from './firestore';

type RunKey = Pick<PrivacyRun, 'organizationId' | 'id'>;
type NewRun = Pick<PrivacyRun, 'organizationId' | 'id' | 'kind' | 'requestedBy' | 'requestedByName' | 'jobs' | 'total'>;

const referenceOf = ({ organizationId, id }: RunKey) => firestore().doc(documents.privacyRun(organizationId, id));
const personOf = ({ organizationId, id }: RunKey) => firestore().doc(documents.privacyPerson(organizationId, id));

/** The run in the data of a trigger. */
export function privacyRunFrom(data: Record<string, unknown> | undefined): PrivacyRun | null {
  return castDocument(data, privacyRunSchema);
}

/** Erasures and exports, and how far they are. */
export const privacyRunsStore = {
  async get({ organizationId, id }: RunKey): Promise<PrivacyRun | null> {
    return await readDocument(documents.privacyRun(organizationId, id), privacyRunSchema);
  },

  /** The person whom a run is about; null when it has ended. */
  async person({ organizationId, id }: RunKey): Promise<Person | null> {
    return await readDocument(documents.privacyPerson(organizationId, id), personSchema);
  },

  /**
   * Starts a run, with its entry of the audit trail, unless the same one is under way: two requests start one.
   * @returns whether it was started.
   */
  async start(run: NewRun, person: Person, audit: NewAuditEntry): Promise<boolean> {
    return await firestore().runTransaction(async (transaction) => {
      const current = castDocument((await transaction.get(referenceOf(run))).data(), privacyRunSchema);
      if (current && isRunActive(current) && current.state !== 'checking') return false;
      const {
        createdAt: _createdAt,
        finishedAt: _finishedAt,
        ...fields
      } = privacyRunSchema.cast({
        ...run,
        state: 'queued',
        wakeAt: audit.at,
        step: (current?.step ?? 0) + 1,
      });
      transaction.set(referenceOf(run), { ...fields, createdAt: FieldValue.serverTimestamp() });
      transaction.set(personOf(run), person);
      addAuditEntryTo(transaction, run.organizationId, audit);
      return true;
    });
  },

  /**
   * Takes a run for a step, for some time: a second step waits, a step whose process has died is taken over.
   * @returns null when it has ended, waits for its time, or another step is running.
   */
  async lease(key: RunKey, now: number, leaseMs: number): Promise<PrivacyRun | null> {
    return await firestore().runTransaction(async (transaction) => {
      const run = castDocument((await transaction.get(referenceOf(key))).data(), privacyRunSchema);
      if (!run || !isRunActive(run) || (run.wakeAt ?? 0) > now) return null;
      const taken = { state: run.state === 'queued' ? 'running' : run.state, wakeAt: now + leaseMs } as const;
      transaction.update(referenceOf(key), taken);
      return { ...run, ...taken };
    });
  },

  /** Records a finished place, and extends the step's time. */
  async advance(
    key: RunKey,
    progress: Pick<PrivacyRun, 'cursor' | 'place' | 'found'> & { wakeAt: number },
  ): Promise<void> {
    await referenceOf(key).update({ ...progress, attempts: 0 });
  },

  /** Replaces what is known of the person. */
  async setPerson(key: RunKey, person: Person): Promise<void> {
    await personOf(key).set(person);
  },

  /** Ends a step. The next one begins at that time, at once with null. */
  async finishStep(
    key: RunKey,
    changes: Partial<Pick<PrivacyRun, 'state' | 'cursor' | 'attempts'>>,
    wakeAt: number | null,
  ): Promise<void> {
    await referenceOf(key).update({ ...changes, wakeAt: wakeAt ?? 0, step: FieldValue.increment(1) });
  },

  /** Ends a run and forgets whom it was about. */
  async end(key: RunKey, changes: Pick<PrivacyRun, 'state'> & Partial<PrivacyRun>): Promise<void> {
    const batch = firestore().batch();
    batch.update(referenceOf(key), { ...changes, place: '', wakeAt: null, finishedAt: FieldValue.serverTimestamp() });
    batch.delete(personOf(key));
    await batch.commit();
  },

  /** Removes a run with what it knows. */
  async remove(key: RunKey): Promise<void> {
    const batch = firestore().batch();
    batch.delete(personOf(key));
    batch.delete(referenceOf(key));
    await batch.commit();
  },

  /** Starts the next step of runs that are due or whose process has died. @returns their number. */
  async wake(now: number, max: number): Promise<number> {
    const { docs } = await firestore()
      .collectionGroup('privacyRuns')
      .where('wakeAt', '<=', now)
      .orderBy('wakeAt')
      .limit(max)
      .get();
    await Promise.all(docs.map(({ ref }) => ref.update({ step: FieldValue.increment(1) })));
    return docs.length;
  },

  /** Exports whose files are to be deleted. */
  async expired(now: number, max: number): Promise<RunKey[]> {
    const { docs } = await firestore()
      .collectionGroup('privacyRuns')
      .where('expiresAt', '<=', now)
      .orderBy('expiresAt')
      .limit(max)
      .get();
    return docs.flatMap((one) => castDocument(one.data(), privacyRunSchema) ?? []);
  },
};

/** Documents of one read, and of the whole list. */
const readAtOnce = 60;
const maxListLength = 100_000;

/** The people whom an organization has erased, as keyed hashes of their emails and ids. */
export const erasedPeopleStore = {
  async add(organizationId: string, hashes: readonly string[], now: number): Promise<void> {
    const batch = firestore().batch();
    for (const hash of hashes)
      batch.set(firestore().doc(documents.erasedPerson(organizationId, hash)), { erasedAt: now });
    await batch.commit();
  },

  /** The hashes that are on the list, of these. For many, as of an import, it reads the list. */
  async known(organizationId: string, hashes: readonly string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    if (hashes.length > readAtOnce) {
      const list = firestore().collection(collections.erasedPeople(organizationId));
      const { docs } = await list.select().limit(maxListLength).get();
      return new Set(docs.map(({ id }) => id));
    }
    const references = hashes.map((hash) => firestore().doc(documents.erasedPerson(organizationId, hash)));
    const found = await firestore().getAll(...references);
    return new Set(found.flatMap((one) => (one.exists ? [one.id] : [])));
  },

  async remove(organizationId: string, hashes: readonly string[]): Promise<void> {
    const batch = firestore().batch();
    for (const hash of hashes) batch.delete(firestore().doc(documents.erasedPerson(organizationId, hash)));
    await batch.commit();
  },
};
