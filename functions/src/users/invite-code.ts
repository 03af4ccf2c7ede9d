import { inviteValidityMs } from '@portal/domain/constants/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { inviteSchema, type Invite } from '@portal/domain/invites/invite';
import { sessionTexts } from '@portal/domain/texts/session';
import type { Ports } from '../runtime/ports';
import { openCode, sealCode } from '../runtime/sealed-codes';

/** The code of an invitation, valid for three days. */
export function sealInvite({ config }: Pick<Ports, 'config'>, invite: Invite): string {
  return sealCode(config, 'invite', invite, invite.timestamp + inviteValidityMs);
}

/**
 * Opens the code of an invitation.
 * @throws PortalError `invalidRequest`: 'Link has expired' after three days, the general sentence for an altered or
 *   foreign one.
 */
export function openInvite({ config, clock }: Pick<Ports, 'config' | 'clock'>, code: string): Invite {
  const opened = openCode(config, 'invite', code, clock.now());
  if (opened.kind === 'expired') {
    throw new PortalError('invalidRequest', { userMessage: sessionTexts.linkExpired, detail: 'expired invitation' });
  }
  if (opened.kind === 'foreign') throw new PortalError('invalidRequest', { detail: 'foreign invitation' });
  return inviteSchema.validateSync(opened.data);
}
