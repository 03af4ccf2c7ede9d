import { dayMs } from '@portal/domain/constants/time';
import { documents } from '@portal/domain/paths/firestore-paths';
import { createCandidate } from '@portal/functions/candidates/create-candidate';
import { gradeCandidates, gradedJobOf } from '@portal/functions/grading/grade-candidates';
import { parseAndStoreResume } from '@portal/functions/parsing/parse-and-store-resume';
import { callDeadline, callSeconds } from '@portal/functions/runtime/call-deadline';
import type { Ports } from '@portal/functions/runtime/ports';
import { firestore } from '@portal/functions/store/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { fitPersona } from '../documents/fit-persona';
import { makePersona } from '../documents/persona';
import type { Seniority } from '../documents/persona-types';
import { professionOf } from '../documents/professions/index';
import { createRandom } from '../documents/random';
import { listVariants, makeResume } from '../documents/render-resume';
import { makeStyle } from '../documents/style';
import { demoAccounts } from './accounts';
import type { DemoJob } from './seed-jobs';
import { lastWorkingTime, workingTime } from './working-time';

export interface DemoCandidate {
  organizationId: string;
  jobId: string;
  candidateId: string;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/** Other formats are rare among real uploads. */
const variants = listVariants().filter(({ format }) => format === 'pdf' || format === 'docx');

/**
 * Adds a candidate to a job with the product's own use cases: document, parsing, index, candidate, grade.
 * @param number index among the candidates of the job; seeds the persona.
 */
export async function seedCandidate(ports: Ports, job: DemoJob, number: number, now: number): Promise<DemoCandidate> {
  const random = createRandom('demo-candidate', job.jobId, number);
  const original = makePersona({
    seed: `${job.jobId}-${number}`,
    profession: professionOf(professionFor(job, random.next())),
    country: random.chance(0.85) ? 'US' : random.pick(['CA', 'GB', 'DE'] as const),
    quality: random.pick(['polished', 'polished', 'plain', 'careless'] as const),
    seniority: random.chance(0.5) ? job.seniority : random.pick<Seniority>(['entry', 'mid', 'senior']),
    today: new Date(now).toISOString().slice(0, 10),
  });
  // A random share of the required skills spreads the scores of a job.
  const persona = fitPersona(original, job.made, random.next());
  const variant = random.pick(variants);
  const { bytes, fileName } = await makeResume(persona, {
    ...variant,
    style: makeStyle(persona.seed, persona.quality),
  });
  const addedAt = Math.min(
    lastWorkingTime(now - 3_600_000),
    workingTime(job.createdAt + random.int(1, 14) * dayMs, random),
  );
  const key = keyOf(job, number);

  await parseAndStoreResume(
    { ...ports, deadline: callDeadline(callSeconds) },
    { organizationId: key.organizationId, documentId: key.candidateId, bytes, fileName },
  );
  const stored = await ports.store.jobs.get(key.organizationId, key.jobId);
  if (!stored) throw new Error(`the job ${key.jobId} is missing`);
  await createCandidate(ports, {
    job: stored,
    candidateId: key.candidateId,
    fileName,
    file: { bytes },
    source: number % 6 === 5 ? 'publicUpload' : 'upload',
    createdBy: job.createdBy,
    actorName: demoAccounts.find(({ uid }) => uid === job.createdBy)?.name ?? '',
  });
  const gradedJob = await gradedJobOf(ports, stored);
  if (gradedJob) await gradeCandidates(ports, { job: stored, gradedJob, candidateIds: [key.candidateId] });
  await setBack(key, addedAt, random.chance(0.3));
  return { ...key, addedAt };
}

/** Whether the candidate was added in full; backdating is the last step. */
export async function isSeeded(job: DemoJob, number: number): Promise<boolean> {
  const { organizationId, jobId, candidateId } = keyOf(job, number);
  const stored = await firestore()
    .doc(documents.candidate(organizationId, jobId, candidateId))
    .get();
  const createdAt: unknown = stored.get('createdAt');
  return createdAt instanceof Timestamp && stored.createTime !== undefined && createdAt < stored.createTime;
}

function keyOf({ organizationId, jobId }: DemoJob, number: number): Omit<DemoCandidate, 'addedAt'> {
  return { organizationId, jobId, candidateId: `${jobId}-c${number}` };
}

/** Mostly the job's profession, sometimes a related one. */
function professionFor(job: DemoJob, chance: number): string {
  const { neighbours } = professionOf(job.professionId);
  const neighbour = neighbours[Math.floor(chance * 100) % Math.max(1, neighbours.length)];
  return chance > 0.65 && neighbour ? neighbour : job.professionId;
}

/** Backdates the candidate and marks some as submitted. */
async function setBack(key: Omit<DemoCandidate, 'addedAt'>, addedAt: number, isSubmitted: boolean): Promise<void> {
  const at = Timestamp.fromMillis(addedAt);
  await firestore()
    .doc(documents.candidate(key.organizationId, key.jobId, key.candidateId))
    .update({
      createdAt: at,
      activityAt: at,
      ...(isSubmitted ? { 'submissionStatus.accountManager': true, 'submissionStatus.submittedDate': at } : {}),
    });
}
