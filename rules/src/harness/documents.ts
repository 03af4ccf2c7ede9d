import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobDetailsSchema, jobSchema, jobSchemaVersion } from '@portal/domain/jobs/job';
import { brandSchema, newSmBrand } from '@portal/domain/brands/brand';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { jobTemplateSchema, profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { castOrganizations } from '@portal/domain/testing/cast';

const past = Timestamp.fromMillis(1_760_000_000_000);

/** The documents of an organization with all settings, by path. */
export function storedOrganization(id: string): Record<string, DocumentData> {
  const whole = newOrganization({ id, name: id, totalSeats: 10, createdAt: past, activityAt: past });
  return Object.fromEntries(organizationDocuments({ ...whole, brands: [brandSchema.cast(brand('brand-1'))] }));
}

/** A brand of marketing, as an admin saves it. */
export function brand(id: string): DocumentData {
  return { ...newSmBrand(id), name: `Brand ${id}` };
}

/** A template of profiles, as stored. */
export function storedProfileTemplate(id: string): DocumentData {
  return profileTemplateSchema.cast({ id, name: 'Short', createdAt: past, activityAt: past });
}

/** A template of job profiles, as stored. */
export function storedJobTemplate(id: string): DocumentData {
  return jobTemplateSchema.cast({ id, name: 'Short', createdAt: past, activityAt: past });
}

const details = {
  jobTitle: 'Platform engineer',
  company: 'Contoso',
  jobDescription: 'Runs what others build.',
  address: { address1: '1 Main Street', city: 'Springfield', state: 'IL', zipCode: '62701' },
  salary: { amount: 90_000, maxAmount: 120_000, currency: 'USD', frequency: 'year' },
  jobSkills: { requiredSkills: ['Kubernetes'], preferredSkills: ['Go'] },
  requiredEducation: { degreeType: 'bachelors', degreeName: 'Computer science' },
  experienceYears: 3,
  categories: ['Engineering'],
};

/** A job as the add-job form writes it. */
export function newJob(id: string, createdBy: string, organizationId: string = castOrganizations.a): DocumentData {
  return {
    ...jobDetailsSchema.cast(details),
    id,
    organizationId,
    createdBy,
    status: 0,
    isPublic: true,
    createdAt: serverTimestamp(),
    activityAt: serverTimestamp(),
    schemaVersion: jobSchemaVersion,
  };
}

/** A job with the fields that functions add. */
export function storedJob(id: string, createdBy: string, organizationId: string = castOrganizations.a): DocumentData {
  return jobSchema.cast({
    ...details,
    id,
    organizationId,
    createdBy,
    public: { organizationId, publicToken: 'abcdefghij', jobLink: `/organization/abcdefghij/${id}` },
    sovren: { documentId: id, indexId: `${organizationId}_Jobs`, sovrenParsedStatus: 'parsed' },
    totalCandidates: 1,
    createdAt: past,
    activityAt: past,
  });
}

/** A candidate as a function stores it, with two new views. */
export function storedCandidate(id: string, jobId: string, organizationId: string = castOrganizations.a): DocumentData {
  return jobCandidateSchema.cast({
    id,
    organizationId,
    jobId,
    firstName: 'Ada',
    lastName: 'Byron',
    fullName: 'Ada Byron',
    createdBy: 'recruiter',
    resume: { storagePath: 'x', fileName: 'ada.pdf', contentType: 'application/pdf', size: 1, sha256: 'x' },
    public: {
      organizationId,
      jobId,
      publicToken: 'abcdefghij',
      resumeLink: `/resumes/abcdefghij/${id}`,
      linkExpiry: null,
      lastViewed: null,
    },
    sovren: { documentId: id, indexId: `${organizationId}_Resumes`, sovrenParsedStatus: 'parsed', weightedScore: 40 },
    submissionStatus: { submittedDate: null },
    analytics: { newResumeViews: 2, newLatestActivities: 3 },
    createdAt: past,
    activityAt: past,
  });
}
