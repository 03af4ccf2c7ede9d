import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { DocumentBytes, ExpandedEntry, Parsed } from './parsing-service';

/** Everything that the project's own engine does with the bytes of a file. Throws its DocumentError. */
export interface DocumentTasks {
  parseResume(input: DocumentBytes & { today: string }): Promise<Parsed<ParsedResume>>;
  /** A job description as a file. */
  parseJob(input: DocumentBytes & { today: string }): Promise<Parsed<ParsedJob>>;
  /** Takes a zip apart; an entry that cannot be used has its fault. */
  expandArchive(input: { bytes: Uint8Array }): Promise<ExpandedEntry[]>;
}

/** The engine and its readers are large: they load with the first document. */
const engine = () => import('@portal/matching');

/**
 * The tasks in this very process. A file can be made to take all of its memory: a function has them done by a process of
 * its own (`documentProcess`).
 */
export const documentTasks: DocumentTasks = {
  async parseResume({ bytes, fileName, today }) {
    const { documentToHtml, parseResume, readDocument, toSovrenResume } = await engine();
    const document = await readDocument(bytes, { fileName });
    const parsed = parseResume(document, { today });
    return {
      parsed,
      html: documentToHtml(document),
      text: document.text,
      fileType: document.format,
      serviceDocument: toSovrenResume(parsed),
    };
  },

  async parseJob({ bytes, fileName, today }) {
    const { readDocument, documentToHtml, parseJob, toSovrenJob } = await engine();
    const document = await readDocument(bytes, { fileName });
    // The document and not its text alone: what stands apart in it is a heading.
    const parsed = parseJob(document, { today });
    return {
      parsed,
      html: documentToHtml(document),
      text: document.text,
      fileType: document.format,
      serviceDocument: toSovrenJob(parsed),
    };
  },

  async expandArchive({ bytes }) {
    const { expandArchive } = await engine();
    return expandArchive(bytes).map((entry) =>
      'bytes' in entry
        ? { fileName: entry.fileName, bytes: entry.bytes }
        : { fileName: entry.fileName, fault: entry.fault },
    );
  },
};
