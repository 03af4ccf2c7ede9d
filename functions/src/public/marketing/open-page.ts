import { PortalError } from '@portal/domain/errors/portal-error';
import { encodedIdSalts, type SharedLink, type SharedLinkKind } from '@portal/domain/links/shared-link';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { decodeId } from '../../links/encoded-ids';
import { openLink } from '../../links/open-link';
import type { PublicContext } from '../../runtime/route';
import { findByLink } from '../find-by-link';
import { openGatePass, type GatePass } from './gate-pass';

export type PageContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'clientIp' | 'actor'>;

/** The parts of a request that open a page. */
export interface PageAccess {
  data: string;
  gatePass: string;
}

/** A page as its path names it. */
interface PagePath {
  kind: SharedLinkKind;
  /** Encoded. */
  id: string;
  /** Absent where the path names none. */
  organizationId?: string;
}

/** A page that its link shows to this viewer. */
export interface OpenPage {
  link: SharedLink;
  organization: Organization;
  /** Id of the candidate, job or tearsheet of the page; a list's link also shows each of its entries. */
  targetId: string;
  /** The tearsheet of a list's link; null for the link of one profile. */
  tearsheet: Tearsheet | null;
  /** The pass of the link's gate; null without one. */
  pass: GatePass | null;
  /** Whether the content may be shown: there is no gate, or it is passed. */
  isOpen: boolean;
}

/**
 * Opens a page by its link.
 * @throws PortalError `notFound`, the same for an unknown, altered, foreign, expired or revoked link, for an id that is
 *   not the link's, and for an organization without the product; `tooManyRequests` for too many of those from one client IP.
 */
export async function openPage(context: PageContext, page: PagePath, access: PageAccess): Promise<OpenPage> {
  return await findByLink(context, () => findPage(context, page, access));
}

/** As {@link openPage}, for calls that need the content. @throws PortalError also `permissionDenied` before the gate. */
export async function openContent(context: PageContext, page: PagePath, access: PageAccess): Promise<OpenPage> {
  const opened = await openPage(context, page, access);
  if (!opened.isOpen) throw new PortalError('permissionDenied', { detail: 'gate' });
  return opened;
}

async function findPage(
  context: PageContext,
  { kind, id, organizationId }: PagePath,
  { data, gatePass }: PageAccess,
): Promise<OpenPage | null> {
  const { store, config } = context;
  const link = await openLink(context, data);
  const target = decodeId(config, encodedIdSalts[kind], id);
  if (!link || target?.organizationId !== link.organizationId || !isDocumentId(target.id)) return null;
  if (organizationId !== undefined && organizationId !== link.organizationId) return null;
  const isList = link.kind === 'candidates' || link.kind === 'jobs';
  const [organization, tearsheet] = await Promise.all([
    store.organizations.get(link.organizationId),
    isList ? store.tearsheets.get(link.organizationId, link.targetId) : null,
  ]);
  const isOfJobs = kind === 'job' || kind === 'jobs';
  if (!organization || !hasProduct(organization, isOfJobs ? 'jobMarketing' : 'skillsMarketing')) return null;
  if (!shows(link, tearsheet, kind, target.id)) return null;
  const pass = gatePass === '' ? null : openGatePass(context, gatePass, link.id);
  return { link, organization, targetId: target.id, tearsheet, pass, isOpen: !link.hasGateing || pass !== null };
}

/** A link shows its own target; a list's link also the entries of the list. */
function shows(link: SharedLink, tearsheet: Tearsheet | null, kind: SharedLinkKind, id: string): boolean {
  if ((link.kind === 'candidates' || link.kind === 'jobs') && !tearsheet) return false;
  if (link.kind === kind) return link.targetId === id;
  if (link.kind === 'candidates' && kind === 'profile') return entryIds(tearsheet?.candidates.data).includes(id);
  return link.kind === 'jobs' && kind === 'job' && entryIds(tearsheet?.jobs.data).includes(id);
}

function entryIds(entries: readonly { id: string }[] = []): string[] {
  return entries.map(({ id }) => id);
}
