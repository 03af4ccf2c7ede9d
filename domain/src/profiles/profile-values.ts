import type { Job } from '../jobs/job';
import { stateName } from '../reference/us-states';
import type { BuildInput } from './build-profile';
import type { TemplateValues } from '../templates/template-values';
import type { VariableValue } from '../templates/variables';
import type { Profile } from './profile';

/** What a profile's template is filled with. */
export type ProfileData = Omit<Profile, 'id' | 'built' | 'revision' | 'createdAt' | 'activityAt'>;

/** What the template of a candidate's profile is filled with. */
export function profileInput(profile: ProfileData): BuildInput {
  const { ai } = profile;
  return {
    values: profileValues(profile),
    texts: {
      recruiterNotes: ai.recruiterNotes,
      privateNotes: profile.privateNotes,
      comments: profile.comments,
      resume: ai.generatedResume,
      ai: {
        isAIResumeItem: ai.aiResumeSection,
        isAISummarySmItem: ai.aiSummarySmSection,
        isAISummarySubmissionItem: ai.aiSummarySubmissionSection,
      },
    },
    files: profile.additionalFiles,
  };
}

/** What the template of a job's profile is filled with. */
export function jobProfileInput(
  job: JobFacts,
  ai: { aiSummary: string; aiSummaryPublishedJobDescription: string; recruiterNotes: string },
): BuildInput {
  return {
    values: jobValues(job, ai),
    texts: {
      recruiterNotes: ai.recruiterNotes,
      privateNotes: '',
      comments: '',
      resume: '',
      ai: {
        isAIJobDescriptionItem: ai.aiSummary,
        isAIPublishedJobDescriptionItem: ai.aiSummaryPublishedJobDescription,
      },
    },
    files: {},
  };
}

/** The facts of a job that templates use. */
type JobFacts = Pick<
  Job,
  'jobTitle' | 'company' | 'address' | 'jobDescription' | 'jobSkills' | 'officeName' | 'contact'
>;

function profileValues(profile: ProfileData): TemplateValues {
  const { address, recruiter, ai } = profile;
  return {
    texts: {
      ...prefixed('candidate', {
        name: profile.candidateName,
        firstName: profile.firstName,
        lastName: profile.lastName,
        occupation: profile.occupation,
        comments: profile.comments,
        willRelocate: profile.willRelocate,
        ...profile.candidate,
      }),
      ...prefixed('address', {
        address1: address.address1,
        address2: address.address2,
        city: address.city,
        state: address.state,
        stateName: stateName(address.state),
        zipCode: address.zipCode,
      }),
      ...prefixed('jobOrder', profile.jobOrder),
      ...prefixed('submission', profile.submission),
      ...prefixed('placement', profile.placement),
      ...prefixed('recruiter', recruiter),
      candidateName: profile.candidateName,
      occupation: profile.occupation,
      location: profile.location,
    },
    html: { ...prefixed('ai', ai), resume: ai.generatedResume },
    terms: { skills: profile.skills, specialties: profile.specialties },
    entries: {
      workHistories: profile.workHistories,
      educations: profile.educations,
      certifications: profile.certifications,
      references: profile.references,
    },
  };
}

function jobValues(
  job: JobFacts,
  ai: { aiSummary: string; aiSummaryPublishedJobDescription: string; recruiterNotes: string },
): TemplateValues {
  const { address } = job;
  return {
    texts: {
      ...prefixed('jobOrder', { title: job.jobTitle, company: job.company, officeName: job.officeName }),
      ...prefixed('recruiter', { name: job.contact.name, email: job.contact.email, phone: job.contact.phone }),
      ...prefixed('address', {
        address1: address.address1,
        address2: address.address2,
        city: address.city,
        state: address.state,
        stateName: stateName(address.state),
        zipCode: address.zipCode,
      }),
    },
    html: { ...prefixed('ai', ai), 'jobOrder.description': job.jobDescription },
    terms: { skills: [...job.jobSkills.requiredSkills, ...job.jobSkills.preferredSkills] },
    entries: { workHistories: [], educations: [], certifications: [], references: [] },
  };
}

function prefixed<Value extends VariableValue>(
  prefix: string,
  fields: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
}
