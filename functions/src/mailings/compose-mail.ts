import { brandOfOrganization } from '@portal/domain/brands/resolve-brand';
import type { Contact } from '@portal/domain/contacts/contact';
import { escapeHtml } from '@portal/domain/fields/markup';
import { fillHtml, fillText, hasLinkVariable, type MailValues } from '@portal/domain/mail/mail-variables';
import { mailingLinks, type MailingKind } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { marketingMailTexts as texts } from '@portal/domain/texts/marketing-mail';
import { unsubscribeTexts } from '@portal/domain/texts/unsubscribe';
import { projectMailTheme } from '../projections/project-theme';
import { toPlainText, toSafeHtml } from '../projections/rich-text';
import type { MailMessage, Ports } from '../runtime/ports';
import { mailCode, unsubscribeUrl, type MailCode } from './mail-code';
import type { MailSender, SenderSettings } from './mail-people';
import type { MailingTarget } from './mailing-target';

/** The text of a mailing before its variables are filled. */
export interface ComposedText {
  subject: string;
  body: string;
  comments: string;
}

interface Composed {
  organization: Organization;
  target: MailingTarget;
  text: ComposedText;
  contact: Contact;
  sender: MailSender;
  settings: SenderSettings;
  /** URL of the recipient's page. */
  url: string;
  /** The recipient's document; null for a preview or test, which counts nowhere. */
  recipient: { mailingId: string; recipientId: string; isTracked: boolean } | null;
}

/** The subject and body of a mailing: what was written, else what the brand or the organization has, else the default. */
export function textOf(
  organization: Organization,
  kind: MailingKind,
  settings: SenderSettings,
  written: { subject: string; body: string },
): { subject: string; body: string } {
  const canEdit = organization.productFeature.skillsMarketing.allowEditEmail;
  return {
    subject: (canEdit && written.subject) || settings.subject || texts.subjects[kind](organization.name),
    body: (canEdit && written.body) || settings.body || texts.bodies[kind],
  };
}

/** The mail of one recipient, with its headers. */
export async function composeMail(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  given: Composed,
): Promise<MailMessage> {
  const { organization, target, text, contact, sender, settings, recipient } = given;
  const { type } = mailingLinks[target.kind];
  const mail: MailCode = {
    organizationId: organization.id,
    contactId: contact.id,
    isLead: contact.isLead,
    type,
    senderId: sender.person.id,
    mailingId: recipient?.mailingId ?? '',
    recipientId: recipient?.recipientId ?? '',
  };
  const code = mailCode({ config, clock }, mail);
  const isTracked = recipient?.isTracked ?? false;
  const api = (path: string) => `${config.publicBaseUrl}/api/public/${path}?code=${encodeURIComponent(code)}`;
  const url = isTracked ? api('mailClicked') : given.url;
  const values = valuesOf(given, url);
  const label = texts.linkLabels[target.kind];
  const body = fillHtml(toSafeHtml(text.body), values, label);
  const { layOutMail } = await import('../mail/mail-layout');
  const content = await layOutMail(
    projectMailTheme(organization, sender.brand ?? brandOfOrganization(organization), config.publicBaseUrl),
    {
      subject: fillText(text.subject, values),
      preview: toPlainText(body).slice(0, 140),
      bodyHtml: body,
      action: hasLinkVariable(text.body, values) ? null : { label, url },
      reason: texts.reason(sender.brand?.companyName || organization.name),
      postalAddress: postalAddressOf(organization),
      unsubscribe: {
        label: settings.unsubscribeText || unsubscribeTexts.link,
        url: unsubscribeUrl({ config }, mail, code),
      },
      openImage: isTracked ? api('mailOpened') : null,
    },
  );
  const { person } = sender;
  const domain = person.email.split('@')[1] ?? '';
  return {
    ...content,
    to: contact.email,
    from: {
      name: sender.displayName || organization.name,
      address: config.mailSenderDomains.includes(domain) ? person.email : '',
    },
    ...(person.email ? { replyTo: person.email } : {}),
    ...(recipient
      ? { messageId: `${recipient.mailingId}.${recipient.recipientId}@${new URL(config.publicBaseUrl).hostname}` }
      : {}),
    headers: {
      'List-Unsubscribe': `<${api('unsubscribeByHeader')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function valuesOf({ organization, target, text, contact, sender }: Composed, url: string): MailValues {
  const { candidate, job, tearsheet } = target;
  return {
    clientName: contact.name || `${contact.firstName} ${contact.lastName}`.trim(),
    clientFirstName: contact.firstName || contact.name,
    clientLastName: contact.lastName,
    companyName: contact.companyName,
    profileText: candidate?.text ?? '',
    resumeLink: candidate ? url : '',
    senderName: sender.displayName || sender.person.name || organization.name,
    emailSignature: linesOf(sender.person.signature),
    candidateName: candidate?.name ?? '',
    candidateJobTitle: candidate?.occupation ?? '',
    comments: linesOf(text.comments),
    tearsheetLink: tearsheet ? url : '',
    tearsheetName: tearsheet?.name ?? '',
    jobId: job ? job.entityId || job.id : (candidate?.jobId ?? ''),
    jobTitle: job?.jobTitle ?? '',
    jobLink: job ? url : '',
  };
}

function linesOf(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n?|\n/g, '<br />');
}

/** Senders of marketing mails name their postal address. */
function postalAddressOf({ offices }: Organization): string {
  const [office] = offices;
  if (!office) return '';
  const { address1, address2, city, state, zipCode } = office;
  return [address1, address2, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
}
