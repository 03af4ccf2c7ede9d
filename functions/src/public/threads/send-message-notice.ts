import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { MessageNotice } from '@portal/domain/outbox/outbox-item';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import type { Thread, ThreadMessage, ThreadSide } from '@portal/domain/threads/thread';
import { siteUrl } from '../../links/agency-host';
import { anonymousText, clientRedactorOf } from '../../projections/client-texts';
import { projectMailTheme } from '../../projections/project-theme';
import { loadResumeSubject, shownJobTitle, type ResumeSubject } from '../../projections/resume-subject';
import type { MailMessage, Ports } from '../../runtime/ports';
import { isWithinRate } from '../../runtime/rate-limit';
import { openWayOf } from '../../users/open-ways';
import { mailStaffOnce, messageIdOf } from '../answers/mail-staff-once';
import { publicLimits } from '../limits';
import { recruiterEmails } from '../notify-recruiters';
import { replyAddressFor } from './reply-address';

type NoticePorts = Pick<Ports, 'store' | 'mail' | 'config' | 'clock' | 'log'>;

interface Noticed {
  notice: MessageNotice;
  thread: Thread;
  message: ThreadMessage;
  subject: ResumeSubject;
}

/**
 * Mails a message of a thread to the other side. What is gone meanwhile, and a client who has no way to the candidate any
 * more, gets no mail.
 * @throws PortalError `unavailable` when mails were not taken.
 */
export async function sendMessageNotice(notice: MessageNotice, ports: NoticePorts): Promise<{ isSent: boolean }> {
  const { store } = ports;
  const [thread, message, subject] = await Promise.all([
    store.threads.get(notice),
    store.threads.message(notice, notice.messageId),
    loadResumeSubject(store, notice),
  ]);
  if (thread && message && subject) {
    const noticed = { notice, thread, message, subject };
    await (message.side === 'client' ? mailStaff(noticed, ports) : mailClient(noticed, ports));
  }
  return { isSent: true };
}

/** Mails are limited for each candidate and each user; the portal shows every message. */
async function mailStaff({ notice, thread, message, subject }: Noticed, ports: NoticePorts): Promise<void> {
  const { store, config } = ports;
  const { candidate, job, organization, brand } = subject;
  const emails = (await recruiterEmails({ store }, subject)).filter((email) => !notice.sentTo.includes(email));
  if (emails.length === 0) return;
  if (notice.attempts === 1 && !(await isWithinRate(ports, publicLimits.notification, candidate.id))) return;
  const { threadMail } = await import('../../mail/thread-mail');
  const page = {
    theme: projectMailTheme(organization, brand, config.publicBaseUrl),
    candidateName: candidateName(candidate),
    jobTitle: job.jobTitle,
    url: `${config.publicBaseUrl}/app/jobs/${job.id}/candidate/${candidate.id}?tab=messages`,
  };
  const sent = await Promise.allSettled(
    emails.map(async (to) => {
      // Only users may answer by mail, and not what a stranger says to be.
      const replyTo = (await store.users.byEmail(to)) ? replyAddress(ports, 'staff', thread) : null;
      const content = await threadMail(page, { ...message, to: 'staff', canReply: replyTo !== null });
      await mailStaffOnce(notice, { ...content, to, ...headersOf(ports, thread, replyTo) }, ports);
    }),
  );
  const failure = sent.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

async function mailClient({ notice, thread, message, subject }: Noticed, ports: NoticePorts): Promise<void> {
  const { store, config } = ports;
  const { candidate, job, organization } = subject;
  const { email } = thread.client;
  const way = await openWayOf(store, notice, thread.client, candidate.public);
  if (!way || email === '' || notice.sentTo.includes(email)) return;
  // The candidate may have become anonymous after the message was written.
  const redactor = way.isRevealed ? null : await clientRedactorOf({ store }, candidate);
  const brand = way.brand ? resolveBrand(organization, way.brand) : subject.brand;
  const theme = projectMailTheme(organization, brand, config.publicBaseUrl);
  const replyTo = replyAddress(ports, 'client', thread);
  const { threadMail } = await import('../../mail/thread-mail');
  const content = await threadMail(
    {
      theme,
      candidateName: redactor ? publicResumeTexts.anonymous : candidateName(candidate),
      jobTitle: shownJobTitle(job, organization),
      url: `${siteUrl(config, organization, brand)}${way.path}#messages`,
    },
    { ...message, text: anonymousText(message.text, redactor), to: 'client', canReply: replyTo !== null },
  );
  await ports.mail.send({
    ...content,
    ...headersOf(ports, thread, replyTo),
    to: email,
    messageId: messageIdOf(notice, email, ports),
    from: { name: `${message.authorName}, ${theme.organizationName}`, address: '' },
  });
  await store.outbox.markSentTo(notice, email);
}

function replyAddress({ config, clock }: NoticePorts, side: ThreadSide, { id }: Thread): string | null {
  return replyAddressFor(config, { side, threadId: id }, clock.now());
}

/** Mail programs show the mails of a thread as one conversation, and answer none of them by themselves. */
function headersOf({ config }: NoticePorts, { id }: Thread, replyTo: string | null): Partial<MailMessage> {
  return {
    ...(replyTo === null ? {} : { replyTo }),
    headers: {
      References: `<${id}@${new URL(config.publicBaseUrl).hostname}>`,
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  };
}
