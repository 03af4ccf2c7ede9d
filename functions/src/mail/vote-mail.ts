import { viewerName, type KnownViewer } from '@portal/domain/events/public-viewer';
import { mailTexts } from '@portal/domain/texts/mail';
import type { ResumeVote } from '@portal/domain/votes/vote';
import type { MailContent } from './mail-layout';
import { recruiterMail, type RecruiterMail } from './recruiter-mail';

/** Notifies a recruiter of a viewer's vote. */
export async function voteMail(page: RecruiterMail & { vote: ResumeVote; viewer: KnownViewer }): Promise<MailContent> {
  const { vote, viewer, candidateName } = page;
  const sentence = mailTexts.voted[vote](candidateName);
  return await recruiterMail(page, {
    subject: sentence,
    heading: sentence,
    paragraphs: [],
    facts: [[mailTexts.viewer, viewerName(viewer)]],
  });
}
