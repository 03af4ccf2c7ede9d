import { createHash } from 'node:crypto';
import { dayMs } from '@portal/domain/constants/time';
import type { Contact } from '@portal/domain/contacts/contact';
import { mailingLinks, type Mailing, type MailingRecipient } from '@portal/domain/mail/mailing';
import { Timestamp } from 'firebase-admin/firestore';
import { createLinks } from '../links/create-links';
import type { Ports } from '../runtime/ports';
import { composeMail } from './compose-mail';
import { mailPeople, type MailSender } from './mail-people';
import { mailingTarget } from './mailing-target';
import { audiencePageSize, recipientOf, suppressionsOf } from './recipients';

type MailingPorts = Pick<Ports, 'store' | 'clock' | 'bulkMail' | 'config' | 'log'>;

/** A step takes well below the time of its function, and a dead one is taken over after this. */
const leaseMs = 120_000;
const recipientsInStep = 100;
/** Mails that are passed on at the same time. */
const lanes = 4;
const maxAttempts = 8;
/** Tries for one recipient while the mail server is unavailable. */
const maxTries = 5;
/** Pause after the mail server was unavailable. */
const pauseMs = 60_000;

/**
 * One step of a mailing: prepares or sends a page of recipients. Each step is started by the write that ended the one
 * before; steps of one mailing never run at the same time. A recipient is claimed before the mail is passed on and is
 * never claimed again, so nobody gets two, even when the process dies.
 */
export async function continueMailing(key: Pick<Mailing, 'organizationId' | 'id'>, ports: MailingPorts): Promise<void> {
  const mailing = await ports.store.mailings.lease(key, ports.clock.now(), leaseMs);
  if (!mailing) return;
  try {
    if (mailing.state === 'preparing') await prepare(mailing, ports);
    else await sendSome(mailing, ports);
  } catch (error) {
    const attempts = mailing.attempts + 1;
    ports.log.error('a step of a mailing failed', { mailingId: mailing.id, attempts }, error);
    await ports.store.mailings.finishStep(
      mailing,
      attempts >= maxAttempts ? { state: 'failed', attempts } : { attempts, notBefore: ports.clock.now() + pauseMs },
    );
  }
}

/** Adds a page of the audience; named recipients are there already. */
async function prepare(mailing: Mailing, { store }: MailingPorts): Promise<void> {
  const organization = await store.organizations.get(mailing.organizationId);
  if (!organization || mailing.audience === 'chosen') {
    await store.mailings.finishStep(mailing, { state: organization ? 'sending' : 'failed', attempts: 0 });
    return;
  }
  const [kind = 'contacts', after = ''] = mailing.cursor.split('/');
  const isLead = kind === 'leads';
  const page = await store.contacts.page({
    organizationId: mailing.organizationId,
    isLead,
    tearsheetId: mailing.audience === 'tearsheet' ? mailing.targetId : '',
    after,
    max: audiencePageSize,
  });
  const suppressionFor = await suppressionsOf({ store }, organization, mailing.kind, page);
  await store.mailings.addRecipients(
    mailing,
    page.map((contact) => recipientOf(mailing, contact, suppressionFor(contact))),
  );
  if (page.length === audiencePageSize) {
    await store.mailings.finishStep(mailing, { cursor: `${kind}/${page.at(-1)?.id ?? ''}`, attempts: 0 });
  } else {
    await store.mailings.finishStep(mailing, isLead ? { state: 'sending', attempts: 0 } : { cursor: 'leads/' });
  }
}

async function sendSome(mailing: Mailing, ports: MailingPorts): Promise<void> {
  const { store, clock } = ports;
  const lost = await store.mailings.giveUpClaimed(mailing, clock.now());
  if (lost > 0) ports.log.warn('mails were being sent when their process ended', { mailingId: mailing.id, lost });
  const recipients = await store.mailings.pending(mailing, recipientsInStep);
  if (recipients.length === 0) {
    const { remindAfterDays } = mailing;
    await store.mailings.finishStep(mailing, {
      state: 'done',
      attempts: 0,
      ...(remindAfterDays > 0 ? { remindAt: Timestamp.fromMillis(clock.now() + remindAfterDays * dayMs) } : {}),
    });
    return;
  }
  const { isUnavailable, tried } = await sendTo(mailing, recipients, ports);
  const pause = isUnavailable ? { notBefore: clock.now() + pauseMs } : {};
  await store.mailings.finishStep(mailing, {
    attempts: tried > 0 || !isUnavailable ? 0 : mailing.attempts + 1,
    ...pause,
  });
}

/** Sends to these recipients, as fast as configured, until the mailing is stopped or paused or the mail server is unavailable. */
async function sendTo(mailing: Mailing, recipients: readonly MailingRecipient[], ports: MailingPorts) {
  const { store, clock, config } = ports;
  const { organizationId, kind, targetId } = mailing;
  const organization = await store.organizations.get(organizationId);
  if (!organization) throw new Error('the organization is gone');
  const target = await mailingTarget(ports, organizationId, kind, targetId);
  const people = await mailPeople(ports, organization, target, mailing.createdBy);
  const contacts = new Map(
    (
      await store.contacts.getAll(
        organizationId,
        recipients.map(({ contactId, isLead }) => ({ id: contactId, isLead })),
      )
    ).map((contact) => [keyOf(contact.id, contact.isLead), contact]),
  );
  const suppressionFor = await suppressionsOf(ports, organization, kind, [...contacts.values()]);
  const mails: { recipient: MailingRecipient; contact: Contact; sender: MailSender }[] = [];
  for (const recipient of recipients) {
    const contact = contacts.get(keyOf(recipient.contactId, recipient.isLead));
    // Somebody may have unsubscribed, been restricted or been deleted since the mailing was prepared.
    const reason = contact ? suppressionFor(contact) : 'invalidEmail';
    if (!contact || reason || contact.email !== recipient.email) {
      await store.mailings.recordOutcome(
        mailing,
        recipient.id,
        { state: 'skipped', reason: reason ?? 'invalidEmail' },
        clock.now(),
      );
    } else {
      mails.push({ recipient, contact, sender: await people.senderOf(contact) });
    }
  }
  const links = await createLinks(
    ports,
    organization,
    mails.map(({ contact, sender }) => ({
      kind: mailingLinks[kind].link,
      targetId,
      recipientId: contact.id,
      isLead: contact.isLead,
      sender: sender.person.id,
      brand: sender.brand?.id ?? '',
      hasGateing: false,
    })),
  );
  const next = paced(config.mailsPerSecond, clock);
  let [isUnavailable, isStopped, place, tried] = [false, false, 0, 0];
  const lane = async () => {
    for (;;) {
      const index = place;
      place += 1;
      const mail = mails[index];
      if (!mail || isUnavailable || isStopped) return;
      await next();
      if (index % 10 === 0 && (await store.mailings.isHalted(mailing))) {
        isStopped = true;
        return;
      }
      const { recipient, contact, sender } = mail;
      const link = links[index];
      const message = await composeMail(ports, {
        ...{ organization, target, contact, sender, settings: people.settings },
        text: mailing,
        url: link?.url ?? '',
        recipient: { mailingId: mailing.id, recipientId: recipient.id, isTracked: mailing.isTracked },
      });
      if (!(await store.mailings.claim(mailing, recipient.id, clock.now()))) continue;
      const delivery = await ports.bulkMail.deliver(message);
      if (delivery.kind === 'unavailable') {
        isUnavailable = true;
        const tries = recipient.tries + 1;
        const state = tries >= maxTries ? 'failed' : 'pending';
        await store.mailings.recordOutcome(mailing, recipient.id, { state, tries, reason: delivery.kind }, clock.now());
        continue;
      }
      tried += 1;
      const outcomes = {
        sent: { state: 'sent', sender: sender.person.id, linkId: link?.linkId ?? '' },
        refused: { state: 'failed', reason: delivery.kind === 'refused' ? delivery.reason : '' },
        uncertain: { state: 'uncertain', linkId: link?.linkId ?? '' },
      } as const;
      await store.mailings.recordOutcome(mailing, recipient.id, outcomes[delivery.kind], clock.now());
      if (delivery.kind === 'sent')
        await recordSent({ ...mailing, subject: message.subject }, recipient, sender, ports);
    }
  };
  // All lanes end before the step does: a mail that is still being passed on would count twice with the next step.
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      try {
        await lane();
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }),
  );
  const failure = ended.find((one) => one.status === 'rejected');
  if (failure) throw new Error('a mail was not passed on', { cause: failure.reason });
  return { isUnavailable, tried };
}

/** The sendout record, and the note that waits for the ATS. @param mailing with the subject that the recipient got. */
async function recordSent(
  mailing: Mailing,
  { id, contactId, isLead }: MailingRecipient,
  sender: MailSender,
  { store, clock }: MailingPorts,
): Promise<void> {
  const { organizationId, kind, targetId } = mailing;
  const subject = {
    candidateId: kind === 'profile' ? targetId : '',
    jobId: kind === 'jobProfile' ? targetId : '',
    tearsheetId: kind === 'tearsheet' || kind === 'jobTearsheet' ? targetId : '',
  };
  const recordId = sendoutId(mailing.id, id, 'delivered');
  await store.sendouts.add(
    organizationId,
    { ...subject, mailingId: mailing.id, event: 'delivered', sender: sender.person.id, recipentId: contactId, isLead },
    { id: recordId, now: clock.now() },
  );
  const noteType = mailingLinks[kind].type === 'sm' ? 'smSent' : 'jmSent';
  await store.atsNotes.add(
    organizationId,
    { ...subject, noteType, recipientId: contactId, isLead, author: sender.person.id, text: mailing.subject },
    recordId,
  );
}

/** The same event of the same mail has one record. */
export function sendoutId(mailingId: string, recipientId: string, event: string): string {
  return createHash('sha256').update(`${mailingId}/${recipientId}/${event}`).digest('hex').slice(0, 24);
}

const keyOf = (id: string, isLead: boolean) => `${isLead ? 'lead' : 'contact'}/${id}`;

/** Resolves at most this often per second, in turn. */
function paced(perSecond: number, clock: MailingPorts['clock']): () => Promise<void> {
  const gap = 1_000 / perSecond;
  let free = clock.now();
  return async () => {
    const now = clock.now();
    const at = Math.max(now, free);
    free = at + gap;
    if (at > now) await clock.wait(at - now);
  };
}
