import { gradeCategories, type GradeWeights } from '@portal/domain/grading/grade';
import { at, textAt } from './read-json';
import { readMatches, txCategoryNames } from './read-match';
import { readTxJob, readTxResume, txVersion } from './read-tx-document';
import type { RemoteVersion } from './remote-parsing';
import { toTxJob, toTxResume } from './write-tx-document';

const categoryWeights = (weights: GradeWeights) => ({
  PreferredCategoryWeights: Object.fromEntries(
    gradeCategories.flatMap((category) => {
      const name = txCategoryNames[category];
      return name ? [[name, weights[category] ?? 0]] : [];
    }),
  ),
});

/** Textkernel Tx v10: documents are objects in the answer, and grading takes the same shape. */
export const txV10: RemoteVersion = {
  engineVersion: txVersion,
  headers: ({ accountId, serviceKey }) => ({ 'Tx-AccountId': accountId, 'Tx-ServiceKey': serviceKey }),

  async parse(call, kind, bytes, today) {
    const value = await call(kind === 'resume' ? '/parser/resume' : '/parser/joborder', {
      DocumentAsBase64String: Buffer.from(bytes).toString('base64'),
      DocumentLastModified: today,
      OutputHtml: true,
      SkillsSettings: { Normalize: true, TaxonomyVersion: 'V2' },
    });
    const document = at(value, kind === 'resume' ? 'ResumeData' : 'JobData');
    return {
      document,
      html: textAt(value, 'Conversions.HTML'),
      text: textAt(document, kind === 'resume' ? 'ResumeMetadata.PlainText' : 'JobMetadata.PlainText'),
      fileType: textAt(value, 'ConversionMetadata.SuggestedFileExtension').replace(/^\./, ''),
    };
  },
  readResume: readTxResume,
  readJob: readTxJob,

  async score(call, { job, resumes, weights }) {
    const value = await call('/scorer/bimetric/joborder', {
      SourceJob: { Id: 'job', JobData: toTxJob(job) },
      TargetResumes: resumes.map((resume, index) => ({ Id: String(index), ResumeData: toTxResume(resume) })),
      ...categoryWeights(weights),
    });
    return readMatches(value, { job, weights, version: txVersion });
  },

  indexes: {
    resume: (documentId, resume) => ({
      path: `/resume/${documentId}`,
      body: { ResumeData: toTxResume(resume), UserDefinedTags: [] },
    }),
    job: (documentId, job) => ({
      path: `/joborder/${documentId}`,
      body: { JobData: toTxJob(job), UserDefinedTags: [] },
    }),
    weights: categoryWeights,
    readMatches: (value, options) => readMatches(value, { ...options, version: txVersion }),
  },
};
