import { loadResumeSubject } from '../projections/resume-subject';
import type { Ports } from '../runtime/ports';
import { notifyRecruiters } from './notify-recruiters';

/** A viewer's feedback within this time after the vote replaces the mail about the vote. */
export const voteMailDelayMs = 10 * 60 * 1_000;

/** Mails the recruiters the votes that no feedback has followed in time. */
export async function sendVoteMails(ports: Pick<Ports, 'store' | 'mail' | 'config' | 'clock' | 'log'>): Promise<void> {
  const notices = await ports.store.voteNotices.takeDue(ports.clock.now());
  if (notices.length === 0) return;
  const { voteMail } = await import('../mail/vote-mail');
  for (const { vote, viewer, ...key } of notices) {
    const subject = await loadResumeSubject(ports.store, key);
    if (subject) await notifyRecruiters(ports, subject, (page) => voteMail({ ...page, vote, viewer }));
  }
}
