import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { unsubscribeApi } from '@portal/domain/contracts/unsubscribe-api';
import { brandOfOrganization, labelsOf, resolveSmBrand } from '@portal/domain/brands/resolve-brand';
import { unsubscribeFields, type Contact, type UnsubscribeType } from '@portal/domain/contacts/contact';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import { mailingLinks } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { resolveLabel } from '@portal/domain/texts/labels';
import { unsubscribeTexts } from '@portal/domain/texts/unsubscribe';
import { decodeId } from '../links/encoded-ids';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { projectMailTheme } from '../projections/project-theme';
import { isWithinRate, limitClient } from '../runtime/rate-limit';
import { RedirectAnswer, type PublicContext } from '../runtime/route';
import { activeTeamMember } from '../users/active-team-member';
import { sendoutId } from './continue-mailing';
import { openMailCode, unsubscribeUrl, type MailCode } from './mail-code';

type PathInput = RequestOf<typeof unsubscribeApi.getUnsubscribePage>;

const minute = 60;
/** Guessed and dead links, and calls of one client IP. */
const wrongLinks = { name: 'unsubscribeLink', max: 30, maxOfAll: 3_000, windowSeconds: 10 * minute };
const notifications = { name: 'unsubscribeNotice', max: 5, windowSeconds: 60 * minute };

/** Brand and texts of the unsubscribe page. Changes nothing. @throws PortalError `notFound`. */
export async function getUnsubscribePage(
  input: RequestOf<typeof unsubscribeApi.getUnsubscribePage>,
  context: PublicContext,
): Promise<AnswerOf<typeof unsubscribeApi.getUnsubscribePage>> {
  const { organization, type } = await recipientOfPath(input, context);
  const brands = await context.store.marketingBrands.list(organization.id, type);
  const sender = input.senderId === '' ? null : await context.store.users.get(input.senderId);
  const isOwn = sender?.organizationId === organization.id;
  const brand = resolveSmBrand(brands, isOwn ? sender.smBrandId : '');
  const labels = labelsOf(organization, brand);
  const theme = projectTheme(organization, brand ?? brandOfOrganization(organization));
  return {
    theme,
    about: unsubscribeTexts.about[type](theme.organizationName),
    all: unsubscribeTexts.all(theme.organizationName),
    question: resolveLabel(labels, 'unsubscribeQuestion'),
    button: resolveLabel(labels, 'unsubscribeButtonText'),
    confirmation: resolveLabel(labels, 'unsubscribeMessageAfterConfirmation'),
  };
}

/** Unsubscribes the recipient of a page. Idempotent. @throws PortalError `notFound`. */
export async function unsubscribe(
  { isAll, ...input }: RequestOf<typeof unsubscribeApi.unsubscribe>,
  context: PublicContext,
): Promise<AnswerOf<typeof unsubscribeApi.unsubscribe>> {
  const { organization, contact, type } = await recipientOfPath(input, context);
  const pressed = openMailCode(context, input.code);
  const isOwn = pressed?.organizationId === organization.id && pressed.contactId === contact.id;
  const mail = isOwn ? pressed : await latestMail(context, contact, organization.id, type);
  const types: readonly UnsubscribeType[] = isAll ? ['sm', 'jm'] : [type];
  await unsubscribeContact(context, organization, contact, types, { ...mail, senderId: input.senderId });
  return { isConfirmed: isNoted(organization, type) };
}

/** One click in a mail program. Idempotent; unknown codes are refused. @throws PortalError `notFound`. */
export async function unsubscribeByHeader(
  { code }: RequestOf<typeof unsubscribeApi.unsubscribeByHeader>,
  context: PublicContext,
): Promise<AnswerOf<typeof unsubscribeApi.unsubscribeByHeader>> {
  const opened = openMailCode(context, code);
  if (!opened) {
    await limitClient(context, wrongLinks, 'code');
    throw new PortalError('notFound', { detail: 'mail code' });
  }
  const { organizationId, contactId, isLead, type } = opened;
  const [organization, contact] = await Promise.all([
    context.store.organizations.get(organizationId),
    context.store.contacts.get({ organizationId, isLead, contactId }),
  ]);
  // The code of a test mail names nobody.
  if (organization && contact) await unsubscribeContact(context, organization, contact, [type], opened);
  return { unsubscribed: true };
}

/** Leads a person who opens the header's URL to the page that asks; a damaged code to the page that says so. */
export function openUnsubscribe(
  { code }: RequestOf<typeof unsubscribeApi.openUnsubscribe>,
  context: PublicContext,
): RedirectAnswer {
  const opened = openMailCode(context, code);
  return new RedirectAnswer(opened ? unsubscribeUrl(context, opened, code) : publicLinks.deadLink());
}

/** Notifies the sender. Always the same answer, so that nobody learns whose emails are known. */
export async function sendUnsubscribe(
  { clientContact, organizationId, senderId }: RequestOf<typeof unsubscribeApi.sendUnsubscribe>,
  context: PublicContext,
): Promise<AnswerOf<typeof unsubscribeApi.sendUnsubscribe>> {
  if (await isWithinRate(context, notifications, `${organizationId}/${clientContact}`)) {
    const [organization, contact] = await Promise.all([
      context.store.organizations.get(organizationId),
      context.store.contacts.findByEmail(organizationId, clientContact),
    ]);
    const isUnsubscribed = contact && (contact.smEmailsUnsubscribe || contact.jmEmailsUnsubscribe);
    if (organization && isUnsubscribed) {
      const types = (['sm', 'jm'] as const).filter((type) => contact[unsubscribeFields[type]]);
      await notifySender(context, organization, contact, { senderId, mailingId: '', types });
    }
  }
  return { notified: true };
}

/** The last mail of this kind to a contact, which its unsubscribe page does not name; `''` for none. */
async function latestMail(
  { store }: Pick<PublicContext, 'store'>,
  contact: Contact,
  organizationId: string,
  type: UnsubscribeType,
): Promise<Pick<MailCode, 'mailingId' | 'recipientId'>> {
  for (const recipient of await store.mailings.findRecipient('email', contact.email)) {
    if (recipient.organizationId !== organizationId || recipient.contactId !== contact.id) continue;
    const mailing = await store.mailings.get(organizationId, recipient.mailingId);
    if (mailing && mailingLinks[mailing.kind].type === type) {
      return { mailingId: mailing.id, recipientId: recipient.id };
    }
  }
  return { mailingId: '', recipientId: '' };
}

async function recipientOfPath(input: PathInput, context: PublicContext) {
  const { unsubType, organizationId, recipientId, isLead } = input;
  const salt = unsubType === 'sm' ? 'SkillsMarketing' : 'JobMarketing';
  const decoded = decodeId(context.config, salt, recipientId);
  const [organization, contact] =
    decoded?.organizationId === organizationId
      ? await Promise.all([
          context.store.organizations.get(organizationId),
          context.store.contacts.get({ organizationId, isLead, contactId: decoded.id }),
        ])
      : [null, null];
  if (!organization || !contact) {
    await limitClient(context, wrongLinks, 'path');
    throw new PortalError('notFound', { detail: 'recipient of an unsubscribe page' });
  }
  return { organization, contact, type: unsubType as UnsubscribeType };
}

type UnsubscribedMail = Pick<MailCode, 'senderId' | 'mailingId' | 'recipientId'>;

/**
 * Unsubscribes a contact from mails of these kinds and tells the sender once. A mail to the sender that fails is logged
 * only, because what counts is stored.
 */
async function unsubscribeContact(
  context: PublicContext,
  organization: Organization,
  contact: Contact,
  types: readonly UnsubscribeType[],
  mail: UnsubscribedMail,
): Promise<void> {
  const left = types.filter((type) => !contact[unsubscribeFields[type]]);
  for (const type of left) await unsubscribeFrom(context, organization, contact, type, mail);
  if (left.length === 0) return;
  try {
    await notifySender(context, organization, contact, { ...mail, types: left });
  } catch (error) {
    context.log.warn('the sender was not told', { detail: PortalError.from(error).message });
  }
}

/** Sets the flag, adds the record, and leaves a note for the ATS if the organization wants one. */
async function unsubscribeFrom(
  context: PublicContext,
  organization: Organization,
  contact: Contact,
  type: UnsubscribeType,
  mail: UnsubscribedMail,
): Promise<void> {
  const { store, clock } = context;
  const { id: contactId, isLead } = contact;
  const organizationId = organization.id;
  await store.contacts.mark({ organizationId, isLead, contactId }, { [unsubscribeFields[type]]: true });
  const mailing = mail.mailingId === '' ? null : await store.mailings.get(organizationId, mail.mailingId);
  if (mailing) await store.mailings.record(mailing, mail.recipientId, 'unsubscribe', clock.now());
  const id = sendoutId(`${organizationId}/${type}`, `${isLead ? 'lead' : 'contact'}/${contactId}`, String(clock.now()));
  const subject = {
    candidateId: mailing?.kind === 'profile' ? mailing.targetId : '',
    jobId: mailing?.kind === 'jobProfile' ? mailing.targetId : '',
    tearsheetId: mailing && mailing.kind !== 'profile' && mailing.kind !== 'jobProfile' ? mailing.targetId : '',
  };
  await store.sendouts.add(
    organizationId,
    {
      ...subject,
      mailingId: mail.mailingId,
      event: 'unsubscribe',
      sender: mail.senderId,
      recipentId: contactId,
      isLead,
    },
    { id, now: clock.now() },
  );
  if (!isNoted(organization, type)) return;
  await store.atsNotes.add(
    organizationId,
    {
      ...subject,
      noteType: type === 'sm' ? 'smUnsubscribe' : 'jmUnsubscribe',
      recipientId: contactId,
      isLead,
      author: mail.senderId,
      text: '',
    },
    id,
  );
}

function isNoted({ integration }: Organization, type: UnsubscribeType): boolean {
  const { smUnsubscribe, jmUnsubscribe } = integration.bullhorn.customNotes;
  return type === 'sm' ? smUnsubscribe.enabled : jmUnsubscribe.enabled;
}

async function notifySender(
  context: PublicContext,
  organization: Organization,
  contact: Contact,
  { senderId, mailingId, types }: Pick<MailCode, 'senderId' | 'mailingId'> & { types: readonly UnsubscribeType[] },
): Promise<void> {
  const mailing = mailingId === '' ? null : await context.store.mailings.get(organization.id, mailingId);
  const sender = await activeTeamMember(
    context.store,
    { job: { organizationId: organization.id, createdBy: '' } },
    senderId,
  );
  if (!sender || sender.disableEmailNotifications) return;
  const sentence = unsubscribeTexts.notice(contact.name || contact.email);
  const theme = projectMailTheme(organization, brandOfOrganization(organization), context.config.publicBaseUrl);
  const { layOutMail } = await import('../mail/mail-layout');
  const content = await layOutMail(theme, {
    subject: sentence,
    heading: sentence,
    paragraphs: [],
    facts: [
      [unsubscribeTexts.email, contact.email],
      [unsubscribeTexts.from, types.map((type) => unsubscribeTexts.kinds[type]).join(', ')],
      ...(mailing ? [[unsubscribeTexts.mailing, mailing.subject] as const] : []),
    ],
    ...(mailing
      ? {
          action: {
            label: unsubscribeTexts.openMailing,
            url: `${context.config.publicBaseUrl}/app/emails/${mailing.id}`,
          },
        }
      : {}),
    reason: unsubscribeTexts.noticeReason,
  });
  await context.mail.send({ ...content, to: sender.email });
}
