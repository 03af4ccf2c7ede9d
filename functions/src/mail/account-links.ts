import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../runtime/config';
import type { Ports } from '../runtime/ports';
import type { LinkKind } from '../store/accounts';

interface LinkPorts extends Pick<Ports, 'store'> {
  config: Pick<Config, 'publicBaseUrl' | 'authApiKey'>;
}

/**
 * The URL of a mailed link: our own page with the one-time code of the auth service.
 * @param email the account's.
 * @param continueUrl target after the link's action; see {@link ownAddress}.
 * @throws PortalError `notFound` when no account has the email.
 */
export async function accountLink(
  { config, store }: LinkPorts,
  kind: LinkKind,
  email: string,
  continueUrl: string,
): Promise<string> {
  const url = new URL('/auth/action', config.publicBaseUrl);
  url.search = new URLSearchParams({
    mode: kind,
    oobCode: await store.accounts.oneTimeCode(kind, email, continueUrl),
    // The auth service's library accepts a URL as one of its links only with the key in it.
    apiKey: config.authApiKey,
    continueUrl,
  }).toString();
  return url.href;
}

/** The page on which the former login email takes a change of the login email back. */
export function emailUndoLink({ config }: Pick<Ports, 'config'>, code: string): string {
  const url = new URL('/auth/action', config.publicBaseUrl);
  url.search = new URLSearchParams({ mode: 'undoEmail', oobCode: code }).toString();
  return url.href;
}

/** The page on which an invited user accepts the invitation. */
export function invitationLink({ config }: Pick<Ports, 'config'>, code: string): string {
  const url = new URL('/login', config.publicBaseUrl);
  url.search = new URLSearchParams({ mode: 'email', code }).toString();
  return url.href;
}

/**
 * A URL that a mailed link may continue to: the product's own host, or localhost, so that our mails never send users
 * elsewhere.
 * @param wanted `''` for the default.
 * @param path of the default, on the product's own host.
 * @throws PortalError `invalidRequest` for any other host or scheme.
 */
export function ownAddress({ config }: Pick<Ports, 'config'>, wanted: string, path: string): string {
  if (wanted === '') return new URL(path, config.publicBaseUrl).href;
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  const own = new URL(config.publicBaseUrl);
  const isOwn = url?.origin === own.origin;
  const isLocal = url?.hostname === 'localhost' && ['http:', 'https:'].includes(url.protocol);
  if (!url || (!isOwn && !isLocal) || url.username !== '' || url.password !== '') {
    throw new PortalError('invalidRequest', { detail: 'leads to another host' });
  }
  return url.href;
}
