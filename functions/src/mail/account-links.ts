import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../runtime/config';
import type { Ports } from '../runtime/ports';
import type { LinkKind } from '../store/accounts';

interface LinkPorts extends Pick<Ports, 'store'> {
  config: Pick<Config, 'publicBaseUrl' | 'authApiKey'>;
}

/**
 * The address of a mailed link: on our own page, with the one-time code of the auth service (000 §2 `auth/action`).
 * @param email whose account it is about.
 * @param continueUrl where the page goes when the link has done its work; see {@link ownAddress}.
 * @throws PortalError `notFound` when nobody has the address.
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
    // The auth service's library takes an address for one of its links only with the key in it.
    apiKey: config.authApiKey,
    continueUrl,
  }).toString();
  return url.href;
}

/** The page on which an invitee shows that the invitation is theirs (000 §2). */
export function invitationLink({ config }: Pick<Ports, 'config'>, code: string): string {
  const url = new URL('/login', config.publicBaseUrl);
  url.search = new URLSearchParams({ mode: 'email', code }).toString();
  return url.href;
}

/**
 * An address that a mailed link may lead on to: the product's own host, or localhost (000 §4). Nobody sends people
 * elsewhere in our name.
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
