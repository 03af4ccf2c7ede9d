import type { mailingsApi } from '@portal/domain/contracts/mailings-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { emailAnalyticsOf, type EmailCounts } from '@portal/domain/contacts/email-analytics';
import type { SendoutRecord } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { sendDueReminders } from './reminders';

/** Stops a mailing: nobody else gets it. @throws PortalError `permissionDenied`. */
export async function stopMailing(
  { organizationId, mailingId }: RequestOf<typeof mailingsApi.stopMailing>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.stopMailing>> {
  await requireMarketer(context, organizationId);
  return { stopped: await context.store.mailings.stop({ organizationId, id: mailingId }) };
}

/** Pauses a mailing that is scheduled or being sent. @throws PortalError `permissionDenied`. */
export async function pauseMailing(
  { organizationId, mailingId }: RequestOf<typeof mailingsApi.pauseMailing>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.pauseMailing>> {
  await requireMarketer(context, organizationId);
  return { paused: await context.store.mailings.pause({ organizationId, id: mailingId }) };
}

/** Goes on with a paused mailing. @throws PortalError `permissionDenied`. */
export async function resumeMailing(
  { organizationId, mailingId }: RequestOf<typeof mailingsApi.resumeMailing>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.resumeMailing>> {
  await requireMarketer(context, organizationId);
  return { resumed: await context.store.mailings.resume({ organizationId, id: mailingId }, context.clock.now()) };
}

/** Wakes mailings that are due, and those whose process has died; starts due reminders. */
export async function wakeMailings(ports: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const { store, clock, log } = ports;
  const woken = await store.mailings.wake(clock.now(), { idleMs: 2 * 60_000, max: 100 });
  if (woken > 0) log.info('mailings were woken', { woken });
  await sendDueReminders(ports);
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
