import { PortalError } from '@portal/domain/errors/portal-error';
import { gradeCategories, type GradeCategory, type GradeWeights } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { categoryNames } from '@portal/matching/service/match-row';
import { toSovrenJob } from '@portal/matching/service/sovren-job';
import { toSovrenResume } from '@portal/matching/service/sovren-resume';
import { readSovrenJob } from './read-sovren-job';
import { readSovrenResume, sovrenVersion } from './read-sovren-resume';
import { textAt } from './read-json';
import { readMatches } from './read-match';
import type { RemoteVersion } from './remote-parsing';

/** The service has no category for years of experience, which are part of its titles and skills. */
const isOfService = (category: GradeCategory) => category !== 'experience';

const categoryWeights = (weights: GradeWeights) => ({
  CategoryWeights: gradeCategories
    .filter((category) => isOfService(category) && (weights[category] ?? 0) > 0)
    .map((category) => ({ Category: categoryNames[category], Weight: weights[category] })),
});

/** Personal data do not affect a score, so they are not sent for one. */
const withoutPerson = (resume: ParsedResume): ParsedResume => ({
  ...resume,
  ...{ fullName: '', firstName: '', middleName: '', lastName: '', email: '', emails: [], phone: '', phones: [] },
  address: { address1: '', address2: '', city: '', state: '', zipCode: '', country: '' },
  links: [],
  text: '',
});
const resumeText = (resume: ParsedResume) => JSON.stringify(toSovrenResume(withoutPerson(resume)));
const documentOf = (documentId: string, text: string) => ({
  path: `/documents/${documentId}`,
  body: { ParsedDocument: text, CustomIds: [] },
});

/** Sovren v9: documents are JSON text in the answer, and grading takes the same shape. */
export const sovrenV9: RemoteVersion = {
  engineVersion: sovrenVersion,
  headers: ({ accountId, serviceKey }) => ({ 'Sovren-AccountId': accountId, 'Sovren-ServiceKey': serviceKey }),

  async parse(call, kind, bytes, today) {
    const value = await call(kind === 'resume' ? '/parser/resume' : '/parser/joborder', {
      DocumentAsBase64String: Buffer.from(bytes).toString('base64'),
      RevisionDate: today,
      OutputHtml: true,
    });
    return {
      document: documentIn(value),
      html: textAt(value, 'Html'),
      text: textAt(value, 'Text'),
      fileType: textAt(value, 'FileType') || textAt(value, 'FileExtension'),
    };
  },
  readResume: readSovrenResume,
  readJob: readSovrenJob,

  async score(call, { job, resumes, weights }) {
    const value = await call('/scorer/bimetric', {
      SourceDocument: { Id: 'job', FileText: JSON.stringify(toSovrenJob(job)) },
      TargetDocuments: resumes.map((resume, index) => ({
        Id: String(index),
        FileText: resumeText(resume),
      })),
      ...categoryWeights(weights),
    });
    return readMatches(value, { job, weights, version: sovrenVersion });
  },

  indexes: {
    resume: (documentId, resume) => documentOf(documentId, resumeText(resume)),
    job: (documentId, job) => documentOf(documentId, JSON.stringify(toSovrenJob(job))),
    weights: categoryWeights,
    readMatches: (value, options) => readMatches(value, { ...options, version: sovrenVersion }),
  },
};

function documentIn(value: unknown): unknown {
  try {
    return JSON.parse(textAt(value, 'ParsedDocument'));
  } catch (cause) {
    throw new PortalError('internal', { detail: 'parsing service: no parsed document', cause });
  }
}
