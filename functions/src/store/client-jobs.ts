import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { hasWithdrawn } from '@portal/domain/candidates/agreement';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { activitySchema, type Activity } from '@portal/domain/events/activity';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { searchTokensField } from '@portal/domain/search/searchable';
import { queryTokens } from '@portal/domain/search/tokens';
import { resumeAnswers, type ResumeAnswer } from '@portal/domain/votes/vote';
import type { Query } from 'firebase-admin/firestore';
import { addActivity } from './add-activity';
import { castDocument, firestore } from './firestore';

/** Most jobs that a client contact sees; the newest of a company with more. */
const maxJobs = 200;
/** Most candidates of a job that are shown. */
const maxShown = 200;
/** Most answers of a contact in a job that are read, changed ones included; older ones are not shown. */
const maxAnswers = 600;

/** An answer, and the viewer whose vote a change replaces. */
interface ClientAnswer {
  answer: ResumeAnswer;
  guid: string;
}

/** Jobs and candidates as Client Connect shows them. */
export const clientJobsStore = {
  /** Jobs that name this email as their client contact. */
  async ofContact(organizationId: string, email: string): Promise<Job[]> {
    const jobs = firestore().collection(collections.jobs(organizationId));
    return await jobsIn(jobs.where('contact.email', '==', email));
  },

  /** Jobs with all words of a company's name; the caller compares the name itself. */
  async ofCompany(organizationId: string, companyName: string): Promise<Job[]> {
    const tokens = queryTokens(companyName);
    if (tokens.length === 0) return [];
    let found: Query = firestore().collection(collections.jobs(organizationId));
    for (const token of tokens) found = found.where(`${searchTokensField}.${token}`, '==', true);
    return await jobsIn(found);
  },

  /** The candidates of a job that are shown in Client Connect. */
  async shownCandidates(organizationId: string, jobId: string): Promise<JobCandidate[]> {
    const candidates = firestore().collection(collections.candidates(organizationId, jobId));
    const { docs } = await candidates.where('submissionStatus.portal', '==', true).limit(maxShown).get();
    const shown = docs.flatMap((document) => castDocument(document.data(), jobCandidateSchema) ?? []);
    return shown.filter((candidate) => !candidate.isDeleted && !hasWithdrawn(candidate));
  },

  /** What the owner of an email answered last about the candidates of a job: by vote, or by feedback after it. */
  async answersOf(organizationId: string, jobId: string, email: string): Promise<Map<string, ClientAnswer>> {
    const answers = new Map<string, ClientAnswer>();
    if (email === '') return answers;
    const { docs } = await firestore()
      .collection(collections.jobEvents(organizationId, jobId))
      .where('data.email', '==', email)
      .where('eventType', 'in', ['feedbackVote', 'feedbackSubmit'])
      .orderBy('date', 'desc')
      .limit(maxAnswers)
      .get();
    for (const document of docs) {
      const event = castDocument(document.data(), activitySchema);
      const answer = event && answerIn(event);
      // The newest comes first.
      if (answer && !answers.has(event.candidateId)) answers.set(event.candidateId, answer);
    }
    return answers;
  },

  /** Shows a job in Client Connect or hides it. @returns false for a missing job. */
  async setVisibility(
    { organizationId, jobId }: { organizationId: string; jobId: string },
    visibility: 'shown' | 'hidden',
    activity: Partial<Activity> & Pick<Activity, 'eventType'>,
  ): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.job(organizationId, jobId));
    return await db.runTransaction(async (transaction) => {
      if (!(await transaction.get(reference)).exists) return false;
      transaction.update(reference, { 'clientConnect.visibility': visibility });
      addActivity(transaction, collections.jobEvents(organizationId, jobId), activity);
      return true;
    });
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
    return changed;
  },

  /** Stores a job that a client contact adds. */
  async add(job: Job, now: number): Promise<void> {
    const at = Timestamp.fromMillis(now);
    const { public: _public, grading: _grading, integration: _integration, ...stored } = job;
    await firestore()
      .doc(documents.job(job.organizationId, job.id))
      .create({ ...stored, createdAt: at, activityAt: at });
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

function answerIn({ eventType, data }: Activity): ClientAnswer | null {
  const given = eventType === 'feedbackSubmit' ? (data.approve === true ? 'positive' : 'negative') : data.vote;
  const answer = resumeAnswers.find((one) => one === given);
  return answer && typeof data.guid === 'string' ? { answer, guid: data.guid } : null;
}

async function jobsIn(found: Query): Promise<Job[]> {
  const { docs } = await found.limit(maxJobs).get();
  return docs.flatMap((document) => castDocument(document.data(), jobSchema) ?? []);
}
