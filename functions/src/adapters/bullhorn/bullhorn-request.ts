import type { AtsSession } from '@portal/domain/users/user';
import { CallRefused, SessionEnded } from '../ats/applicant-tracking';
import { sessionParts } from './bullhorn-sign-in';
import { askBullhorn, unavailable, type BullhornSettings } from './bullhorn-http';

/** A call within a session: its name in the log, its path below the session's base URL, and its parameters. */
export interface DataCall {
  name: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  method?: 'GET' | 'POST' | 'PUT';
  json?: unknown;
}

/**
 * Calls Bullhorn's data within a session.
 * @returns the body; null when there is none.
 * @throws SessionEnded for a session that is no longer valid; CallRefused for a wrong call; PortalError `unavailable` for any
 *   other refusal. Their texts may quote records and are not kept.
 */
export async function askData(settings: BullhornSettings, session: AtsSession, call: DataCall): Promise<unknown> {
  const { name, path, query = {}, method = 'GET', json } = call;
  const { token, restUrl } = sessionParts(session);
  const url = new URL(path, restUrl);
  url.search = new URLSearchParams(query).toString();
  const { status, body } = await askBullhorn(settings, {
    name,
    url,
    method,
    headers: { BhRestToken: token },
    ...(json === undefined ? {} : { json }),
  });
  if (status === 401 || status === 412) throw new SessionEnded(`${name}: ${status}`);
  if (status === 400 || status === 404) throw new CallRefused(`${name}: ${status}`);
  if (status < 200 || status >= 300) throw unavailable(`${name}: ${status}`);
  return body;
}
