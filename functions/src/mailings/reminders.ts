import type { mailingsApi } from '@portal/domain/contracts/mailings-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { dayMs } from '@portal/domain/constants/time';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isUnanswered, mailingSchema, type Mailing } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { marketingPageTexts } from '@portal/domain/texts/marketing';
import { marketingMailTexts } from '@portal/domain/texts/marketing-mail';
import { Timestamp } from 'firebase-admin/firestore';
import type { Ports } from '../runtime/ports';
import type { StaffContext } from '../runtime/route';
import { requireMarketer } from '../users/require-marketer';
import { recipientOf, suppressionsOf } from './recipients';

type ReminderPorts = Pick<Ports, 'store' | 'clock'>;

const recipientsAtOnce = 500;
/** Reminders that one run starts. */
const remindersAtOnce = 20;
/** Longer than a run may take. */
const leaseMs = 10 * 60_000;

/**
 * Sends a mailing once more to those who got it some days ago and have not answered. It then reminds nobody by itself.
 * @throws PortalError `permissionDenied`, `notFound`; `invalidRequest` when everybody has answered.
 */
export async function remindRecipients(
  { organizationId, mailingId, days }: RequestOf<typeof mailingsApi.remindRecipients>,
  context: StaffContext,
): Promise<AnswerOf<typeof mailingsApi.remindRecipients>> {
  const { store, actor } = context;
  const organization = await requireMarketer(context, organizationId);
  const mailing = await store.mailings.get(organizationId, mailingId);
  if (!mailing) throw new PortalError('notFound', { detail: 'mailing' });
  const reminder = {
    id: store.mailings.newId(organizationId),
    days,
    createdBy: actor.uid,
    createdByName: actor.displayName || actor.email,
  };
  const recipients = await createReminder(context, organization, mailing, reminder);
  if (recipients === 0) throw new PortalError('invalidRequest', { userMessage: marketingPageTexts.allAnswered });
  await store.mailings.endReminder(mailing);
  return { mailingId: reminder.id, recipients };
}

/** Starts the reminders of mailings that remind by themselves. Each is sent once, also when the process ends. */
export async function sendDueReminders(ports: ReminderPorts & Pick<Ports, 'log'>): Promise<void> {
  const { store, clock, log } = ports;
  for (const key of await store.mailings.dueReminders(clock.now(), remindersAtOnce)) {
    try {
      const mailing = await store.mailings.leaseReminder(key, clock.now(), leaseMs);
      if (mailing) await sendReminder(ports, mailing);
    } catch (error) {
      log.error('a reminder failed', { mailingId: key.id }, error);
    }
  }
}

async function sendReminder(ports: ReminderPorts, mailing: Mailing): Promise<void> {
  const { mailings, organizations } = ports.store;
  const organization = await organizations.get(mailing.organizationId);
  const reminder = {
    // The same with each try: a reminder that exists was started by a process that ended right after.
    id: `${mailing.id}-reminder`,
    days: mailing.remindAfterDays,
    createdBy: mailing.createdBy,
    createdByName: mailing.createdByName,
  };
  if (organization && !(await mailings.get(mailing.organizationId, reminder.id))) {
    await createReminder(ports, organization, mailing, reminder);
  }
  await mailings.endReminder(mailing);
}

/** Creates a mailing to those who have not answered. @returns how many they are; without any there is no mailing. */
async function createReminder(
  { store, clock }: ReminderPorts,
  organization: Organization,
  mailing: Mailing,
  { days, ...fields }: Pick<Mailing, 'id' | 'createdBy' | 'createdByName'> & { days: number },
): Promise<number> {
  const now = clock.now();
  const contacts = await store.contacts.getAll(organization.id, await unanswered(store, mailing, now - days * dayMs));
  if (contacts.length === 0) return 0;
  const reminder = mailingSchema.cast({
    ...mailingSchema.pick(['organizationId', 'kind', 'targetId', 'targetName', 'body', 'comments']).cast(mailing),
    ...fields,
    subject: marketingMailTexts.reminder(mailing.subject),
    state: 'preparing',
    isTracked: organization.productFeature.skillsMarketing.trackEmails,
    createdAt: Timestamp.fromMillis(now),
    activeAt: Timestamp.fromMillis(now),
  });
  const suppressionFor = await suppressionsOf({ store }, organization, mailing.kind, contacts);
  await store.mailings.createWith(
    reminder,
    contacts.map((contact) => recipientOf(reminder, contact, suppressionFor(contact))),
  );
  return contacts.length;
}

async function unanswered({ mailings }: Ports['store'], mailing: Mailing, before: number) {
  const found: { id: string; isLead: boolean }[] = [];
  let after = '';
  for (;;) {
    const page = await mailings.recipientsPage(mailing, after, recipientsAtOnce);
    for (const recipient of page) {
      if (isUnanswered(recipient, before)) found.push({ id: recipient.contactId, isLead: recipient.isLead });
    }
    if (page.length < recipientsAtOnce) return found;
    after = page.at(-1)?.id ?? '';
  }
}
