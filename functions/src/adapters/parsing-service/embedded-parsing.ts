import { withDocumentFault } from './document-fault';
import type { ParsingService } from './parsing-service';

/** The engine and its readers are large: they load with the first document. */
const engine = () => import('@portal/matching');

/** The project's own engine, in this process. */
export const embeddedParsing: ParsingService = {
  indexes: null,

  async engineVersion() {
    return (await engine()).engineVersion;
  },

  async parseResume({ bytes, fileName }, { today }) {
    const { documentToHtml, parseResume, readDocument, toSovrenResume } = await engine();
    return await explained(async () => {
      const document = await readDocument(bytes, { fileName });
      const parsed = parseResume(document, { today });
      return {
        parsed,
        html: documentToHtml(document),
        text: document.text,
        fileType: document.format,
        serviceDocument: toSovrenResume(parsed),
      };
    });
  },

  async parseJob({ bytes, fileName }, options) {
    const { readDocument, documentToHtml, parseJob, toSovrenJob } = await engine();
    return await explained(async () => {
      const document = await readDocument(bytes, { fileName });
      // The document and not its text alone: what stands apart in it is a heading.
      const parsed = parseJob(document, options);
      return {
        parsed,
        html: documentToHtml(document),
        text: document.text,
        fileType: document.format,
        serviceDocument: toSovrenJob(parsed),
      };
    });
  },

  async parseJobText(text, { today }) {
    const { documentFromText, documentToHtml, parseJob, toSovrenJob } = await engine();
    return await explained(() => {
      const parsed = parseJob(text, { today });
      return Promise.resolve({
        parsed,
        html: documentToHtml(documentFromText(text)),
        text,
        fileType: 'txt',
        serviceDocument: toSovrenJob(parsed),
      });
    });
  },

  async suggestWeights(job) {
    return (await engine()).suggestWeights(job);
  },

  async grade({ job, resumes, weights, today }) {
    const { grade } = await engine();
    return resumes.map((resume) => {
      try {
        return grade({ job, resume, today, ...(weights ? { weights } : {}) });
      } catch {
        // Parsed by an earlier version, perhaps: one odd resume must not stop the grading of the others.
        return null;
      }
    });
  },

  async expandArchive(bytes) {
    const { expandArchive } = await engine();
    const entries = await explained(() => Promise.resolve(expandArchive(bytes)));
    return entries.map((entry) =>
      'bytes' in entry
        ? { fileName: entry.fileName, bytes: entry.bytes }
        : { fileName: entry.fileName, fault: entry.fault },
    );
  },
};

/** Runs a step of the engine; what it says about the file becomes a sentence. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withDocumentFault(error);
  }
}
