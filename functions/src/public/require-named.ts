import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import type { PublicContext } from '../runtime/route';
import type { LinkedResume } from './find-by-link';

/**
 * Refuses the documents of a candidate who is presented anonymously to this viewer, because they name the candidate.
 * @throws PortalError `permissionDenied`.
 */
export async function requireNamed(
  context: Pick<PublicContext, 'store'>,
  { candidate, recipient }: LinkedResume,
): Promise<void> {
  if (recipient?.isRevealed || !(await isPresentedAnonymously(context, candidate))) return;
  throw new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized, detail: 'anonymous profile' });
}
