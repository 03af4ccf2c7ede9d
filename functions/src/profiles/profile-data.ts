import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { cityAndState } from '@portal/domain/fields/postal-address';
import type { Job } from '@portal/domain/jobs/job';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { present } from '@portal/domain/resumes/present';
import { projectContact } from '../projections/project-contact';
import { toSafeHtml } from '../projections/rich-text';
import { shownJobTitle, type ResumeSubject } from '../projections/resume-subject';
import { linesHtml, resumeHtml } from './resume-html';

/** The fields of a profile that come from its candidate; texts that users write in the profile are not among them. */
export type GatheredData = Omit<Partial<Profile>, 'ai'> & {
  ai: Pick<Profile['ai'], 'recruiterNotes' | 'generatedResume'>;
};

/** The data of a candidate of a job: the record, the parsed resume with its corrections, the job and the recruiter. */
export function candidateData(subject: ResumeSubject, parsing: ResumeParsing | null): GatheredData {
  const { candidate, job, organization, contact } = subject;
  const parsed = parsing?.parsed;
  const person = contact ? projectContact(contact) : null;
  return {
    ...nameOf(candidate.fullName, candidate.firstName, candidate.lastName),
    occupation: candidate.occupation,
    location: cityAndState(candidate.address),
    address: candidate.address,
    skills: candidate.skills,
    workHistories: (parsed?.work ?? []).map(({ title, companyName, startDate, endDate, description }) => ({
      title,
      companyName,
      startDate,
      endDate,
      description: linesHtml(description),
    })),
    educations: (parsed?.education ?? []).map(({ school, degree, major, startDate, endDate }) => ({
      school,
      degree,
      major,
      startDate,
      endDate,
    })),
    certifications: (parsed?.certifications ?? []).map(({ name, issuer, date }) => ({ name, issuer, date })),
    privateNotes: toSafeHtml(candidate.summary.privateNotes),
    ai: {
      recruiterNotes: toSafeHtml(candidate.summary.recruiterNotes),
      generatedResume: parsed ? resumeHtml(parsed) : '',
    },
    recruiter: {
      name: person?.displayName ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      address: person ? [person.address.address1, cityAndState(person.address)].filter(Boolean).join(', ') : '',
    },
    candidate: { email: candidate.email, phone: candidate.phone, id: candidate.candidateBHId },
    jobOrder: jobFields(job, shownJobTitle(job, organization)),
    isCore: true,
  };
}

/** The data of a marketing candidate: the record of the ATS, with the field names of Bullhorn's REST API. */
export function skillsCandidateData({ candidate, ...record }: SkillsCandidate): GatheredData {
  // The schema gives each entry the fields that the record lacks.
  const cast = profileSchema.cast(
    {
      id: candidate.id,
      workHistories: record.workHistories.map((item) => ({
        title: textOf(item.title),
        companyName: textOf(item.companyName),
        startDate: textOf(item.startDate),
        endDate: textOf(item.endDate) || (textOf(item.startDate) && present),
        description: linesHtml(textOf(item.comments)),
      })),
      educations: record.educations.map((item) => ({
        school: textOf(item.school),
        degree: textOf(item.degree),
        major: textOf(item.major),
        startDate: textOf(item.startDate),
        endDate: textOf(item.graduationDate) || textOf(item.endDate),
      })),
      certifications: record.certifications.map((item) => ({
        name: textOf(item.name),
        issuer: textOf(item.issuedBy),
        date: textOf(item.dateCertified),
      })),
      references: record.references.map((item) => ({
        name: [item.referenceFirstName, item.referenceLastName].map(textOf).filter(Boolean).join(' '),
        companyName: textOf(item.companyName),
        phone: textOf(item.referencePhone),
        email: textOf(item.referenceEmail),
      })),
    },
    { assert: false },
  );
  return {
    ...nameOf(candidate.name, candidate.firstName, candidate.lastName),
    occupation: candidate.occupation,
    comments: toSafeHtml(candidate.summary),
    location: cityAndState(candidate.address),
    address: candidate.address,
    skills: record.primarySkills.map(({ name }) => name).filter(Boolean),
    specialties: record.specialties.map(({ name }) => name).filter(Boolean),
    workHistories: cast.workHistories,
    educations: cast.educations,
    certifications: cast.certifications,
    references: cast.references,
    ai: { recruiterNotes: toSafeHtml(candidate.summary), generatedResume: toSafeHtml(candidate.description) },
    candidate: {
      ...candidate.fields,
      email: candidate.email,
      salary: candidate.salary,
      experience: candidate.experience,
      category: candidate.category.name,
    },
    isCore: false,
  };
}

function nameOf(fullName: string, firstName: string, lastName: string) {
  return { firstName, lastName, candidateName: fullName || [firstName, lastName].filter(Boolean).join(' ') };
}

function jobFields(job: Job, title: string): Profile['jobOrder'] {
  return { title, company: title && job.company, city: job.address.city, state: job.address.state };
}

/** Times of the ats are milliseconds; everything else is a text. */
function textOf(value: unknown): string {
  if (typeof value === 'number' && value > 10_000_000_000) return new Date(value).toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
