import { parseResume, readDocument } from '@portal/matching';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { ApiError } from './api-error';

/** `resume/convertToText`. @throws ApiError 400 for a file that cannot be read. */
export async function documentText(content: Buffer): Promise<string> {
  return (await read(content)).text;
}

/** `resume/parseToCandidate`. @throws ApiError 400 for a file that cannot be read. */
export async function parseToCandidate(content: Buffer): Promise<object> {
  const document = await read(content);
  const resume: ParsedResume = parseResume(document, { today: new Date().toISOString().slice(0, 10) });
  return {
    candidate: {
      firstName: resume.firstName,
      lastName: resume.lastName,
      name: resume.fullName,
      email: resume.email,
      phone: resume.phones[0]?.asWritten ?? '',
      description: document.text,
    },
    candidateEducation: resume.education.map(({ school, degree, major, endDate }) => ({
      school,
      degree,
      major,
      graduationDate: dateOf(endDate),
    })),
    candidateWorkHistory: resume.work.map(({ title, companyName, startDate, endDate, description }) => ({
      title,
      companyName,
      startDate: dateOf(startDate),
      endDate: dateOf(endDate),
      comments: description,
    })),
    skillList: resume.skills.map((skill) => skill.name),
  };
}

async function read(content: Buffer) {
  return await readDocument(content).catch(() => {
    throw new ApiError(400, 'errors.resume.cannotConvert', 'The file could not be converted.');
  });
}

/** `2020-05` in milliseconds; null for no date. */
function dateOf(partialDate: string): number | null {
  const date = Date.parse(partialDate);
  return Number.isNaN(date) ? null : date;
}
