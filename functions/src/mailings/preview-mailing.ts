import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import type { MailDraft, mailingsApi, RecipientCheck } from '@portal/domain/contracts/mailings-api';
import { maxNamedSuppressions } from '@portal/domain/contracts/mailings-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { JobNamingClient } from '@portal/domain/jobs/job-naming-client';
import type { MailPreview } from '@portal/domain/mail/mail-text';
import { mailingLinks, type MailingKind } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { marketingMailTexts as texts } from '@portal/domain/texts/marketing-mail';
import { senderOptionTexts } from '@portal/domain/texts/marketing';
import { addressIn } from '../adapters/mail/smtp-mail';
import { createLinks } from '../links/create-links';
import { jobNamingClient, listedJobsNamingClient } from '../projections/client-names';
import type { StaffContext } from '../runtime/route';
import { composeMail } from './compose-mail';
import type { MailingTarget } from './mailing-target';
import { missingProfiles } from './missing-profiles';
import { audiencePages, suppressionsOf } from './recipients';
import { mailingOf, type MailingInput } from './start-mailing';

/** The contact that stands for all where nobody is chosen yet. */
const sample = contactSchema.cast({ id: 'preview', email: '', name: 'Alex Morgan', ...texts.sampleContact });

/** The mail as its first recipient gets it; nothing is sent. */
export async function previewMailing(
  context: StaffContext,
  kind: MailingKind,
  targetId: string,
  input: MailingInput,
): Promise<MailPreview> {
  const { message, contact, from } = await filledMail(context, kind, targetId, input);
  return {
    subject: message.subject,
    html: message.html,
    from,
    to: [contact.name, contact.email && `<${contact.email}>`].filter(Boolean).join(' '),
  };
}

/** Sends the mail to the caller only. @throws PortalError `unavailable`. */
export async function sendTestEmail(
  { kind, targetId, ...input }: RequestOf<typeof mailingsApi.sendTestEmail>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.sendTestEmail>> {
  const { message } = await filledMail(context, kind, targetId, input);
  const { email } = context.actor;
  await context.mail.send({ ...message, to: email, subject: texts.test(message.subject) });
  return { sentTo: email };
}

async function filledMail(context: StaffContext, kind: MailingKind, targetId: string, input: MailingInput) {
  const { organization, target, people, text } = await mailingOf(context, kind, targetId, input);
  const contact = await firstRecipient(context, organization, { ...input, kind, targetId });
  const sender = await people.senderOf(contact);
  const [link] = await createLinks(context, organization, [
    {
      kind: mailingLinks[kind].link,
      targetId,
      recipientId: '',
      isLead: contact.isLead,
      sender: sender.person.id,
      brand: sender.brand?.id ?? '',
      hasGateing: false,
    },
  ]);
  const { settings } = people;
  const message = await composeMail(context, {
    ...{ organization, target, text, contact, sender, settings },
    url: link?.url ?? '',
    recipient: null,
  });
  // The mail server may not send for the person's domain: then the product's own address does.
  const address = message.from?.address || addressIn(context.config.mailFrom);
  const from = [message.from?.name, `<${address}>`].filter(Boolean).join(' ');
  return { message, contact, from };
}

/** The first who gets the mail, else the first of the audience. */
async function firstRecipient(
  context: StaffContext,
  organization: Organization,
  input: MailingInput & { kind: MailingKind; targetId: string },
): Promise<Contact> {
  let first: Contact | undefined;
  for await (const page of audiencePages(context, organization.id, input)) {
    const suppressionFor = await suppressionsOf(context, organization, input.kind, page);
    const recipient = page.find((contact) => suppressionFor(contact) === null);
    if (recipient) return recipient;
    first ??= page[0];
  }
  return first ?? sample;
}

/** The texts before they are edited. */
export async function mailDraft(
  { organizationId, kind, targetId }: RequestOf<typeof mailingsApi.mailDraft>,
  context: StaffContext,
): Promise<MailDraft> {
  const input = { ...emptyInput, organizationId };
  const { organization, target, people, text } = await mailingOf(context, kind, targetId, input);
  const { person, displayName } = await people.senderOf(sample);
  const count = async (tearsheetId: string) => {
    const [contacts, leads] = await Promise.all(
      [false, true].map((isLead) => context.store.contacts.count({ organizationId, isLead, tearsheetId })),
    );
    return (contacts ?? 0) + (leads ?? 0);
  };
  const { allowEditEmail, trackEmails } = organization.productFeature.skillsMarketing;
  return {
    subject: text.subject,
    body: text.body,
    targetName: target.name,
    canEdit: allowEditEmail,
    sender: { label: senderOptionTexts[people.settings.option], name: displayName, email: person.email },
    counts: { tearsheet: target.tearsheet ? await count(targetId) : 0, everyone: await count('') },
    isTracked: trackEmails,
    profiles: await missingProfiles(context, organization.id, target),
    namingClient: await namingClient(context, organization, target),
  };
}

async function namingClient(
  context: StaffContext,
  organization: Organization,
  { kind, job, tearsheet }: MailingTarget,
): Promise<JobNamingClient[]> {
  if (job) return await jobNamingClient(context, organization, job);
  return kind === 'jobTearsheet' && tearsheet ? await listedJobsNamingClient(context, organization, tearsheet) : [];
}

const emptyInput: Omit<MailingInput, 'organizationId'> = {
  senderId: '',
  recipients: [],
  audience: 'chosen',
  subject: '',
  body: '',
  comments: '',
  scheduledAt: null,
  replaces: '',
  remindAfterDays: 0,
};

/** Who would get the mail, and who would not and why. */
export async function checkRecipients(
  { kind, targetId, ...input }: RequestOf<typeof mailingsApi.checkRecipients>,
  context: StaffContext,
): Promise<RecipientCheck> {
  const { organization } = await mailingOf(context, kind, targetId, input);
  const check: RecipientCheck = { sendable: 0, suppressed: {}, named: [] };
  const seen = new Set<string>();
  for await (const page of audiencePages(context, organization.id, { ...input, kind, targetId })) {
    const suppressionFor = await suppressionsOf(context, organization, kind, page);
    for (const contact of page) {
      const isDuplicate = contact.email !== '' && seen.has(contact.email);
      const reason = isDuplicate ? 'duplicate' : suppressionFor(contact);
      seen.add(contact.email);
      if (!reason) {
        check.sendable += 1;
        continue;
      }
      check.suppressed[reason] = (check.suppressed[reason] ?? 0) + 1;
      if (check.named.length < maxNamedSuppressions) {
        check.named.push({ name: contact.name, email: contact.email, reason });
      }
    }
  }
  return check;
}
