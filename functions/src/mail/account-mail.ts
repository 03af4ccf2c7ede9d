import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { authenticationMailTexts } from '@portal/domain/texts/authentication-mail';
import { layOutMail, type MailContent, type MailParts } from './mail-layout';

/** Data of all mails about an account. */
export interface AccountMail {
  theme: PublicTheme;
  /** Name of the recipient; empty when unknown. */
  name: string;
  /** Target of the mail's button. */
  url: string;
}

type Say = (mail: AccountMail) => Pick<MailParts, 'subject' | 'reason'> & {
  paragraphs: readonly string[];
  action: string;
};

const { greeting, ignore, ...texts } = authenticationMailTexts;

const says = {
  signIn: ({ theme }) => ({
    ...texts.signIn,
    subject: texts.signIn.subject(theme.organizationName),
    paragraphs: [texts.signIn.text, ignore],
  }),
  createPassword: ({ theme }) => ({
    ...texts.createPassword,
    subject: texts.createPassword.subject(theme.organizationName),
    paragraphs: [texts.createPassword.text],
  }),
  passwordExists: ({ theme }) => ({
    ...texts.passwordExists,
    subject: texts.passwordExists.subject(theme.organizationName),
    paragraphs: [texts.passwordExists.text],
  }),
  resetPassword: () => ({ ...texts.resetPassword, paragraphs: [texts.resetPassword.text, ignore] }),
  verifyEmail: () => ({ ...texts.verifyEmail, paragraphs: [texts.verifyEmail.text, ignore] }),
  invitation: ({ theme }) => ({
    ...texts.invitation,
    subject: texts.invitation.subject(theme.organizationName),
    paragraphs: [texts.invitation.text(theme.organizationName)],
  }),
  invitationRefused: ({ theme }) => ({
    ...texts.invitationRefused,
    subject: texts.invitation.subject(theme.organizationName),
    paragraphs: [texts.invitationRefused.text(theme.organizationName)],
  }),
  secondStepOn: () => ({ ...texts.secondStepOn, paragraphs: [texts.secondStepOn.text] }),
  secondStepOff: () => ({ ...texts.secondStepOff, paragraphs: [texts.secondStepOff.text] }),
  secondStepReset: () => ({ ...texts.secondStepReset, paragraphs: [texts.secondStepReset.text] }),
  passkeyAdded: () => ({ ...texts.passkeyAdded, paragraphs: [texts.passkeyAdded.text] }),
  passkeyRemoved: () => ({ ...texts.passkeyRemoved, paragraphs: [texts.passkeyRemoved.text] }),
  atsBroken: () => ({ ...texts.atsBroken, paragraphs: [texts.atsBroken.text] }),
  emailChangedNew: () => ({ ...texts.emailChangedNew, paragraphs: [texts.emailChangedNew.text] }),
} satisfies Record<string, Say>;

export type AccountMailKind = keyof typeof says;

/** A mail with a link for the recipient's account. */
export async function accountMail(kind: AccountMailKind, mail: AccountMail): Promise<MailContent> {
  return await layOut(mail, says[kind](mail));
}

/** Notifies a user of a sign-in from a new device. @param mail.device in words. */
export async function newDeviceMail(mail: AccountMail & { device: string }): Promise<MailContent> {
  const { subject, text, action, reason } = texts.newDevice;
  return await layOut(mail, { subject, paragraphs: [text(mail.device)], action, reason });
}

/** Notifies the previous email of a changed login email. @param mail.url where the change is undone. */
export async function emailChangedMail(mail: AccountMail & { newEmail: string }): Promise<MailContent> {
  const { subject, text, action, reason } = texts.emailChangedOld;
  return await layOut(mail, { subject, paragraphs: [text(mail.newEmail)], action, reason });
}

async function layOut(
  { theme, name, url }: AccountMail,
  { subject, paragraphs, action, reason }: ReturnType<Say>,
): Promise<MailContent> {
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [greeting(name), ...paragraphs],
    action: { label: action, url },
    isAddressShown: true,
    reason,
  });
}
