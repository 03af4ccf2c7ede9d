import type { Brand } from '@portal/domain/brands/brand';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { verifiedApi } from '@portal/domain/contracts/verified-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Organization } from '@portal/domain/organizations/organization';
import type { PublicContext } from '../../runtime/route';
import { findResume, needsVerification, type LinkRecipient } from '../find-by-link';
import { findShortlist } from '../find-shortlist';

interface Asked {
  recipient: LinkRecipient;
  organization: Organization;
  brand: Brand;
}

/**
 * The recipient of a link that asks the viewer for a mailed code.
 * @throws PortalError `notFound` as for every dead link; `invalidRequest` for a link that asks for none.
 */
export async function askedRecipient(
  context: PublicContext,
  { publicToken, candidateId, shortlistToken }: RequestOf<typeof verifiedApi.requestViewerCode>,
): Promise<Asked> {
  const { recipient, organization, brand } =
    shortlistToken === ''
      ? await findResume(context, { publicToken, candidateId }, { admitsUnverified: true })
      : await ofShortlist(context, shortlistToken);
  if (recipient && needsVerification(recipient)) return { recipient, organization, brand };
  throw new PortalError('invalidRequest', { detail: 'the link asks for no code' });
}

async function ofShortlist(context: PublicContext, token: string) {
  const { candidates, subject } = await findShortlist(context, token, { admitsUnverified: true });
  return { ...subject, recipient: candidates[0]?.link ?? null };
}
