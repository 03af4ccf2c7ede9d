import { parsedJobSchema } from '@portal/domain/jobs/parsed-job';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { documentFaults, type DocumentFault } from '@portal/matching/documents/document-text';
import { array, mixed, object, string, type Schema } from 'yup';
import type { Logger } from '../../runtime/logger';
import { taskProcess, type TaskProcess } from '../../runtime/task-process';
import type { DocumentTasks } from './document-tasks';
import type { ExpandedEntry, Parsed } from './parsing-service';

/**
 * Reads files in a child process, so that none can take the memory of this one. A result that does not match the models
 * makes the file `corrupt`.
 * @param tasks the process; a new one when absent.
 * @param languages of scans, as ISO 639-2 codes.
 */
export function isolatedDocumentTasks(
  log: Logger,
  { tasks = taskProcess({ log }), languages }: { tasks?: TaskProcess; languages: readonly string[] },
): DocumentTasks {
  return {
    parseResume: (input, deadline, onPage) =>
      tasks.run('parseResume', { ...input, languages }, parsedReader(parsedResumeSchema), deadline, onPage),
    parseJob: (input, deadline, onPage) =>
      tasks.run('parseJob', { ...input, languages }, parsedReader(parsedJobSchema), deadline, onPage),
    expandArchive: (input, deadline) => tasks.run('expandArchive', input, readEntries, deadline),
  };
}

const strict = { strict: true } as const;

function parsedReader<Model>(model: Schema<Model>): (value: unknown) => Parsed<Model> {
  return (value) => {
    const document = documentSchema.validateSync(value, strict);
    return { ...document, parsed: model.validateSync(document.parsed, strict) };
  };
}

const documentSchema = object({
  parsed: mixed(),
  html: string().defined(),
  text: string().defined(),
  fileType: string().required(),
  serviceDocument: mixed().required(),
}).noUnknown();

const entriesSchema = array(
  object({
    fileName: string().defined(),
    bytes: mixed((bytes): bytes is Uint8Array => bytes instanceof Uint8Array),
    fault: mixed<DocumentFault>().oneOf(documentFaults),
  }).noUnknown(),
).required();

function readEntries(value: unknown): ExpandedEntry[] {
  return entriesSchema.validateSync(value, strict).map(({ fileName, bytes, fault }) => {
    if (bytes) return { fileName, bytes };
    if (fault) return { fileName, fault };
    throw new Error('an entry has neither bytes nor a fault');
  });
}
