import { isCredentialExpired, type Credential } from '@portal/domain/candidates/credential';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { anonymousText, clientRedactorOf } from '../../projections/client-texts';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';
import type { PageFile } from './page-files';
import { viewerFileUrl, type OpenedBy } from './viewer-file-link';

/** A credential as a client reads it, with its file where they may open it. */
interface ShownCredential {
  credential: Credential;
  file: PageFile | null;
}

/**
 * The candidate's credentials, where the organization shows them to clients with an account. Of an anonymous candidate the kind
 * tells nothing of who it is, and no file opens.
 */
export async function credentialFiles(
  { store }: Pick<PublicContext, 'store'>,
  { candidate, organization, recipient }: LinkedResume,
): Promise<ShownCredential[]> {
  if (!hasProduct(organization, 'credentials') || !organization.productFeature.credentials.viewDocuments) return [];
  const { organizationId, jobId } = candidate.public;
  const found = await store.attachments.credentials({ organizationId, jobId, candidateId: candidate.id });
  const redactor = recipient?.isRevealed ? null : await clientRedactorOf({ store }, candidate);
  return found.map(({ credential, content, name }) => ({
    credential: { ...credential, kind: anonymousText(credential.kind, redactor) },
    file: credential.isOpenToClients && !redactor ? { path: content, fileName: name } : null,
  }));
}

/** Credentials on a page, field by field, with the URLs of their files for this viewer. */
export function projectCredentials(
  context: Pick<PublicContext, 'config' | 'clock'>,
  shown: readonly ShownCredential[],
  by: OpenedBy,
): ResumePage['credentials'] {
  const now = context.clock.now();
  return shown.map(({ credential: { kind, expiresOn }, file }) => ({
    ...{ kind, expiresOn, isExpired: isCredentialExpired({ expiresOn }, now) },
    fileUrl: file ? viewerFileUrl(context, { ...by, path: file.path }) : '',
  }));
}
