import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { engineInProcess } from './engine-in-process';
import { firestore } from '../store/firestore';
import { freshId, resumeText } from './test-data';

const today = '2025-06-15';

/** Resumes that fit the nurse's job well, less and not at all. */
const variants = [
  resumeText,
  resumeText.replace('Triage, Patient care, Epic, ACLS', 'ACLS').replace('Triage and patient care', 'Care'),
  resumeText.replaceAll('Registered Nurse', 'Line Cook').replaceAll('Nursing', 'Culinary Arts'),
  resumeText.replace('June 2018 - Present', 'June 2009 - May 2011'),
];

let known: Promise<ParsedResume[]> | undefined;

/** A few parsed resumes with different grades. */
export function parsedResumes(): Promise<ParsedResume[]> {
  known ??= Promise.all(
    variants.map(async (text) => {
      const document = { bytes: Buffer.from(text), fileName: 'resume.txt' };
      return (await engineInProcess.parseResume(document, { today, deadline: callDeadline(callSeconds) })).parsed;
    }),
  );
  return known;
}

/** Stores a job with its public link, as the functions leave it before parsing. */
export async function storeJob(organizationId: string, changes: Partial<Job> = {}): Promise<Job> {
  const id = freshId('job');
  const job: Job = {
    ...jobSchema.cast({
      id,
      organizationId,
      createdBy: 'recruiter',
      jobTitle: 'Registered Nurse',
      jobDescription: 'Registered nurse for our intensive care unit in Boston. Triage, patient care, Epic.',
      jobSkills: { requiredSkills: ['Triage', 'Patient care'], preferredSkills: ['Epic'] },
      requiredEducation: { degreeType: 'bachelors', degreeName: 'Nursing' },
      public: { organizationId, publicToken: 'abcdefghij', jobLink: `/organization/abcdefghij/${id}` },
    }),
    ...changes,
  };
  await firestore()
    .doc(documents.job(organizationId, id))
    .set({ ...job });
  return job;
}

/** Stores ungraded candidates of a job with their parsed resumes. */
export async function storeCandidates(job: Job, count: number, changes: object = {}): Promise<string[]> {
  const db = firestore();
  const resumes = await parsedResumes();
  const writer = db.bulkWriter();
  const ids = Array.from({ length: count }, (_, index) => `c${String(index).padStart(6, '0')}-${job.id}`);
  ids.forEach((id, index) => {
    const parsed = resumes[index % resumes.length];
    const { organizationId, id: jobId } = job;
    const candidate = jobCandidateSchema.cast({
      id,
      organizationId,
      jobId,
      fullName: `Jane Doe ${index}`,
      email: `jane.${index}@example.com`,
      public: { organizationId, jobId, publicToken: 'abcdefghij', resumeLink: `/resumes/abcdefghij/${id}` },
      sovren: { documentId: id, sovrenParsedStatus: 'parsed' },
      ...changes,
    });
    void writer.set(db.doc(documents.candidate(organizationId, jobId, id)), candidate);
    void writer.set(db.doc(documents.candidateParsing(organizationId, jobId, id)), { parsed, html: '', grade: null });
  });
  await writer.close();
  return ids;
}
