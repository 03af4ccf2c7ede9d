import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import {
  jobCandidateSchema,
  jobCandidateSchemaVersion,
  type JobCandidate,
} from '@portal/domain/candidates/job-candidate';
import type { CandidateSource, Origin } from '@portal/domain/candidates/origin';
import type { OriginalParsing, ResumeParsing } from '@portal/domain/candidates/parsing-record';
import type { ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { defaultResumeLinkAgeDays } from '@portal/domain/constants/public-links';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { linkExpiryFrom } from '@portal/domain/links/link-expiry';
import { publicLinks } from '@portal/domain/links/public-links';
import { distinctEmails } from '@portal/domain/privacy/person';
import { linkAgeDays } from '@portal/domain/organizations/link-settings';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { privacyTexts } from '@portal/domain/texts/privacy';
import { restrictionTexts } from '@portal/domain/texts/restriction';
import { firstActiveTeamMember } from '../users/active-team-member';
import type { Ports } from '../runtime/ports';
import type { IndexedResume } from '../store/parser-documents';
import { wereErased } from './erased-people';
import { restrictedAmong } from './restricted-people';
import { candidateFieldsFrom } from './candidate-fields';
import { contentTypeOf } from '../uploads/content-types';
import { newPublicToken, newLinkSecrets } from '../jobs/link-secrets';

type CandidatePorts = Pick<Ports, 'store' | 'files' | 'clock' | 'random' | 'config'>;

export interface CandidateRequest {
  job: Job;
  /** The id of the resume in the index. */
  candidateId: string;
  fileName: string;
  /** The file, or its staged path. A staged file is copied; the caller removes it. */
  file: { stagedPath: string } | { bytes: Uint8Array };
  source: CandidateSource;
  /** Where the data of a copy first came from. */
  origin?: Origin;
  /** Uid of the user; empty for applicants. */
  createdBy: string;
  /** Name of the user or applicant, for the activity. */
  actorName: string;
  /** Fields that override the parsed resume. */
  fields?: Partial<JobCandidate>;
  /** Corrections of the copied resume; the indexed resume includes them already. */
  corrected?: { keys: ResumeParsing['keys']; original: OriginalParsing; corrections: ResumeCorrections } | undefined;
}

/**
 * Creates a candidate from an indexed resume: file, document, parsing, public link and secrets, all or nothing. Repeating
 * the call with the same id changes nothing.
 * @throws PortalError `conflict` for a closed job or an id that belongs to a candidate of another job;
 *   also for a person who was erased, unless the person applies; `invalidRequest` when the index has no resume with this id; `notFound` when the staged file is gone.
 */
export async function createCandidate(
  ports: CandidatePorts,
  request: CandidateRequest,
): Promise<{ candidateId: string; resumeLink: string; isNew: boolean }> {
  const { job, candidateId } = request;
  const key = { organizationId: job.organizationId, jobId: job.id, candidateId };
  const existing = await ports.store.candidates.get(key);
  if (existing) return { candidateId, resumeLink: existing.public.resumeLink, isNew: false };
  if (job.status !== jobStatus.open) throw new PortalError('conflict', { userMessage: publicJobTexts.closed });

  const indexed = await ports.store.parserDocuments.resume(parserIndexIds.resumes(job.organizationId), candidateId);
  if (!indexed) throw new PortalError('invalidRequest', { detail: 'resume is not in the index' });

  const storagePath = storagePaths.resume(job.organizationId, job.id, candidateId, request.fileName);
  try {
    await requireSameFile(ports, request, indexed);
    await placeFile(ports, request, storagePath, contentTypeOf(indexed.fileType));
  } catch (error) {
    // The first call of a double click has removed the staged file.
    return await createdOr(ports, key, () => {
      throw error;
    });
  }
  let isNew: boolean;
  try {
    const [publicToken, ageDays] = await Promise.all([newPublicToken(ports), ageOfLink(ports, request)]);
    const candidate = newCandidate(request, indexed, { storagePath, publicToken, now: ports.clock.now() });
    await requireWelcome(ports, candidate);
    candidate.refusesAiTexts = await refusesAiTexts(ports, candidate);
    isNew = await ports.store.candidates.create({
      candidate,
      linkExpiry: linkExpiryFrom(ageDays, ports.clock.now()),
      parsing: { parsed: indexed.parsed, html: indexed.html, grade: null, keys: request.corrected?.keys ?? null },
      corrected: request.corrected,
      secrets: newLinkSecrets(ports.random),
      activity: {
        eventType: request.source === 'publicUpload' ? 'resumeUploaded' : 'candidateAdded',
        userId: request.createdBy,
        actorName: request.actorName,
        candidateId,
        candidateName: candidate.fullName,
      },
    });
  } catch (error) {
    // The commit may have succeeded without an answer, so the file is removed only if it has not.
    return await createdOr(ports, key, async () => {
      await ports.files.remove(storagePath);
      throw error;
    });
  }
  // If a parallel call has created it, both files have the same path and content.
  const made = await createdOr(ports, key, async () => {
    await ports.files.remove(storagePath);
    throw new PortalError('conflict', { detail: 'candidate id belongs to another job' });
  });
  return { ...made, isNew };
}

/** Who was erased or must not be processed comes back by an application of their own alone. */
async function requireWelcome(
  ports: CandidatePorts,
  { organizationId, source, email, candidateBHId }: JobCandidate,
): Promise<void> {
  if (source === 'publicUpload') return;
  const [isErased] = await wereErased(ports, organizationId, [{ email, atsId: candidateBHId }]);
  if (isErased) throw new PortalError('conflict', { userMessage: privacyTexts.erasedBefore });
  const person = { email, atsId: candidateBHId };
  const isRestricted = await restrictedAmong(ports, organizationId, [person]);
  if (isRestricted(person)) {
    throw new PortalError('conflict', { userMessage: restrictionTexts.refused });
  }
}

/** Whether the person has refused AI texts as candidate of another job. */
async function refusesAiTexts(
  { store }: CandidatePorts,
  { organizationId, email }: Pick<JobCandidate, 'organizationId' | 'email'>,
): Promise<boolean> {
  const known = await store.personDocuments.candidatesBy(organizationId, 'email', distinctEmails([email]));
  return known.some((one) => one.refusesAiTexts);
}

/** The candidate if any call has created it, else the result of `otherwise`. */
async function createdOr(
  ports: CandidatePorts,
  key: { organizationId: string; jobId: string; candidateId: string },
  otherwise: () => Promise<never> | never,
): Promise<{ candidateId: string; resumeLink: string; isNew: boolean }> {
  const made = await ports.store.candidates.get(key);
  if (!made) return await otherwise();
  return { candidateId: key.candidateId, resumeLink: made.public.resumeLink, isNew: false };
}

/** Days until the link expires: of the candidate owner's brand, else of the organization. */
async function ageOfLink({ store }: CandidatePorts, { job, createdBy }: CandidateRequest): Promise<number> {
  const [organization, user] = await Promise.all([
    store.organizations.get(job.organizationId),
    firstActiveTeamMember(store, { job, candidate: { createdBy } }, [createdBy, job.recruiterId, job.createdBy]),
  ]);
  if (!organization) return defaultResumeLinkAgeDays;
  return linkAgeDays(organization, resolveBrand(organization, user?.selectedBrand));
}

/**
 * Requires that the stored file is the parsed one. The path is not enough, because its content may have been replaced.
 */
export async function requireSameFile(
  ports: Pick<Ports, 'files'>,
  { file }: Pick<CandidateRequest, 'file'>,
  indexed: IndexedResume,
): Promise<void> {
  const hash = createHash('sha256');
  if ('bytes' in file) hash.update(file.bytes);
  else await ports.files.hash(file.stagedPath, hash);
  if (hash.digest('hex') !== indexed.sha256) {
    throw new PortalError('invalidRequest', { detail: 'file is not the one in the index' });
  }
}

/** Writes or copies the file of a resume to its place. */
export async function placeFile(
  ports: Pick<Ports, 'files'>,
  { file }: Pick<CandidateRequest, 'file'>,
  to: string,
  contentType: string,
): Promise<void> {
  if ('bytes' in file) await ports.files.write(to, file.bytes, contentType);
  else await ports.files.copy(file.stagedPath, to, contentType);
}

function newCandidate(
  request: CandidateRequest,
  indexed: IndexedResume,
  { storagePath, publicToken, now }: { storagePath: string; publicToken: string; now: number },
): JobCandidate {
  const { job, candidateId } = request;
  return jobCandidateSchema.cast({
    ...candidateFieldsFrom(indexed.parsed),
    ...request.fields,
    id: candidateId,
    organizationId: job.organizationId,
    jobId: job.id,
    schemaVersion: jobCandidateSchemaVersion,
    resume: {
      storagePath,
      fileName: request.fileName,
      contentType: contentTypeOf(indexed.fileType),
      size: indexed.size,
      sha256: indexed.sha256,
    },
    source: request.source,
    origin: request.origin ?? { source: request.source, at: Timestamp.fromMillis(now), by: request.actorName },
    isPublicResumeUpload: request.source === 'publicUpload',
    createdBy: request.createdBy,
    recruiterId: request.createdBy || job.recruiterId,
    public: {
      organizationId: job.organizationId,
      jobId: job.id,
      publicToken,
      resumeLink: publicLinks.resume(publicToken, candidateId),
    },
    sovren: {
      documentId: candidateId,
      indexId: parserIndexIds.resumes(job.organizationId),
      sovrenParsedStatus: 'parsed',
      engineVersion: indexed.parsed.engineVersion,
    },
  });
}
