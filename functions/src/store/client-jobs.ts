import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { companyKey } from '@portal/domain/client-connect/client-jobs';
import {
  isShownToClients,
  listedJobOf,
  listedJobSchema,
  maxShownCandidates,
  type ListedJob,
} from '@portal/domain/client-connect/listed-job';
import { activitySchema, type Activity } from '@portal/domain/events/activity';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { resumeAnswers, type ResumeAnswer } from '@portal/domain/votes/vote';
import type { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { addActivity } from './add-activity';
import { castDocument, firestore } from './firestore';

/** Most answers of a contact in a job that are read, changed ones included; older ones are not shown. */
const maxAnswers = 600;

/** Which jobs of a list: open or closed ones, the newest of those below another one. */
export interface WantedJobs {
  isClosed: boolean;
  /** The last job of the page before; null for the first page. */
  after: Pick<ListedJob, 'id' | 'createdAt'> | null;
  max: number;
}

/** An answer, and the viewer whose vote a change replaces. */
interface ClientAnswer {
  answer: ResumeAnswer;
  guid: string;
}

/** Jobs and candidates as Client Connect shows them. */
export const clientJobsStore = {
  /** The newest listed jobs whose client contact has this email, open or closed ones. */
  async ofContact(organizationId: string, email: string, wanted: WantedJobs): Promise<ListedJob[]> {
    return email === '' ? [] : await listed(organizationId, { field: 'contactEmail', value: email }, wanted);
  },

  /** The newest listed jobs of a company, open or closed ones. */
  async ofCompany(organizationId: string, companyName: string, wanted: WantedJobs): Promise<ListedJob[]> {
    const value = companyKey(companyName);
    return value === '' ? [] : await listed(organizationId, { field: 'companyKey', value }, wanted);
  },

  /** Those of these jobs that are listed, open and closed ones. */
  async listedOf(organizationId: string, jobIds: readonly string[]): Promise<ListedJob[]> {
    if (jobIds.length === 0) return [];
    const db = firestore();
    const snapshots = await db.getAll(...jobIds.map((jobId) => db.doc(documents.clientJob(organizationId, jobId))));
    return snapshots.flatMap((snapshot) => castDocument(snapshot.data(), listedJobSchema) ?? []);
  },

  /**
   * Updates a job in the lists of clients after it or its candidates have changed. Idempotent. The triggers call it; what
   * staff show or hide for clients does so too, so that it counts with the client's next request.
   */
  async list(organizationId: string, jobId: string): Promise<void> {
    await firestore().runTransaction((transaction) => listIn(transaction, organizationId, jobId));
  },

  /** The candidates of a job that are shown in Client Connect, at most {@link maxShownCandidates}, by id. */
  async shownCandidates(organizationId: string, jobId: string): Promise<JobCandidate[]> {
    return candidatesIn(await shownQuery(organizationId, jobId).get());
  },

  /** What the owner of an email answered last about the candidates of a job: by vote, or by feedback after it. */
  async answersOf(organizationId: string, jobId: string, email: string): Promise<Map<string, ClientAnswer>> {
    const answers = new Map<string, ClientAnswer>();
    if (email === '') return answers;
    const { docs } = await answersIn(collections.jobEvents(organizationId, jobId), email).limit(maxAnswers).get();
    for (const document of docs) {
      const event = castDocument(document.data(), activitySchema);
      const answer = event && answerIn(event);
      // The newest comes first.
      if (answer && !answers.has(event.candidateId)) answers.set(event.candidateId, answer);
    }
    return answers;
  },

  /** What the owner of an email answered last about a candidate; null before an answer. */
  async answerOf({ organizationId, jobId, candidateId }: CandidateKey, email: string): Promise<ClientAnswer | null> {
    if (email === '') return null;
    const events = collections.candidateEvents(organizationId, jobId, candidateId);
    const [last] = (await answersIn(events, email).limit(1).get()).docs;
    const event = castDocument(last?.data(), activitySchema);
    return event && answerIn(event);
  },

  /** Shows a job in Client Connect or hides it. @returns false for a missing job. */
  async setVisibility(
    { organizationId, jobId }: { organizationId: string; jobId: string },
    visibility: 'shown' | 'hidden',
    activity: Partial<Activity> & Pick<Activity, 'eventType'>,
  ): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.job(organizationId, jobId));
    const isThere = await db.runTransaction(async (transaction) => {
      if (!(await transaction.get(reference)).exists) return false;
      transaction.update(reference, { 'clientConnect.visibility': visibility });
      addActivity(transaction, collections.jobEvents(organizationId, jobId), activity);
      return true;
    });
    if (isThere) await this.list(organizationId, jobId);
    return isThere;
  },

  /** Shows candidates of a job in Client Connect or hides them. @returns how many changed. */
  async setShown(
    { organizationId, jobId }: { organizationId: string; jobId: string },
    candidateIds: readonly string[],
    isShown: boolean,
    activityOf: (candidate: JobCandidate) => Partial<Activity> & Pick<Activity, 'eventType'>,
  ): Promise<number> {
    const db = firestore();
    const references = [...new Set(candidateIds)].map((id) => db.doc(documents.candidate(organizationId, jobId, id)));
    const snapshots = await db.getAll(...references);
    const batch = db.batch();
    let changed = 0;
    for (const snapshot of snapshots) {
      const candidate = castDocument(snapshot.data(), jobCandidateSchema);
      if (!candidate || candidate.isDeleted || candidate.submissionStatus.portal === isShown) continue;
      changed += 1;
      batch.update(snapshot.ref, {
        'submissionStatus.portal': isShown,
        ...(isShown ? { 'submissionStatus.shownAt': FieldValue.serverTimestamp() } : {}),
        activityAt: FieldValue.serverTimestamp(),
      });
      addActivity(batch, collections.candidateEvents(organizationId, jobId, candidate.id), activityOf(candidate));
    }
    await batch.commit();
    if (changed > 0) await this.list(organizationId, jobId);
    return changed;
  },

  /** Stores a job that a client contact adds. */
  async add(job: Job, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    const { public: _public, grading: _grading, integration: _integration, ...stored } = job;
    await firestore()
      .doc(documents.job(job.organizationId, job.id))
      .create({ ...stored, createdAt: at, activityAt: at });
    await this.list(job.organizationId, job.id);
  },

  /** Lets a contact see a job, with an entry in its history unless there is none to name. */
  async share(
    { organizationId, jobId, contactId }: { organizationId: string; jobId: string; contactId: string },
    activity: (Partial<Activity> & Pick<Activity, 'eventType'>) | null,
  ): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.update(db.doc(documents.clientContact(organizationId, contactId)), {
      sharedJobsId: FieldValue.arrayUnion(jobId),
    });
    if (activity) addActivity(batch, collections.jobEvents(organizationId, jobId), activity);
    await batch.commit();
  },
};

/** The events of an email's answers, the newest first. */
function answersIn(events: string, email: string): Query {
  return firestore()
    .collection(events)
    .where('data.email', '==', email)
    .where('eventType', 'in', ['feedbackVote', 'feedbackSubmit'])
    .orderBy('date', 'desc');
}

function answerIn({ eventType, data }: Activity): ClientAnswer | null {
  const given = eventType === 'feedbackSubmit' ? (data.approve === true ? 'positive' : 'negative') : data.vote;
  const answer = resumeAnswers.find((one) => one === given);
  return answer && typeof data.guid === 'string' ? { answer, guid: data.guid } : null;
}

async function listed(
  organizationId: string,
  { field, value }: { field: 'contactEmail' | 'companyKey'; value: string },
  { isClosed, after, max }: WantedJobs,
): Promise<ListedJob[]> {
  const jobs = firestore().collection(collections.clientJobs(organizationId));
  const newest = jobs
    .where(field, '==', value)
    .where('isClosed', '==', isClosed)
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc');
  const page = after ? newest.startAfter(after.createdAt, after.id) : newest;
  const { docs } = await page.limit(max).get();
  return docs.flatMap((document) => castDocument(document.data(), listedJobSchema) ?? []);
}

/** Updates a job in the lists of clients, in a transaction that has written nothing. */
export async function listIn(transaction: Transaction, organizationId: string, jobId: string): Promise<void> {
  const db = firestore();
  const [snapshot, shown] = await Promise.all([
    transaction.get(db.doc(documents.job(organizationId, jobId))),
    transaction.get(shownQuery(organizationId, jobId)),
  ]);
  const job = castDocument(snapshot.data(), jobSchema);
  const entry = job && listedJobOf(job, candidatesIn(shown));
  const reference = db.doc(documents.clientJob(organizationId, jobId));
  if (entry) transaction.set(reference, { ...entry, createdAt: entry.createdAt ?? null });
  else transaction.delete(reference);
}

function shownQuery(organizationId: string, jobId: string): Query {
  const candidates = firestore().collection(collections.candidates(organizationId, jobId));
  return candidates.where('submissionStatus.portal', '==', true).orderBy('__name__').limit(maxShownCandidates);
}

function candidatesIn({ docs }: QuerySnapshot): JobCandidate[] {
  const shown = docs.flatMap((document) => castDocument(document.data(), jobCandidateSchema) ?? []);
  return shown.filter(isShownToClients);
}
