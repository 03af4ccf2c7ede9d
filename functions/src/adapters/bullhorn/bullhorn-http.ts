import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyObject, ObjectSchema } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import type { Logger } from '../../runtime/logger';

export interface BullhornSettings {
  /** Base URL for sign-ins, without a trailing slash: `https://rest.bullhornstaffing.com/rest-services`. */
  url: string;
  /** The product's key from the vendor. */
  clientId: string;
  clientSecret: string;
  log: Logger;
  /** Timeout of one call, in milliseconds. */
  timeoutMs?: number;
}

/** One call. The log gets its name, never its URL, which may hold tokens. */
export interface BullhornCall {
  name: string;
  url: URL;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  form?: URLSearchParams;
  /** A body of JSON instead of a form. */
  json?: unknown;
}

export interface BullhornAnswer {
  status: number;
  /** Null when it is not JSON. */
  body: unknown;
  /** Target of a redirect; empty without one. */
  location: string;
}

const defaultTimeoutMs = 15_000;
/** The vendor asks for a second between attempts ("429: wait 1 second"). */
const waitMs = 1_000;
const maxWaits = 3;

/**
 * Calls the ats. Waits and retries after too many requests, three times at most; follows a redirect to another data
 * centre (307) once.
 * @throws PortalError `tooManyRequests`; `unavailable` when it does not answer in time, is down, or redirects
 *   elsewhere.
 */
export async function askBullhorn(settings: BullhornSettings, call: BullhornCall): Promise<BullhornAnswer> {
  let url = call.url;
  let hasMoved = false;
  for (let waits = 0; ;) {
    const startedAt = performance.now();
    const answer = await send(settings, { ...call, url });
    const ms = Math.round(performance.now() - startedAt);
    settings.log.info('applicant-tracking system', { call: call.name, status: answer.status, ms });
    if (answer.status === 307 && !hasMoved) {
      url = trustedAddress(settings, answer.location);
      hasMoved = true;
      continue;
    }
    if (answer.status >= 500) throw unavailable(`${call.name}: ${answer.status}`);
    if (answer.status !== 429) return answer;
    if (waits === maxWaits)
      throw new PortalError('tooManyRequests', { userMessage: atsTexts.limited, detail: `${call.name}: 429` });
    waits += 1;
    await pause(waitMs);
  }
}

async function send(
  { timeoutMs = defaultTimeoutMs }: BullhornSettings,
  { name, url, method = 'GET', headers, form, json }: BullhornCall,
): Promise<BullhornAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...bodyOf(form, json),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text), location: response.headers.get('location') ?? '' };
  } catch (cause) {
    // Errors of fetch may quote the URL with its tokens.
    throw unavailable(`${name}: ${cause instanceof Error ? cause.name : 'no answer'}`);
  }
}

function bodyOf(form: URLSearchParams | undefined, json: unknown): { body?: URLSearchParams | string } {
  if (json !== undefined) return { body: JSON.stringify(json) };
  return form ? { body: form } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A URL from the ats's answer. It will receive secrets, so it must be the configured host or another one of the same
 * domain, by the same protocol.
 */
export function trustedAddress({ url }: Pick<BullhornSettings, 'url'>, address: string): URL {
  const known = new URL(url);
  const domain = isIP(known.hostname) ? null : known.hostname.split('.').slice(-2).join('.');
  if (URL.canParse(address, url)) {
    const found = new URL(address, url);
    const isSame = found.host === known.host || (domain !== null && found.hostname.endsWith(`.${domain}`));
    if (isSame && found.protocol === known.protocol) return found;
  }
  throw unavailable('the applicant-tracking system leads to another domain');
}

export function unavailable(detail: string): PortalError {
  return new PortalError('unavailable', { detail });
}

/** Validates an answer. @throws PortalError `unavailable` for another shape, without its values. */
export function read<T extends AnyObject>(name: string, schema: ObjectSchema<T>, body: unknown) {
  if (!schema.isValidSync(body)) throw unavailable(`${name}: an answer of another form`);
  return schema.cast(body);
}
