import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Ports } from '../runtime/ports';
import type { ResumeFiling } from '../store/resume-index';

/** Parallel calls to a remote parsing service. */
const parallelCalls = 4;

/**
 * Updates the resumes of candidates in the index of their organization, which finds them for other jobs, and in the index
 * of a remote parsing service, if any. Removed candidates and those without a parsed resume are deleted from both.
 * Idempotent.
 */
export async function updateResumeIndex(
  { store, parsing }: Pick<Ports, 'store' | 'parsing'>,
  organizationId: string,
  candidates: readonly JobCandidate[],
): Promise<void> {
  const { indexTermsOfResume } = await import('@portal/matching/grading/index-terms');
  const places = candidates.map(({ id, jobId }) => ({ jobId, candidateId: id }));
  const resumes = await store.candidateGrades.resumesAt(organizationId, places);
  const parsed = new Map(resumes.map((resume) => [resume.candidateId, resume.parsed]));
  const filings = candidates.map(({ id, jobId, isDeleted, email, resume, createdAt }): ResumeFiling => {
    const found = isDeleted ? null : parsed.get(id);
    const place = { jobId, candidateId: id };
    if (!found) return { ...place, filed: null };
    const facts = { email: comparableEmail(email), sha256: resume?.sha256 ?? '' };
    return {
      ...place,
      filed: { ...place, ...facts, addedAt: createdAt?.toMillis() ?? 0, terms: indexTermsOfResume(found) },
    };
  });
  await store.resumeIndex.file(organizationId, filings);
  await updateServiceIndex(parsing, organizationId, filings, parsed);
}

/** Deletes the resume of a deleted candidate from every index. */
export async function removeFromResumeIndex(
  { store, parsing }: Pick<Ports, 'store' | 'parsing'>,
  organizationId: string,
  place: Pick<ResumeFiling, 'jobId' | 'candidateId'>,
): Promise<void> {
  const filings = [{ ...place, filed: null }];
  await store.resumeIndex.file(organizationId, filings);
  await updateServiceIndex(parsing, organizationId, filings, new Map());
}

async function updateServiceIndex(
  { indexes }: Ports['parsing'],
  organizationId: string,
  filings: readonly ResumeFiling[],
  parsed: ReadonlyMap<string, ParsedResume | null>,
): Promise<void> {
  if (!indexes) return;
  const indexId = parserIndexIds.resumes(organizationId);
  for (let start = 0; start < filings.length; start += parallelCalls) {
    await Promise.all(
      filings.slice(start, start + parallelCalls).map(async ({ candidateId, filed }) => {
        const resume = filed && parsed.get(candidateId);
        const place = { indexId, documentId: candidateId };
        await (resume ? indexes.putResume(place, resume) : indexes.removeDocument(place));
      }),
    );
  }
}
