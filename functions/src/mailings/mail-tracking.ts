import { timingSafeEqual, createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { unsubscribeApi } from '@portal/domain/contracts/unsubscribe-api';
import type { SendoutEvent } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { loadedBy } from '@portal/domain/mail/automatic-open';
import type { Mailing, MailingRecipient } from '@portal/domain/mail/mailing';
import { publicLinks } from '@portal/domain/links/public-links';
import { createdLink } from '../links/create-links';
import { FileAnswer, RedirectAnswer, type PublicContext } from '../runtime/route';
import type { RecipientEvent } from '../store/mailings';
import { sendoutId } from './continue-mailing';
import { openMailCode, type MailCode } from './mail-code';

/** A transparent image of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The image of a mail. Records the open of a known mail; unknown codes get the same image. */
export async function mailOpened(
  { code }: RequestOf<typeof unsubscribeApi.mailOpened>,
  context: PublicContext,
): Promise<FileAnswer> {
  const mail = openMailCode(context, code);
  if (mail) await recordEvent(context, mail, 'opened');
  return new FileAnswer({ content: pixel, fileName: 'pixel.gif', contentType: 'image/gif' });
}

/** Records the click and leads to the recipient's page; an unknown code and a link that is gone to the page that says so. */
export async function mailClicked(
  { code }: RequestOf<typeof unsubscribeApi.mailClicked>,
  context: PublicContext,
): Promise<RedirectAnswer> {
  const mail = openMailCode(context, code);
  const recipient = mail ? await recipientOf(context, mail) : null;
  const link = mail && recipient ? await context.store.sharedLinks.get(mail.organizationId, recipient.linkId) : null;
  if (!mail || !link) return new RedirectAnswer(publicLinks.deadLink());
  await recordEvent(context, mail, 'clicked');
  return new RedirectAnswer(createdLink(context, link).url);
}

/** Bounces and complaints from the mail service. @throws PortalError `permissionDenied` with a wrong key. */
export async function mailEvents(
  { key, events }: RequestOf<typeof unsubscribeApi.mailEvents>,
  context: PublicContext,
): Promise<AnswerOf<typeof unsubscribeApi.mailEvents>> {
  if (context.config.mailEventsKey === '' || !isSame(key, context.config.mailEventsKey)) {
    throw new PortalError('permissionDenied', { detail: 'key of mail events' });
  }
  let recorded = 0;
  for (const { event, messageId, email } of events) {
    // A soft bounce is temporary: the mail server tries again.
    if (event === 'softBounce') continue;
    for (const recipient of await recipientsOf(context, messageId, email)) {
      const { organizationId, mailingId, contactId, isLead } = recipient;
      const isBounce = event === 'hardBounce';
      await context.store.contacts.mark(
        { organizationId, isLead, contactId },
        isBounce ? { hasBounced: true } : { hasComplained: true },
      );
      const name = isBounce ? 'bounced' : 'complained';
      const mailing = await context.store.mailings.get(organizationId, mailingId);
      if (mailing && (await context.store.mailings.record(mailing, recipient.id, name, context.clock.now()))) {
        await addRecord(context, mailing, recipient, name);
        recorded += 1;
      }
    }
  }
  return { recorded };
}

async function recipientsOf({ store }: PublicContext, messageId: string, email: string): Promise<MailingRecipient[]> {
  const [, mailingId, recipientId] = /^<?([\w-]+)\.([\w-]+)@/.exec(messageId) ?? [];
  if (email === '') return [];
  const latest = await store.mailings.findRecipient('email', email);
  if (mailingId && recipientId)
    return latest.filter((found) => found.mailingId === mailingId && found.id === recipientId);
  return latest.slice(0, 1);
}

async function recordEvent(
  context: PublicContext,
  mail: MailCode,
  event: Extract<RecipientEvent, 'opened' | 'clicked'>,
): Promise<void> {
  if (mail.mailingId === '') return;
  const { store, clock } = context;
  const [mailing, recipient] = await Promise.all([
    store.mailings.get(mail.organizationId, mail.mailingId),
    recipientOf(context, mail),
  ]);
  if (!mailing?.isTracked || !recipient) return;
  const now = clock.now();
  const loader = loadedBy({ userAgent: context.userAgent, sentAt: recipient.sentAt?.toMillis() ?? now, now });
  const options = {
    // A proxy loads an image when the mail is shown; nobody clicks through one.
    isAutomatic: loader === 'program' || (loader === 'proxy' && event === 'clicked'),
    isByProxy: loader === 'proxy',
    counted: event === 'opened' ? ('openCount' as const) : ('clickCount' as const),
  };
  if (await store.mailings.record(mailing, recipient.id, event, now, options)) {
    await addRecord(context, mailing, recipient, event);
  }
  // Somebody who clicks has opened the mail, even in a program that loads no images.
  if (event === 'clicked' && !options.isAutomatic) {
    if (await store.mailings.record(mailing, recipient.id, 'opened', now))
      await addRecord(context, mailing, recipient, 'opened');
  }
}

async function recipientOf(
  { store }: PublicContext,
  { organizationId, mailingId, recipientId }: MailCode,
): Promise<MailingRecipient | null> {
  if (mailingId === '' || recipientId === '') return null;
  return await store.mailings.recipient({ organizationId, id: mailingId }, recipientId);
}

async function addRecord(
  { store, clock }: PublicContext,
  { id, organizationId, kind, targetId }: Mailing,
  recipient: MailingRecipient,
  event: SendoutEvent,
): Promise<void> {
  await store.sendouts.add(
    organizationId,
    {
      candidateId: kind === 'profile' ? targetId : '',
      jobId: kind === 'jobProfile' ? targetId : '',
      tearsheetId: kind === 'tearsheet' || kind === 'jobTearsheet' ? targetId : '',
      mailingId: id,
      event,
      sender: recipient.sender,
      recipentId: recipient.contactId,
      isLead: recipient.isLead,
    },
    { id: sendoutId(id, recipient.id, event), now: clock.now() },
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
