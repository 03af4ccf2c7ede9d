import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Ports } from '../runtime/ports';
import type { ResumeFiling } from '../store/resume-index';

/** Resumes that a remote service is told of at the same time. */
const simultaneousCalls = 4;

/**
 * Files the resumes of candidates in the index of their organization, by which they are found for other jobs, and in
 * the service's own if it keeps one; who was removed or has no parsed resume goes from them. Doing it again changes
 * nothing.
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

/** Takes the resume of a candidate who is gone out of every index. */
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
  for (let start = 0; start < filings.length; start += simultaneousCalls) {
    await Promise.all(
      filings.slice(start, start + simultaneousCalls).map(async ({ candidateId, filed }) => {
        const resume = filed && parsed.get(candidateId);
        const place = { indexId, documentId: candidateId };
        await (resume ? indexes.putResume(place, resume) : indexes.removeDocument(place));
      }),
    );
  }
}
