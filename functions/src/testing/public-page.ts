import { brandSchema } from '@portal/domain/brands/brand';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { encodePublicToken, publicNumberRange } from '@portal/domain/links/public-token';
import { newOrganization, type Organization } from '@portal/domain/organizations/organization';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { publicCandidateSettingsSchema } from '@portal/domain/organizations/public-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { Timestamp } from 'firebase-admin/firestore';
import { randomInt } from 'node:crypto';
import { firestore } from '../store/firestore';
import { bucket, freshId, read, signIn, write, type SignedIn, type World } from './test-data';

/** A public resume page in the database. */
export interface PublicPage {
  organizationId: string;
  jobId: string;
  candidateId: string;
  publicToken: string;
}

export function freshToken(): string {
  return encodePublicToken(randomInt(publicNumberRange.min, publicNumberRange.max));
}

export async function saveOrganization(id: string, changes: Partial<Organization> = {}): Promise<void> {
  const brands = [brandSchema.cast({ id: 'b', name: 'Blue' })];
  const organization = { ...newOrganization({ id, name: 'Northwind Staffing', brands }), ...changes };
  for (const [path, data] of organizationDocuments(organization)) await write(path, data);
}

/** A job with its public page. It has no description, so that no trigger parses anything. */
export async function saveJob(
  owner: SignedIn,
  changes: Partial<Job> = {},
): Promise<{ jobId: string; publicToken: string }> {
  const [jobId, publicToken, organizationId] = [freshId('job'), freshToken(), owner.organizationId ?? ''];
  const job = jobSchema.cast({
    id: jobId,
    organizationId,
    createdBy: owner.uid,
    jobTitle: 'Registered Nurse',
    public: { organizationId, publicToken, jobLink: `/organization/${publicToken}/${jobId}` },
  });
  await write(documents.publicJob(jobId), { organizationId, jobId, publicToken });
  await write(documents.job(organizationId, jobId), { ...job, createdAt: Timestamp.now(), ...changes });
  return { jobId, publicToken };
}

/** A candidate with its public page and its document. */
export async function saveCandidate(
  owner: SignedIn,
  jobId: string,
  changes: Partial<JobCandidate> & { linkExpiry?: number } = {},
): Promise<PublicPage> {
  const { linkExpiry, ...fields } = changes;
  const [candidateId, publicToken, organizationId] = [freshId('candidate'), freshToken(), owner.organizationId ?? ''];
  const storagePath = storagePaths.resume(organizationId, jobId, candidateId, 'jane.txt');
  await bucket().write(storagePath, Buffer.from('Jane Doe, nurse'), 'text/plain; charset=utf-8');
  const candidate = jobCandidateSchema.cast({
    id: candidateId,
    organizationId,
    jobId,
    fullName: 'Jane Doe',
    occupation: 'Nurse',
    createdBy: owner.uid,
    recruiterId: owner.uid,
    resume: { storagePath, fileName: 'jane.txt', contentType: 'text/plain; charset=utf-8', size: 15, sha256: 'x' },
    summary: { recruiterNotes: 'Calm at night', privateNotes: 'Too expensive' },
    public: { organizationId, jobId, publicToken, resumeLink: `/resumes/${publicToken}/${candidateId}` },
    sovren: { sovrenParsedStatus: 'parsed', weightedScore: 26 },
  });
  await write(documents.candidateParsing(organizationId, jobId, candidateId), {
    parsed: parsedResumeSchema.cast({ work: [{ title: 'Nurse', companyName: 'Mercy Hospital' }] }),
  });
  await write(documents.publicCandidate(candidateId), { organizationId, jobId, publicToken });
  await write(documents.candidate(organizationId, jobId, candidateId), {
    ...candidate,
    ...fields,
    public: { ...candidate.public, linkExpiry: linkExpiry === undefined ? null : Timestamp.fromMillis(linkExpiry) },
  });
  return { organizationId, jobId, candidateId, publicToken };
}

/**
 * The page of a candidate whose viewers may get a copy of their feedback, created by a recruiter of the first
 * organization.
 */
export async function savePageWithCopies(
  world: World,
): Promise<{ recruiter: SignedIn; job: { jobId: string; publicToken: string }; page: PublicPage }> {
  const recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, {
    productFeature: productFeatureSchema.cast({ candidate: { expiryLink: '1' } }),
    publicCandidate: publicCandidateSettingsSchema.cast({ sendFeedbackCopyToUser: true }),
  });
  const job = await saveJob(recruiter);
  return { recruiter, job, page: await saveCandidate(recruiter, job.jobId) };
}

/** The counters of a candidate. */
export async function countersOf({ organizationId, jobId, candidateId }: PublicPage) {
  const stored = jobCandidateSchema.cast(await read(documents.candidate(organizationId, jobId, candidateId)), {
    assert: false,
  });
  const { upVotes, downVotes, pageViews } = stored.public;
  return { upVotes, downVotes, pageViews, ...stored.analytics };
}

/** The documents below a candidate. */
export async function below(
  page: PublicPage,
  kind: 'candidateViews' | 'candidateVotes' | 'candidateFeedback' | 'candidateEvents' | 'candidateRecipients',
): Promise<Record<string, unknown>[]> {
  const path = collections[kind](page.organizationId, page.jobId, page.candidateId);
  return (await firestore().collection(path).get()).docs.map((snapshot) => snapshot.data());
}

export function viewer() {
  return { guid: freshId('viewer'), alias: 'Red Fox', email: '', sessionUID: freshId('session'), windowGUID: 'w' };
}
