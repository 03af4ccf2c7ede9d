import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

const parsedFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'occupation',
  'address',
  'skills',
  'reading',
] as const;

/** The fields of a candidate that a parsed resume fills. */
export function candidateFieldsFrom(parsed: ParsedResume): Pick<JobCandidate, (typeof parsedFields)[number]> {
  const { country: _country, ...address } = parsed.address;
  return jobCandidateSchema.pick(parsedFields).cast({
    firstName: parsed.firstName,
    lastName: parsed.lastName,
    fullName: parsed.fullName || [parsed.firstName, parsed.lastName].filter(Boolean).join(' '),
    email: comparableEmail(parsed.email),
    phone: parsed.phone,
    occupation: parsed.summary.currentJobTitle || (parsed.work[0]?.title ?? ''),
    address,
    skills: [...new Set(parsed.skills.map((skill) => skill.name))].slice(0, 200),
    reading: parsed.reading,
  });
}
