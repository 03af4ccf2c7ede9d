import type { mailingsApi } from '@portal/domain/contracts/mailings-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { dayMs } from '@portal/domain/constants/time';
import { emailAnalyticsOf, type EmailCounts } from '@portal/domain/contacts/email-analytics';
import type { SendoutRecord } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isUnanswered, mailingSchema } from '@portal/domain/mail/mailing';
import { marketingPageTexts } from '@portal/domain/texts/marketing';
import { marketingMailTexts } from '@portal/domain/texts/marketing-mail';
import { Timestamp } from 'firebase-admin/firestore';
import type { Ports } from '../runtime/ports';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { recipientOf, suppressed } from './recipients';

/** Stops a mailing: nobody else gets it. @throws PortalError `permissionDenied`. */
export async function stopMailing(
  { organizationId, mailingId }: RequestOf<typeof mailingsApi.stopMailing>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.stopMailing>> {
  await requireMarketer(context, organizationId);
  return { stopped: await context.store.mailings.stop({ organizationId, id: mailingId }) };
}

const remindedAtOnce = 500;

/**
 * Sends a mailing once more to those who got it some days ago and have not answered.
 * @throws PortalError `permissionDenied`, `notFound`; `invalidRequest` when everybody has answered.
 */
export async function remindRecipients(
  { organizationId, mailingId, days }: RequestOf<typeof mailingsApi.remindRecipients>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.remindRecipients>> {
  const { store, clock, actor } = context;
  const organization = await requireMarketer(context, organizationId);
  const mailing = await store.mailings.get(organizationId, mailingId);
  if (!mailing) throw new PortalError('notFound', { detail: 'mailing' });
  const now = clock.now();
  const unanswered: { id: string; isLead: boolean }[] = [];
  let after = '';
  for (;;) {
    const page = await store.mailings.recipientsPage(mailing, after, remindedAtOnce);
    for (const recipient of page) {
      if (isUnanswered(recipient, now - days * dayMs)) {
        unanswered.push({ id: recipient.contactId, isLead: recipient.isLead });
      }
    }
    if (page.length < remindedAtOnce) break;
    after = page.at(-1)?.id ?? '';
  }
  const contacts = await store.contacts.getAll(organizationId, unanswered);
  if (contacts.length === 0) throw new PortalError('invalidRequest', { userMessage: marketingPageTexts.allAnswered });
  const reminder = mailingSchema.cast({
    ...mailingSchema.pick(['organizationId', 'kind', 'targetId', 'targetName', 'body', 'comments']).cast(mailing),
    id: store.mailings.newId(organizationId),
    subject: marketingMailTexts.reminder(mailing.subject),
    createdBy: actor.uid,
    createdByName: actor.displayName || actor.email,
    state: 'preparing',
    isTracked: organization.productFeature.skillsMarketing.trackEmails,
    createdAt: Timestamp.fromMillis(now),
    activeAt: Timestamp.fromMillis(now),
  });
  await store.mailings.createWith(
    reminder,
    contacts.map((contact) => recipientOf(reminder, contact, suppressed(organization, mailing.kind, contact))),
  );
  return { mailingId: reminder.id, recipients: contacts.length };
}

/** Wakes mailings that are due, and those whose process has died. */
export async function wakeMailings({ store, clock, log }: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const woken = await store.mailings.wake(clock.now(), { idleMs: 2 * 60_000, max: 100 });
  if (woken > 0) log.info('mailings were woken', { woken });
}

/** Email figures of a contact or lead. @throws PortalError `permissionDenied`, `notFound`. */
export async function emailAnalytics(
  { organizationId, contactId, isLead }: RequestOf<typeof mailingsApi.emailAnalytics>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.emailAnalytics>> {
  await requireMarketer(context, organizationId);
  const key = { organizationId, isLead: isLead === '1', contactId };
  const [contact, records] = await Promise.all([
    context.store.contacts.get(key),
    context.store.sendouts.ofRecipient(organizationId, contactId, key.isLead),
  ]);
  if (!contact) throw new PortalError('notFound', { detail: 'contact' });
  const overall = countsOf(records);
  const tearsheet = countsOf(records.filter(({ tearsheetId }) => tearsheetId !== ''));
  const subscribed = !contact.smEmailsUnsubscribe && !contact.jmEmailsUnsubscribe;
  return {
    ...emailAnalyticsOf({ tearsheet, overall }, { subscribed }),
    sent: overall.sent,
    bounced: contact.hasBounced,
  };
}

function countsOf(records: readonly SendoutRecord[]): EmailCounts {
  const count = (event: SendoutRecord['event']) => records.filter((record) => record.event === event).length;
  return { sent: count('delivered'), opened: count('opened'), clicked: count('clicked') };
}
