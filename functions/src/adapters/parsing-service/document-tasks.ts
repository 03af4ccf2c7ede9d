import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { DocumentText } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import type { DocumentBytes, ExpandedEntry, Parsed } from './parsing-service';

/** A file and the day until which a current position counts. */
type DatedFile = DocumentBytes & { today: string };

/** Everything that the project's own engine does with the bytes of a file, for a call. Throws its DocumentError. */
export interface DocumentTasks {
  parseResume(input: DatedFile, deadline: Deadline): Promise<Parsed<ParsedResume>>;
  /** A job description as a file. */
  parseJob(input: DatedFile, deadline: Deadline): Promise<Parsed<ParsedJob>>;
  /** Takes a zip apart; an entry that cannot be used has its fault. */
  expandArchive(input: { bytes: Uint8Array }, deadline: Deadline): Promise<ExpandedEntry[]>;
}

/** The engine and its readers are large: they load with the first document. */
const loadEngine = () => import('@portal/matching');
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/**
 * The tasks in this very process, where nobody looks at the time of a call. A file can be made to take all of its memory: a function has them done by a process of
 * its own (`documentProcess`).
 */
export const documentTasks = {
  parseResume: (input: DatedFile) => parsedFile(input, (engine) => [engine.parseResume, engine.toSovrenResume]),

  parseJob: (input: DatedFile) => parsedFile(input, (engine) => [engine.parseJob, engine.toSovrenJob]),

  async expandArchive({ bytes }: { bytes: Uint8Array }): Promise<ExpandedEntry[]> {
    const { expandArchive } = await loadEngine();
    return expandArchive(bytes).map((entry) =>
      'bytes' in entry
        ? { fileName: entry.fileName, bytes: entry.bytes }
        : { fileName: entry.fileName, fault: entry.fault },
    );
  },
} satisfies DocumentTasks;

/** @param partsOf the engine's parser of such a document, and what writes its result in the service's shape. */
async function parsedFile<Model>(
  { bytes, fileName, today }: DatedFile,
  partsOf: (
    engine: Engine,
  ) => [parse: (document: DocumentText, options: { today: string }) => Model, toService: (parsed: Model) => unknown],
): Promise<Parsed<Model>> {
  const engine = await loadEngine();
  const [parse, toService] = partsOf(engine);
  const document = await engine.readDocument(bytes, { fileName });
  // The document and not its text alone: what stands apart in it is a heading.
  const parsed = parse(document, { today });
  return {
    parsed,
    html: engine.documentToHtml(document),
    text: document.text,
    fileType: document.format,
    serviceDocument: toService(parsed),
  };
}
