import type { Grade, GradeWeights } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Deadline } from '@portal/matching/documents/limits';
import type { Logger } from '../../runtime/logger';
import type { Parsed, ParsingService } from './parsing-service';
import { createServiceClient, type ServiceCall } from './service-client';
import { serviceIndexes, type IndexShape } from './service-indexes';

/** A document in the service's answer. */
interface ServiceDocument {
  document: unknown;
  html: string;
  text: string;
  fileType: string;
}

/** What differs between versions of the service: paths, headers and shapes. */
export interface RemoteVersion {
  /** Stored with its results. */
  engineVersion: string;
  headers: (account: { accountId: string; serviceKey: string }) => Record<string, string>;
  parse: (call: ServiceCall, kind: 'resume' | 'job', bytes: Uint8Array, today: string) => Promise<ServiceDocument>;
  readResume: (document: unknown, text: string) => ParsedResume;
  readJob: (document: unknown, text: string) => ParsedJob;
  /** Grades by the indexes of the resumes, as text. */
  score: (
    call: ServiceCall,
    input: { job: ParsedJob; resumes: readonly ParsedResume[]; weights: GradeWeights },
  ) => Promise<Map<string, Grade>>;
  indexes: IndexShape;
}

export interface RemoteSettings {
  version: RemoteVersion;
  url: string;
  accountId: string;
  serviceKey: string;
  /** The built-in engine, for what the service does not offer. */
  embedded: Pick<ParsingService, 'suggestWeights' | 'suggestMustHaves' | 'expandArchive'>;
  log: Logger;
  timeoutMs?: number;
}

/** Documents in one call of the scorer; the service limits the size of a request. */
const scoredAtOnce = 25;

/**
 * The remote parsing service. Archives are unpacked here, and weights are suggested by our own engine; everything else
 * comes from the service.
 */
export function remoteParsing({ version, embedded, log, ...settings }: RemoteSettings): ParsingService {
  const call = createServiceClient({
    url: settings.url,
    headers: version.headers(settings),
    log,
    ...(settings.timeoutMs === undefined ? {} : { timeoutMs: settings.timeoutMs }),
  });
  const callUntil =
    (deadline: Deadline): ServiceCall =>
    (path, body, options) =>
      call(path, body, { ...options, deadline });
  const parseJob = async (by: ServiceCall, bytes: Uint8Array, today: string): Promise<Parsed<ParsedJob>> => {
    const { document, ...answer } = await version.parse(by, 'job', bytes, today);
    return { ...answer, parsed: version.readJob(document, answer.text), serviceDocument: document };
  };
  const suggestWeights = async (job: ParsedJob): Promise<GradeWeights> => {
    const { experience: _notKnownThere, ...weights } = await embedded.suggestWeights(job);
    return weights;
  };
  return {
    engineVersion: () => Promise.resolve(version.engineVersion),
    async parseResume({ bytes }, { today, deadline }) {
      const { document, ...answer } = await version.parse(callUntil(deadline), 'resume', bytes, today);
      return { ...answer, parsed: version.readResume(document, answer.text), serviceDocument: document };
    },
    parseJob: ({ bytes }, { today, deadline }) => parseJob(callUntil(deadline), bytes, today),
    parseJobText: (text, { today }) => parseJob(call, Buffer.from(text), today),
    suggestWeights,
    suggestMustHaves: (job) => embedded.suggestMustHaves(job),
    async grade({ job, resumes, weights }) {
      const applied = weights ?? (await suggestWeights(job));
      const grades: (Grade | null)[] = [];
      for (let start = 0; start < resumes.length; start += scoredAtOnce) {
        const page = resumes.slice(start, start + scoredAtOnce);
        const found = await version.score(call, { job, resumes: page, weights: applied });
        grades.push(...page.map((_resume, index) => found.get(String(index)) ?? null));
      }
      return grades;
    },
    expandArchive: (bytes, deadline) => embedded.expandArchive(bytes, deadline),
    indexes: serviceIndexes(call, version.indexes),
  };
}
