import { number, string } from 'yup';
import { inviteValidityMs } from '@portal/domain/constants/session';
import { dayMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import type { Organization } from '@portal/domain/organizations/organization';
import type { User } from '@portal/domain/users/user';
import { siteUrl } from '../links/agency-host';
import type { Ports } from '../runtime/ports';
import { openCode, sealCode } from '../runtime/sealed-codes';
import { keyOf } from '../runtime/rate-limit';

/** An expired link can be renewed for this long. */
const renewableMs = 90 * dayMs;

/** How long the link of a sign-in, and its code, are valid. */
export const signInValidityMs = 15 * 60 * 1_000;

/** Content of the code of a mailed link. */
const loginLinkSchema = record({
  email: string().required(),
  /** Ending all sessions of the user ends the link as well. */
  sessionEpoch: number().required(),
  /** The agency that sent it; `''` when the contact asked for it. */
  organizationId: string().default(''),
  /** Makes the link usable once. */
  id: string().required(),
  /** Milliseconds since 1970. */
  expiresAt: number().required(),
});
export type LoginLink = Model<typeof loginLinkSchema>;

type LinkPorts = Pick<Ports, 'config' | 'clock' | 'random'>;

/**
 * The URL of a mailed link that signs a client contact in.
 * @param validMs three days for an invitation of an agency.
 */
export function clientLoginUrl(
  { config, clock, random }: LinkPorts,
  { email, sessionEpoch }: Pick<User, 'email' | 'sessionEpoch'>,
  organization: Pick<Organization, 'id' | 'subdomain'>,
  validMs = inviteValidityMs,
): string {
  const expiresAt = clock.now() + validMs;
  const link: LoginLink = { email, sessionEpoch, organizationId: organization.id, id: random.token(16), expiresAt };
  const url = new URL('/client', siteUrl(config, organization));
  // After the mark: servers and referrers never see it.
  url.hash = new URLSearchParams({ code: sealCode(config, 'clientLink', link, expiresAt + renewableMs) }).toString();
  return url.href;
}

/** The content of a link's code; null for an altered, foreign or long expired one. */
export function openLoginLink({ config, clock }: Pick<Ports, 'config' | 'clock'>, code: string): LoginLink | null {
  const opened = openCode(config, 'clientLink', code, clock.now());
  if (opened.kind !== 'good' || !loginLinkSchema.isValidSync(opened.data)) return null;
  return loginLinkSchema.cast(opened.data);
}

/** Key under which a used link is kept. */
export function usedLinkKey(ports: Pick<Ports, 'config'>, { id }: LoginLink): string {
  return keyOf(ports, { name: 'clientLink' }, id);
}
