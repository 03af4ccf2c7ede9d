import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { clientMailTexts as texts } from '@portal/domain/texts/client-connect';
import { layOutMail, type MailContent } from './mail-layout';

interface ClientMail {
  theme: PublicTheme;
  /** Of the recipient; `''` when unknown. */
  name: string;
  url: string;
}

/** Invites a client contact to Client Connect. */
export async function clientInvitationMail({ theme, name, url }: ClientMail): Promise<MailContent> {
  const { invitation } = texts;
  const agency = theme.organizationName;
  return await layOutMail(theme, {
    subject: invitation.subject(agency),
    heading: invitation.subject(agency),
    paragraphs: [texts.greeting(name), invitation.text(agency), invitation.validity],
    action: { label: invitation.action, url },
    isAddressShown: true,
    reason: invitation.reason(agency),
  });
}

/** Brings a code and a link to sign in to Client Connect. */
export async function clientSignInMail({
  theme,
  name,
  url,
  code,
}: ClientMail & { code: string }): Promise<MailContent> {
  const { signIn } = texts;
  return await layOutMail(theme, {
    subject: signIn.subject(code),
    heading: signIn.subject(code),
    paragraphs: [texts.greeting(name), signIn.text(code), signIn.validity, signIn.ignore],
    action: { label: signIn.action, url },
    isAddressShown: true,
    reason: signIn.reason,
  });
}

/** Tells a user of the staff application, who asked for a code of Client Connect, where the account is. */
export async function staffAccountMail({ theme, name, url }: ClientMail): Promise<MailContent> {
  const { staff, signIn } = texts;
  return await layOutMail(theme, {
    subject: staff.subject,
    heading: staff.subject,
    paragraphs: [texts.greeting(name), staff.text, signIn.ignore],
    action: { label: staff.action, url },
    reason: signIn.reason,
  });
}

/** Tells staff that a client contact has added a job. @param mail.clientName of the contact. */
export async function jobAddedMail(
  mail: ClientMail & { clientName: string; jobTitle: string; companyName: string },
): Promise<MailContent> {
  const { jobAdded } = texts;
  const subject = jobAdded.subject(mail.jobTitle, mail.companyName || mail.clientName);
  return await layOutMail(mail.theme, {
    subject,
    heading: subject,
    paragraphs: [texts.greeting(mail.name), jobAdded.text(mail.clientName, mail.jobTitle)],
    action: { label: jobAdded.action, url: mail.url },
    reason: jobAdded.reason,
  });
}
