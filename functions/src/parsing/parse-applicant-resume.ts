import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { looksLikeResume } from '@portal/domain/resumes/looks-like-resume';
import type { PublicContext } from '../runtime/route';
import { parseAndStoreResume } from './parse-and-store-resume';

/**
 * Parses an applicant's resume and hands it over; the index keeps it only if that succeeds.
 * @param options.isConfirmed the applicant says that the document is a resume.
 * @param use takes the parsed resume from the index.
 * @returns false when the document does not look like a resume and is not confirmed; `use` is not called then.
 * @throws PortalError see `parseAndStoreResume`, and what `use` throws.
 */
export async function parseApplicantResume(
  context: Pick<PublicContext, 'parsing' | 'store' | 'clock' | 'deadline'>,
  document: { organizationId: string; documentId: string; bytes: Uint8Array; fileName: string },
  { isConfirmed }: { isConfirmed: boolean },
  use: () => Promise<void>,
): Promise<boolean> {
  const { organizationId, documentId } = document;
  const discard = () => context.store.parserDocuments.discard(parserIndexIds.resumes(organizationId), documentId);
  try {
    const { parsed } = await parseAndStoreResume(context, document);
    if (!isConfirmed && !looksLikeResume(parsed)) {
      await discard();
      return false;
    }
    await use();
    return true;
  } catch (error) {
    await discard();
    throw error;
  }
}
