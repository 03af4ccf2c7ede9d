import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import type { Deadline } from '@portal/matching/documents/limits';
import type { Logger } from '../../runtime/logger';
import { uploadError } from './document-fault';
import { at, numberAt, textAt } from './read-json';

export interface ServiceSettings {
  /** Base URL with the version: `https://rest.resumeparsing.com/v9`, `https://api.us.textkernel.com/tx/v10`. */
  url: string;
  /** Headers with account and key, as the version names them. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  /** Timeout of one call, in milliseconds. */
  timeoutMs?: number;
}

const down = { userMessage: uploadFaultTexts.serviceDown };
const defaultTimeoutMs = 90_000;
/** If the service asks for a longer wait, the call fails instead. */
const maxWaitMs = 10_000;
const maxWaits = 2;

const goodCodes = ['Success', 'WarningsFoundDuringParsing', 'PossibleTruncationFromTimeout', 'SomeErrors'];
/** Faults reported by the conversion of a document ("Conversion codes"). */
const conversionFaults: readonly [RegExp, Parameters<typeof uploadError>[0]][] = [
  [/ovIsEncrypted/i, 'encrypted'],
  [/ovIsImage|ovNoText|InsufficientData/i, 'noText'],
  [/ovUnsupportedFormat/i, 'unsupportedType'],
  [/ovCorrupt|ovErrorOnOutputToText|ConversionException/i, 'corrupt'],
];

/** Options of a call. */
interface CallOptions {
  /** `POST` when absent. */
  method?: 'POST' | 'DELETE';
  /** Further success codes: the target exists or is gone already. */
  alsoGood?: readonly string[];
  /** Deadline of the answer; the client's timeout when absent. */
  deadline?: Deadline;
}

/**
 * One call of the service: returns the value in the envelope and turns failures into errors with sentences for users.
 */
export type ServiceCall = (path: string, body: unknown, options?: CallOptions) => Promise<unknown>;

const notFoundCode = 'DataNotFound';

/** Does the service report a missing index or document? */
export function isDataNotFound(error: unknown): boolean {
  return error instanceof PortalError && error.message.endsWith(` ${notFoundCode}`);
}

/**
 * Calls the parsing service over HTTP. It waits and retries after too many requests, twice at most; nothing else is
 * retried, because each document is billed.
 * @returns the `Value` of the answer.
 * @throws PortalError `tooManyRequests`; `unavailable` when it does not answer in time or is down; `unusableFile` or
 *   `tooLarge` with a sentence about the document; `internal` when it refuses the keys or the request.
 */
export function createServiceClient(settings: ServiceSettings): ServiceCall {
  return async (path, body, { method = 'POST', alsoGood = [], deadline } = {}) => {
    const leftMs = (): number => deadline?.remaining ?? Infinity;
    for (let waits = 0; ; waits += 1) {
      const startedAt = performance.now();
      const response = await send(settings, { path, method, body, leftMs: leftMs() });
      const answer: unknown = await response.json().catch(() => null);
      const code = textAt(answer, 'Info.Code');
      settings.log.info('parsing service', {
        path,
        status: response.status,
        code,
        ms: Math.round(performance.now() - startedAt),
        creditsLeft:
          numberAt(answer, 'Info.CustomerDetails.CreditsRemaining') ?? numberAt(answer, 'Value.CreditsRemaining'),
      });
      if ((response.ok && goodCodes.includes(code)) || alsoGood.includes(code)) return at(answer, 'Value');
      const waitMs = response.status === 429 ? waitOf(response) : null;
      if (waitMs === null || waits === maxWaits || waitMs >= leftMs()) throw faultOf(response.status, code, answer);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  };
}

async function send(
  { url, headers, timeoutMs = defaultTimeoutMs }: ServiceSettings,
  { path, method, body, leftMs }: { path: string; method: string; body: unknown; leftMs: number },
) {
  try {
    return await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(Math.round(Math.min(timeoutMs, leftMs))),
    });
  } catch (cause) {
    throw new PortalError('unavailable', { ...down, detail: 'parsing service does not answer', cause });
  }
}

/** The requested wait (RFC 9110, section 10.2.3: seconds or a date); null when it is too long. */
function waitOf(response: Response): number | null {
  const header = response.headers.get('retry-after') ?? '1';
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms <= maxWaitMs ? Math.max(0, ms) : null;
}

function faultOf(status: number, code: string, answer: unknown): PortalError {
  const detail = `parsing service: ${status} ${code}`;
  if (status === 429 || code === 'TooManyRequests') return new PortalError('tooManyRequests', { detail });
  if (status === 413 || code === 'RequestTooLarge') return uploadError('tooLarge');
  if (status >= 500 || ['MaintenanceMode', 'Timeout', 'ServiceUnavailable'].includes(code)) {
    return new PortalError('unavailable', { ...down, detail });
  }
  const said = [code, textAt(answer, 'Info.Message'), textAt(answer, 'Value.TextCode')].join(' ');
  const fault = conversionFaults.find(([pattern]) => pattern.test(said))?.[1];
  return fault ? uploadError(fault) : new PortalError('internal', { detail });
}
