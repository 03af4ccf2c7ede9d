import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Grade } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { toCategoryWeights, toEnvelope, toMatchRow } from '@portal/matching/service/match-row';
import { toSovrenJob } from '@portal/matching/service/sovren-job';
import { toSovrenResume } from '@portal/matching/service/sovren-resume';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { engineInProcess } from './engine-in-process';
import { at, listAt, textAt } from '../adapters/parsing-service/read-json';
import { txCategoryNames } from '../adapters/parsing-service/read-match';
import { readSovrenJob } from '../adapters/parsing-service/read-sovren-job';
import { readSovrenResume } from '../adapters/parsing-service/read-sovren-resume';
import { readTxJob, readTxResume } from '../adapters/parsing-service/read-tx-document';
import { toTxJob, toTxResume } from '../adapters/parsing-service/write-tx-document';

/** A call as the server received it. */
export interface SeenCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** The answer to the next call, once: an error of the service, or silence. */
export type Trouble = { status: number; code: string; headers?: Record<string, string> } | 'silence';

export const serviceAccount = { accountId: '12345678', serviceKey: 'the-key' };
const today = '2025-06-15';

/**
 * A local server with the protocols of Sovren v9 (`/v9`) and Tx v10 (`/v10`), backed by our engine. It runs for the
 * tests of the file; each starts without calls and failures of others.
 */
export function parsingServiceForTests() {
  const seen: SeenCall[] = [];
  const troubles: Trouble[] = [];
  const indexes: Indexes = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null');
      const path = request.url ?? '';
      seen.push({ path, headers: request.headers, body });
      const trouble = troubles.shift();
      if (trouble === 'silence') return;
      const [status, code, value] = trouble
        ? [trouble.status, trouble.code, null]
        : isAccount(path, request.headers)
          ? await answerTo(indexes, { method: request.method ?? '', path, body })
          : ([401, 'AuthenticationError', null] as const);
      response.writeHead(status, { 'content-type': 'application/json', ...(trouble?.headers ?? {}) });
      response.end(JSON.stringify(toEnvelope(value, { code })));
    })();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen.length = 0;
    troubles.length = 0;
  });
  return {
    /** Known when the first test runs. */
    get url() {
      const { port } = server.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    seen,
    troubles,
    indexes,
  };
}

function isAccount(path: string, headers: IncomingMessage['headers']): boolean {
  const prefix = path.startsWith('/v9') ? 'sovren' : 'tx';
  return (
    headers[`${prefix}-accountid`] === serviceAccount.accountId &&
    headers[`${prefix}-servicekey`] === serviceAccount.serviceKey
  );
}

/** The added documents by index and id. */
type Indexes = Map<string, Map<string, unknown>>;
type ServiceAnswer = readonly [status: number, code: string, value: unknown];

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

async function answerTo(indexes: Indexes, { method, path, body }: Asked): Promise<ServiceAnswer> {
  const [, version = '', group = '', ...rest] = path.split('/');
  if (group === 'index') return keep(indexes, { method, rest, body });
  if (group === 'scorer') return [200, 'Success', await score(version, body)];
  if (group === 'matcher') return await match(indexes, { version, rest, body });
  return [200, 'Success', await parse(version, rest[0] ?? '', body)];
}

const missing: ServiceAnswer = [404, 'DataNotFound', null];
const success: ServiceAnswer = [200, 'Success', {}];

/** Creates and removes indexes and documents ("Index and documents"). */
function keep(
  indexes: Indexes,
  { method, rest, body }: { method: string; rest: readonly string[]; body: unknown },
): ServiceAnswer {
  const [indexId = '', , documentId] = rest.map((part) => part.toLowerCase());
  const index = indexes.get(indexId);
  if (documentId === undefined) {
    if (method === 'DELETE') return indexes.delete(indexId) ? success : missing;
    if (index) return [409, 'DuplicateAsset', null];
    indexes.set(indexId, new Map());
    return success;
  }
  if (!index) return missing;
  if (method === 'DELETE') return index.delete(documentId) ? success : missing;
  index.set(documentId, body);
  return success;
}

/** Grades documents of an index against a document of another one ("Match"). */
async function match(
  indexes: Indexes,
  { version, rest, body }: { version: string; rest: readonly string[]; body: unknown },
): Promise<ServiceAnswer> {
  const [, indexId = '', , documentId = ''] = rest;
  const job = indexes.get(indexId)?.get(documentId);
  const targets = indexes.get(textAt(body, 'IndexIdsToSearchInto'));
  if (job === undefined || !targets) return missing;
  const wanted = listAt(body, 'FilterCriteria.DocumentIds').map(String);
  const found = wanted.flatMap((id): [string, unknown][] => (targets.has(id) ? [[id, targets.get(id)]] : []));
  const asked =
    version === 'v9'
      ? {
          SourceDocument: { FileText: textAt(job, 'ParsedDocument') },
          TargetDocuments: found.map(([Id, document]) => ({ Id, FileText: textAt(document, 'ParsedDocument') })),
        }
      : {
          SourceJob: job,
          TargetResumes: found.map(([Id, document]) => ({ Id, ResumeData: at(document, 'ResumeData') })),
        };
  return [200, 'Success', await score(version, asked)];
}

async function parse(version: string, kind: string, body: unknown): Promise<unknown> {
  const bytes = Buffer.from(textAt(body, 'DocumentAsBase64String'), 'base64');
  const document = { bytes, fileName: 'document.txt' };
  if (kind === 'resume') {
    const { parsed, html, text, fileType } = await engineInProcess.parseResume(document, {
      today,
      deadline: callDeadline(callSeconds),
    });
    if (version === 'v9')
      return { ParsedDocument: JSON.stringify(toSovrenResume(parsed)), Html: html, Text: text, FileType: fileType };
    const contact = {
      CandidateName: { FormattedName: parsed.fullName, GivenName: parsed.firstName, FamilyName: parsed.lastName },
      EmailAddresses: parsed.emails,
      Telephones: parsed.phones.map(({ e164, asWritten }) => ({ Raw: asWritten, Normalized: e164 })),
      Location: {
        Municipality: parsed.address.city,
        Regions: [parsed.address.state],
        PostalCode: parsed.address.zipCode,
      },
    };
    const metadata = { PlainText: text, DocumentCulture: 'en-US' };
    return {
      ResumeData: { ...toTxResume(parsed), ContactInformation: contact, ResumeMetadata: metadata },
      Conversions: { HTML: html },
      ConversionMetadata: { SuggestedFileExtension: fileType },
    };
  }
  const { parsed, html, text, fileType } = await engineInProcess.parseJob(document, {
    today,
    deadline: callDeadline(callSeconds),
  });
  if (version === 'v9')
    return { ParsedDocument: JSON.stringify(toSovrenJob(parsed)), Html: html, Text: text, FileType: fileType };
  return {
    JobData: { ...toTxJob(parsed), JobMetadata: { PlainText: text } },
    Conversions: { HTML: html },
    ConversionMetadata: { SuggestedFileExtension: fileType },
  };
}

async function score(version: string, body: unknown): Promise<unknown> {
  const isOld = version === 'v9';
  const parse = (item: unknown): unknown => JSON.parse(textAt(item, 'FileText'));
  const job: ParsedJob = isOld
    ? readSovrenJob(parse(at(body, 'SourceDocument')), '')
    : readTxJob(at(body, 'SourceJob.JobData'), '');
  const targets = listAt(body, isOld ? 'TargetDocuments' : 'TargetResumes');
  const resumes = targets.map((item): ParsedResume =>
    isOld ? readSovrenResume(parse(item), '') : readTxResume(at(item, 'ResumeData'), ''),
  );
  const grades = (await engineInProcess.grade({ job, resumes, weights: null, mustHaves: null, today })).filter(
    (grade) => grade !== null,
  );
  const rows = grades.map((grade, index) => {
    const row = toMatchRow(grade, { id: textAt(targets[index], 'Id'), indexId: '' });
    return isOld ? row : { ...row, UnweightedCategoryScores: undefined, EnrichedScoreData: enriched(grade) };
  });
  const [first] = grades;
  return {
    Matches: rows,
    CurrentCount: rows.length,
    TotalCount: rows.length,
    AppliedCategoryWeights: first && (isOld ? toCategoryWeights(first) : weightsOfTx(first)),
  };
}

function enriched(grade: Grade): object {
  return Object.fromEntries(
    grade.categories.flatMap(({ category, isAsked, unweightedScore, evidence }) => {
      const name = txCategoryNames[category];
      if (!name || !isAsked) return [];
      const ofOutcome = (isFound: boolean) => evidence.filter(({ outcome }) => (outcome === 'found') === isFound);
      return [
        [
          name,
          {
            UnweightedScore: unweightedScore,
            Found: ofOutcome(true).map(({ asked }) => ({ Skill: asked, IsCurrent: true })),
            NotFound: ofOutcome(false).map(({ asked }) => asked),
          },
        ],
      ];
    }),
  );
}

function weightsOfTx(grade: Grade): object {
  return Object.fromEntries(
    grade.categories.flatMap(({ category, weight }) => {
      const name = txCategoryNames[category];
      return name ? [[name, weight]] : [];
    }),
  );
}
