import { isProofRecent } from '@portal/domain/access/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/**
 * Requires that the caller proved in the last ten minutes who they are, with a password, a second step or a passkey. The
 * token says when, so nothing is read. An impersonation has no proof.
 * @throws PortalError `proofRequired`, after which the caller calls `renewProof` and repeats the call.
 */
export function requireRecentProof({ actor, clock }: Pick<StaffContext, 'actor' | 'clock'>): void {
  if (!isProofRecent(actor, clock.now())) throw new PortalError('proofRequired');
}
