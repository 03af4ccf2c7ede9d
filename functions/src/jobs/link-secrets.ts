import { encodePublicToken, publicNumberRange } from '@portal/domain/links/public-token';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import type { LinkSecrets } from '../store/jobs';

/** Nine random digits collide about once in a million with a thousand links, so a few attempts are enough. */
const tries = 5;

/**
 * An unused public token.
 * @throws PortalError `internal` when several attempts find none, which indicates another fault.
 */
export async function newPublicToken(ports: Pick<Ports, 'random' | 'store'>): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const token = encodePublicToken(ports.random.integer(publicNumberRange.min, publicNumberRange.max));
    if (!(await ports.store.publicLinks.isTokenTaken(token))) return token;
  }
  throw new PortalError('internal', { detail: 'no free public token' });
}

/** 128 random bits each. */
export function newLinkSecrets(random: Ports['random']): LinkSecrets {
  return { privateToken: random.token(16), secretPin: random.token(16) };
}
