import { createHash } from 'node:crypto';
import type { CreatedLink } from '@portal/domain/contracts/links-api';
import { linkExpiryFrom } from '@portal/domain/links/link-expiry';
import { publicLinks } from '@portal/domain/links/public-links';
import { encodedIdSalts, type SharedLink, type SharedLinkCode } from '@portal/domain/links/shared-link';
import { linkAgeDays } from '@portal/domain/organizations/link-settings';
import type { Organization } from '@portal/domain/organizations/organization';
import type { Ports } from '../runtime/ports';
import { sealCode } from '../runtime/sealed-codes';
import { siteUrl } from './agency-host';
import { encodeId } from './encoded-ids';

type LinkPorts = Pick<Ports, 'config' | 'store' | 'clock'>;
/** What a link shows, whom it is for and how its page looks. */
export type LinkRequest = Pick<
  SharedLink,
  'kind' | 'targetId' | 'recipientId' | 'isLead' | 'sender' | 'brand' | 'hasGateing'
>;

/** A code that never expires needs a date all the same: hundred years. */
const neverMs = 100 * 365 * 24 * 60 * 60 * 1_000;

/**
 * Creates the links of marketing pages, one for each recipient; a link that exists already is renewed. They live as long as
 * the organization's public links.
 * @returns in the order of the requests.
 */
export async function createLinks(
  ports: LinkPorts,
  organization: Organization,
  requests: readonly LinkRequest[],
): Promise<CreatedLink[]> {
  const now = ports.clock.now();
  const expiresAt = linkExpiryFrom(linkAgeDays(organization), now);
  const links = await ports.store.sharedLinks.save(
    requests.map((request) => ({
      ...request,
      id: linkIdOf(organization.id, request),
      organizationId: organization.id,
      expiresAt,
    })),
    now,
  );
  return links.map((link) => createdLink(ports, link, siteUrl(ports.config, organization)));
}

/** URL and code of a stored link. @param site where it begins, without a trailing slash. */
export function createdLink(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  link: SharedLink,
  site = config.publicBaseUrl,
): CreatedLink {
  const expiresAt = link.expiresAt?.toMillis() ?? null;
  const { organizationId, version, sender, brand, hasGateing, isLead } = link;
  const code: SharedLinkCode = { linkId: link.id, organizationId, version, sender, brand, hasGateing, isLead };
  const data = sealCode(config, 'sharedLink', code, expiresAt ?? clock.now() + neverMs);
  return { linkId: link.id, url: site + pathOf(config, link, data), data, expiresAt };
}

function pathOf(config: Ports['config'], link: SharedLink, data: string): string {
  const { kind, organizationId, targetId, recipientId } = link;
  const encode = (id: string) => (id === '' ? '' : encodeId(config, encodedIdSalts[kind], { organizationId, id }));
  const [target, recipient] = [encode(targetId), encode(recipientId)];
  switch (kind) {
    case 'profile':
      return publicLinks.profile(target, recipient, data);
    case 'job':
      return publicLinks.jobProfile(target, recipient, data);
    case 'candidates':
    case 'jobs':
      return publicLinks.tearsheet(kind, organizationId, target, recipient, data);
  }
}

/** The same page, recipient, sender and brand have the same link. */
function linkIdOf(organizationId: string, request: LinkRequest): string {
  const { kind, targetId, recipientId, isLead, sender, brand, hasGateing } = request;
  const parts = [organizationId, kind, targetId, recipientId, isLead, sender, brand, hasGateing];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
