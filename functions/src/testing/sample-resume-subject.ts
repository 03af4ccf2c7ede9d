import { brandSchema } from '@portal/domain/brands/brand';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { resumeParsingSchema, type ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationSchema, type Organization } from '@portal/domain/organizations/organization';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { cast } from '@portal/domain/testing/cast';
import type { ResumeSubject } from '../projections/resume-subject';

/** Marks data that viewers must not see. */
export const canary = 'CANARY';

/** Fields without a schema, as in older or foreign documents. */
const strays = {
  privateToken: canary,
  secretPin: canary,
  internalNotes: canary,
  bhAccessToken: { refresh_token: canary },
};

/** A candidate with its job, organization, brand and recruiter, with canaries in every field for staff. */
export function subjectWithCanaries(): ResumeSubject {
  const organization: Organization = {
    ...organizationSchema.cast({
      id: 'agency-a',
      name: 'Northwind Staffing',
      websiteURL: 'northwind.example',
      email: `${canary}@example.com`,
      integration: { bullhorn: { publicResume: { hasAccessCode: true, accessCode: canary } } },
      ai: { instructions: { aiSummarySm: canary } },
      notificationsToOtherEmail: `${canary}@example.com`,
    }),
    ...strays,
  };
  return {
    organization,
    brand: brandSchema.cast({ id: canary, name: canary }),
    contact: {
      ...cast.recruiter,
      profile: { ...cast.recruiter.profile, description: canary, phone: '+1 617 555 0134' },
      bullhornMasterUserId: canary,
      customEmails: [canary],
      ...strays,
    },
    job: {
      ...jobSchema.cast({
        id: 'job-1',
        organizationId: 'agency-a',
        createdBy: 'recruiter',
        jobTitle: 'Staff Engineer',
        company: canary,
        jobDescription: canary,
        contact: { name: canary, email: canary, phone: canary },
        accountManagerId: canary,
        entityId: canary,
        sovren: { documentId: canary, indexId: canary, sourceHash: canary },
        public: { organizationId: 'agency-a', publicToken: canary, jobLink: canary },
      }),
      ...strays,
    },
    candidate: {
      ...jobCandidateSchema.cast({
        id: 'candidate-1',
        organizationId: 'agency-a',
        jobId: 'job-1',
        firstName: 'Zoë',
        lastName: 'Müller',
        fullName: 'Zoë Müller',
        email: canary,
        phone: canary,
        occupation: 'Engineer',
        address: { address1: canary, address2: canary, city: 'Boston', state: 'MA', zipCode: canary },
        skills: ['TypeScript'],
        summary: { recruiterNotes: 'Strong <b>lead</b><script>alert(1)</script>', privateNotes: canary },
        resume: { storagePath: canary, fileName: 'zoe.pdf', contentType: 'application/pdf', size: 10, sha256: canary },
        candidateBHId: canary,
        createdBy: canary,
        recruiterId: canary,
        public: {
          organizationId: 'agency-a',
          jobId: 'job-1',
          publicToken: canary,
          resumeLink: canary,
          selectedProfileId: canary,
        },
        sovren: {
          documentId: canary,
          indexId: canary,
          sovrenParsedStatus: 'parsed',
          weightedScore: 26,
          unweightedScores: { skills: 61.4 },
        },
      }),
      ...strays,
    },
  };
}

export function parsingWithCanaries(): ResumeParsing {
  return {
    ...resumeParsingSchema.cast({
      parsed: parsedResumeSchema.cast({
        email: canary,
        emails: [canary],
        phone: canary,
        links: [canary],
        text: canary,
        address: { address1: canary },
        summary: { objective: 'To lead.' },
        work: [{ title: 'Engineer', companyName: 'Nordlicht', startDate: '2019-03', endDate: 'present' }],
        education: [{ school: 'TU München', degree: 'M.Sc.', gpa: canary, location: canary, endDate: '2012' }],
        certifications: [{ name: 'CKA', issuer: canary }],
        languages: [{ name: 'German' }],
        military: [canary],
      }),
      html: canary,
      grade: { weightedScore: 26, categories: [], engineVersion: canary },
    }),
    ...strays,
  };
}
