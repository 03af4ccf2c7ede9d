import { PortalError } from '@portal/domain/errors/portal-error';
import { documents } from '@portal/domain/paths/firestore-paths';
import { formTexts } from '@portal/domain/texts/form';
import { doc, getDoc, type DocumentReference, type Firestore } from 'firebase/firestore';

/** A batch or a transaction. */
interface Writer {
  set: (reference: DocumentReference, data: Record<string, unknown>) => unknown;
}

/**
 * Gives an organization the host that a write names, with that write. Super admins alone may.
 * @param owner.subdomain first label of the host; `''` when none is named.
 * @throws PortalError `invalidRequest` with a sentence when another agency has it.
 */
export async function claimHost(
  writer: Writer,
  firestore: Firestore,
  { subdomain, organizationId }: { subdomain: string; organizationId: string },
): Promise<void> {
  if (subdomain === '') return;
  const reference = doc(firestore, documents.host(subdomain));
  const host = await getDoc(reference);
  if (!host.exists()) writer.set(reference, { organizationId });
  else if (host.get('organizationId') !== organizationId) {
    throw new PortalError('invalidRequest', { userMessage: formTexts.subdomainTaken });
  }
}
