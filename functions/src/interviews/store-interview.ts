import { createHash } from 'node:crypto';
import type { ChangedInterview } from '@portal/domain/contracts/interviews-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { ActivityType } from '@portal/domain/events/activity';
import { hasChange, versionOf } from '@portal/domain/interviews/change-interview';
import {
  isInCalendars,
  type Interview,
  type InterviewSide,
  type InterviewState,
} from '@portal/domain/interviews/interview';
import type { InterviewAudience } from '@portal/domain/outbox/outbox-item';
import { interviewTexts } from '@portal/domain/texts/interviews';
import type { Ports } from '../runtime/ports';
import type { NewItem } from '../store/outbox';

const activities: Record<InterviewState, ActivityType> = {
  proposed: 'interviewProposed',
  confirmed: 'interviewConfirmed',
  moved: 'interviewMoved',
  canceled: 'interviewCanceled',
};

interface Step {
  organizationId: string;
  interviewId: string;
  changeId: string;
  by: InterviewSide;
  /** The user; `''` for a client. */
  userId: string;
  /** Whether candidates get mails about agreed and canceled interviews. */
  mailsCandidate: boolean;
  /** Whether the caller may know of the stored interview; another one does not exist for them. */
  isOwn: (stored: Interview) => boolean;
  /** Makes the interview after the step; null stands for one that does not exist. @throws PortalError with a sentence. */
  decide: (stored: Interview | null) => Interview;
}

/**
 * Stores a step of an interview with the mails that tell of it. A repeated step changes nothing.
 * @throws PortalError what `decide` throws; `conflict` with a sentence when recruiter or candidate are not free.
 */
export async function storeInterview(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { organizationId, interviewId, changeId, by, userId, mailsCandidate, isOwn, decide }: Step,
): Promise<ChangedInterview> {
  const interview = await store.interviews.change(
    { organizationId, interviewId },
    (stored) => {
      if (stored && !isOwn(stored)) throw gone();
      if (stored && hasChange(stored, changeId)) return null;
      const after = decide(stored);
      const { state, name = '' } = after.history.at(-1) ?? {};
      return {
        interview: after,
        activity: {
          eventType: activities[state ?? 'proposed'],
          userId,
          actorName: name,
          candidateId: after.candidateId,
          candidateName: after.candidateName,
        },
        items: mailsAbout(after, stored, { mailsCandidate, dueAt: clock.now() }),
      };
    },
    ({ candidateName }) => {
      const sentence = by === 'recruiter' ? interviewTexts.busyForStaff(candidateName) : interviewTexts.busyForClient;
      throw new PortalError('conflict', { userMessage: sentence, detail: 'overlapping interview' });
    },
  );
  if (!interview) throw gone();
  const { recipientId, contactId, email } = interview.client;
  // Viewers of the common link are not waited for, and their email is only stated.
  if (recipientId || contactId) {
    if (by === 'client') await store.clientWaits.responded(interview, clock.now());
    await store.clientAccess.noteChange(interview, email, by === 'recruiter');
  }
  return { interviewId, state: interview.state, version: versionOf(interview) };
}

function gone(): PortalError {
  return new PortalError('notFound', { userMessage: interviewTexts.gone, detail: 'interview' });
}

/** A proposal is mailed to the side that did not act; what changes calendars is mailed to everyone. */
function mailsAbout(
  interview: Interview,
  before: Interview | null,
  { mailsCandidate, dueAt }: { mailsCandidate: boolean; dueAt: number },
): NewItem<'interview'>[] {
  const last = interview.history.at(-1);
  if (!last) return [];
  const hasEntry =
    last.state !== 'proposed' && (isInCalendars(interview) || (before !== null && isInCalendars(before)));
  const other: InterviewAudience = last.by === 'client' ? 'recruiter' : 'client';
  const audiences: InterviewAudience[] = hasEntry
    ? ['client', 'recruiter', ...(mailsCandidate ? (['candidate'] as const) : [])]
    : [other];
  return audiences.map((audience) => ({
    kind: 'interview',
    id: itemId([interview.organizationId, interview.id, last.id, audience]),
    organizationId: interview.organizationId,
    ...{ audience, interview, hasEntry, dueAt },
  }));
}

function itemId(parts: readonly string[]): string {
  return createHash('sha256')
    .update(['interview', ...parts].join('\n'))
    .digest('base64url')
    .slice(0, 27);
}
