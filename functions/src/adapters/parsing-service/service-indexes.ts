import type { Grade, GradeWeights } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { IndexKind, ServiceIndexes } from './parsing-service';
import { isDataNotFound, type ServiceCall } from './service-client';

/** Adding a document to an index: the path below it, and the body. */
interface AddedDocument {
  path: string;
  body: unknown;
}

/** What differs between versions of the service about indexes. */
export interface IndexShape {
  resume: (documentId: string, resume: ParsedResume) => AddedDocument;
  job: (documentId: string, job: ParsedJob) => AddedDocument;
  /** The weights in a request. */
  weights: (weights: GradeWeights) => Record<string, unknown>;
  readMatches: (value: unknown, options: { job: ParsedJob; weights: GradeWeights }) => Map<string, Grade>;
}

/** Documents in one answer of the matcher (`Take` is 100 at most). */
const matchedAtOnce = 100;
const typeNames: Readonly<Record<IndexKind, string>> = { jobs: 'Job', resumes: 'Resume' };
/** Ids are letters, digits, dash and underscore; the service stores them in lower case. */
const idPattern = /^[\w-]{1,128}$/;

/** The indexes of the service behind a call. */
export function serviceIndexes(call: ServiceCall, shape: IndexShape): ServiceIndexes {
  const indexPath = (indexId: string) => `/index/${idOf(indexId)}`;
  const create = async (indexId: string, kind: IndexKind): Promise<void> => {
    await call(indexPath(indexId), { IndexType: typeNames[kind] }, { alsoGood: ['DuplicateAsset'] });
  };
  const put = async (kind: IndexKind, indexId: string, { path, body }: AddedDocument): Promise<void> => {
    try {
      await call(`${indexPath(indexId)}${path}`, body);
    } catch (error) {
      if (!isDataNotFound(error)) throw error;
      await create(indexId, kind);
      await call(`${indexPath(indexId)}${path}`, body);
    }
  };
  const discard = async (path: string): Promise<void> => {
    await call(path, undefined, { method: 'DELETE', alsoGood: ['DataNotFound'] });
  };
  return {
    create,
    remove: (indexId) => discard(indexPath(indexId)),
    putResume: ({ indexId, documentId }, resume) => put('resumes', indexId, shape.resume(idOf(documentId), resume)),
    putJob: ({ indexId, documentId }, job) => put('jobs', indexId, shape.job(idOf(documentId), job)),
    removeDocument: ({ indexId, documentId }) => discard(`${indexPath(indexId)}/documents/${idOf(documentId)}`),
    async match({ job, parsedJob, resumeIndexId, documentIds, weights }) {
      const grades = new Map<string, Grade>();
      for (let start = 0; start < documentIds.length; start += matchedAtOnce) {
        const page = documentIds.slice(start, start + matchedAtOnce);
        const value = await call(`/matcher/indexes/${idOf(job.indexId)}/documents/${idOf(job.documentId)}`, {
          IndexIdsToSearchInto: [idOf(resumeIndexId)],
          Take: matchedAtOnce,
          FilterCriteria: { DocumentIds: page.map(idOf) },
          ...shape.weights(weights),
        });
        const found = shape.readMatches(value, { job: parsedJob, weights });
        for (const id of page) {
          const grade = found.get(id.toLowerCase());
          if (grade) grades.set(id, grade);
        }
      }
      return grades;
    },
  };
}

function idOf(id: string): string {
  if (!idPattern.test(id)) throw new PortalError('internal', { detail: 'not an id of the parsing service' });
  return id.toLowerCase();
}
