import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { accountLink, emailUndoLink, ownAddress } from '../mail/account-links';
import { accountTheme } from '../mail/account-theme';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { sessionToken } from '../users/begin-staff-session';
import { userLogEntry } from '../users/user-log-entry';
import { accountLimits } from './account-limits';
import { sealEmailUndo } from './email-undo';
import { requireOwner } from './own-account';
import { requirePassword } from './require-password';

/**
 * Changes the caller's login email in account and document, notifies both emails and ends all sessions. The former email
 * can undo the change for a week, but only if it was verified: an email that was only typed may be a stranger's, who must
 * neither get the account nor learn the new email.
 * @returns the new email, a token for a new session in which to verify it, and the code that undoes the change.
 * @throws PortalError `invalidRequest` for a wrong password; `locked` after five of them; `conflict` when another account
 *   or another document has the email.
 */
export async function updateEmail(
  { newEmail, password }: RequestOf<typeof authenticationApi.updateEmail>,
  context: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.updateEmail>> {
  const { actor, store } = context;
  requireOwner(actor);
  await limitRate(context, accountLimits.emailChanges, actor.uid);
  await requirePassword(actor.email, password, context);
  // The document counts even while its account has another email, see `restoreEmail`.
  if (newEmail === actor.email || (await store.users.byEmail(newEmail))) {
    throw new PortalError('conflict', { userMessage: serverTexts.emailTaken });
  }
  await store.accounts.update(actor.uid, { email: newEmail, emailVerified: false });
  try {
    const person = { id: actor.uid, organizationId: actor.organizationId };
    await store.users.changeEmail(
      person,
      newEmail,
      userLogEntry(context, 'emailChanged', { ...actor, email: newEmail }),
    );
  } catch (error) {
    await store.accounts.update(actor.uid, { email: actor.email, emailVerified: actor.isEmailVerified });
    // The auth service ends sessions with each change of the email.
    await store.accounts.endSessions(actor.uid);
    throw error;
  }
  const sessionEpoch = await store.accounts.endSessions(actor.uid);
  const undoCode = actor.isEmailVerified ? sealEmailUndo(context, { uid: actor.uid, email: actor.email }) : '';
  await notifyEmails(newEmail, undoCode, context);
  const token = await sessionToken(
    context,
    { id: actor.uid, organizationId: actor.organizationId, sessionEpoch, email: newEmail },
    'password',
  );
  return { email: newEmail, token, undoCode };
}

/** A failure to send is ignored: the email has changed, and can be verified from its page. */
async function notifyEmails(newEmail: string, undoCode: string, context: StaffContext): Promise<void> {
  const { actor, mail, log } = context;
  const { accountMail, emailChangedMail } = await import('../mail/account-mail');
  const theme = await accountTheme(context, actor.organizationId);
  const name = actor.displayName;
  const sent = await Promise.allSettled([
    undoCode !== '' &&
      emailChangedMail({ theme, name, url: emailUndoLink(context, undoCode), newEmail }).then((content) =>
        mail.send({ ...content, to: actor.email }),
      ),
    accountLink(context, 'verifyEmail', newEmail, ownAddress(context, '', '/email-verification'))
      .then((url) => accountMail('emailChangedNew', { theme, name, url }))
      .then((content) => mail.send({ ...content, to: newEmail })),
  ]);
  const failed = sent.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) log.warn('mails about a new email were not sent', { failed });
}
