import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { DocumentText } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import type { DocumentBytes, ExpandedEntry, FileOptions, Parsed } from './parsing-service';

/** A file, the end date of current positions, and the languages of scans as ISO 639-2 codes. */
type DatedFile = DocumentBytes & { today: string; languages?: readonly string[] };
type OnPage = FileOptions['onPage'];

/** Everything that the built-in engine does with the bytes of a file. Throws its DocumentError. */
export interface DocumentTasks {
  parseResume(input: DatedFile, deadline: Deadline, onPage?: OnPage): Promise<Parsed<ParsedResume>>;
  /** A job description as a file. */
  parseJob(input: DatedFile, deadline: Deadline, onPage?: OnPage): Promise<Parsed<ParsedJob>>;
  /** Unpacks a zip; an unusable entry has its fault. */
  expandArchive(input: { bytes: Uint8Array }, deadline: Deadline): Promise<ExpandedEntry[]>;
}

/** The engine and its readers are large: they load with the first document. */
const loadEngine = () => import('@portal/matching');
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/**
 * The tasks in this process, without the deadline of a call. A hostile file can take all memory, so functions run them
 * in a child process (`isolatedDocumentTasks`).
 */
export const documentTasks = {
  parseResume: (input: DatedFile, _deadline?: Deadline, onPage?: OnPage) =>
    parsedFile(input, (engine) => [engine.parseResume, engine.toSovrenResume], onPage),

  parseJob: (input: DatedFile, _deadline?: Deadline, onPage?: OnPage) =>
    parsedFile(input, (engine) => [engine.parseJob, engine.toSovrenJob], onPage),

  async expandArchive({ bytes }: { bytes: Uint8Array }): Promise<ExpandedEntry[]> {
    const { expandArchive } = await loadEngine();
    return expandArchive(bytes).map((entry) =>
      'bytes' in entry
        ? { fileName: entry.fileName, bytes: entry.bytes }
        : { fileName: entry.fileName, fault: entry.fault },
    );
  },
} satisfies DocumentTasks;

/** @param partsOf the engine's parser for this kind of document, and the writer of the service's shape. */
async function parsedFile<Model>(
  { bytes, fileName, today, languages }: DatedFile,
  partsOf: (
    engine: Engine,
  ) => [parse: (document: DocumentText, options: { today: string }) => Model, toService: (parsed: Model) => unknown],
  onPage?: OnPage,
): Promise<Parsed<Model>> {
  const engine = await loadEngine();
  const [parse, toService] = partsOf(engine);
  const document = await engine.readDocument(bytes, {
    fileName,
    recognition: { ...(languages ? { languages } : {}), ...(onPage ? { onPage } : {}) },
  });
  // Parses the document and not only its text, because its layout shows headings.
  const parsed = parse(document, { today });
  return {
    parsed,
    html: engine.documentToHtml(document),
    text: document.text,
    fileType: document.format,
    serviceDocument: toService(parsed),
  };
}
