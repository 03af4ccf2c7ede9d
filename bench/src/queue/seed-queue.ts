import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { firestore } from '@portal/functions/store/firestore';
import { storeJob } from '@portal/functions/testing/graded-job';

/** The fields of a job that come from its parsed description. */
export function detailsOf({ title, text, skills, certifications }: ParsedJob): Partial<Job> {
  const names = (isRequired: boolean) =>
    skills.filter(({ required }) => required === isRequired).map(({ name }) => name);
  return {
    jobTitle: title,
    jobDescription: text,
    jobSkills: { requiredSkills: names(true), preferredSkills: names(false) },
    certifications: certifications.map(({ name }) => name),
  };
}

/**
 * Stores a job and its candidates with their parsed resumes, as the functions leave them: no files, nobody graded.
 * @param html The HTML of a resume for display, which grading does not use.
 */
export async function seedQueue(
  organizationId: string,
  options: { job: ParsedJob; resumes: readonly ParsedResume[]; count: number; html: string },
): Promise<Job> {
  const { resumes, count, html } = options;
  const job = await storeJob(organizationId, detailsOf(options.job));
  const db = firestore();
  const writer = db.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const id = `c${String(index).padStart(6, '0')}-${job.id}`;
    const parsed = resumes[index % resumes.length];
    const candidate = jobCandidateSchema.cast({
      id,
      organizationId,
      jobId: job.id,
      fullName: `${parsed?.fullName ?? ''} ${index}`,
      email: `person.${index}@example.com`,
      public: { organizationId, jobId: job.id, publicToken: 'abcdefghij', resumeLink: `/resumes/abcdefghij/${id}` },
      sovren: { documentId: id, sovrenParsedStatus: 'parsed' },
    });
    void writer.set(db.doc(documents.candidate(organizationId, job.id, id)), candidate);
    const path = documents.candidateParsing(organizationId, job.id, id);
    void writer.set(db.doc(path), { parsed, html, grade: null });
    // A few hundred at a time, to limit the memory.
    if (index % 250 === 249) await writer.flush();
  }
  await writer.close();
  return job;
}
