import { mustHavesOf } from '@portal/domain/grading/must-have';
import { withDocumentFault } from './document-fault';
import type { DocumentTasks } from './document-tasks';
import type { ParsingService } from './parsing-service';

/** The engine with its taxonomies is large: it loads on first use. */
const engine = () => import('@portal/matching');

/**
 * The built-in engine.
 * @param documents reads files; everything else runs in this process.
 */
export function embeddedParsing(documents: DocumentTasks): ParsingService {
  return {
    indexes: null,

    async engineVersion() {
      return (await engine()).engineVersion;
    },

    parseResume: (document, { today, deadline, onPage }) =>
      explained(documents.parseResume({ ...document, today }, deadline, onPage)),

    parseJob: (document, { today, deadline, onPage }) =>
      explained(documents.parseJob({ ...document, today }, deadline, onPage)),

    async parseJobText(text) {
      const { documentFromText, documentToHtml, parseJob, toSovrenJob } = await engine();
      const parsed = parseJob(text);
      return {
        parsed,
        html: documentToHtml(documentFromText(text)),
        text,
        fileType: 'txt',
        serviceDocument: toSovrenJob(parsed),
      };
    },

    async suggestWeights(job) {
      return (await engine()).suggestWeights(job);
    },

    async suggestMustHaves(job) {
      return mustHavesOf((await engine()).suggestMustHaves(job));
    },

    async grade({ job, resumes, weights, mustHaves, today }) {
      const { grade } = await engine();
      return resumes.map((resume) => {
        try {
          return grade({ job, resume, today, mustHaves, ...(weights ? { weights } : {}) });
        } catch {
          // An old or odd parsed resume must not stop the grading of the others.
          return null;
        }
      });
    },

    expandArchive: (bytes, deadline) => explained(documents.expandArchive({ bytes }, deadline)),
  };
}

/** Gives faults of files their sentences. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw withDocumentFault(error);
  }
}
