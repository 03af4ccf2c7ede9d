import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { mailTexts } from '@portal/domain/texts/mail';
import { threadMailTexts as texts } from '@portal/domain/texts/threads';
import type { ThreadSide } from '@portal/domain/threads/thread';
import { layOutMail, type MailContent } from './mail-layout';

/** A message of a thread to the other side: the message first, then who wrote it and what it is about. */
export async function threadMail(
  page: { theme: PublicTheme; candidateName: string; jobTitle: string; url: string },
  message: { text: string; authorName: string; to: ThreadSide; canReply: boolean },
): Promise<MailContent> {
  const { theme, candidateName, jobTitle, url } = page;
  const { text, authorName, to, canReply } = message;
  const facts = [
    [texts.from, authorName],
    [texts.candidate, candidateName],
    [mailTexts.job, jobTitle],
  ] as const;
  return await layOutMail(theme, {
    subject: texts.subject(candidateName, jobTitle),
    paragraphs: [text],
    facts: facts.filter(([, value]) => value !== ''),
    action: { label: to === 'client' ? texts.openPage : texts.openCandidate, url },
    reason: to === 'client' ? texts.clientReason(theme.organizationName, canReply) : texts.staffReason(canReply),
  });
}
