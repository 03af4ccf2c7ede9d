import { PortalError } from '../errors/portal-error';
import { changeSentence, interviewTexts } from '../texts/interviews';
import {
  isInCalendars,
  maxInterviewChanges,
  type Interview,
  type InterviewChange,
  type InterviewSide,
  type InterviewState,
} from './interview';
import type { Slot } from './slot';
import { endOf, slotProblem } from './slot-times';

export const interviewActions = ['propose', 'confirm', 'move', 'cancel'] as const;
export type InterviewAction = (typeof interviewActions)[number];

/** What somebody wants to do to an interview. */
export interface InterviewStep {
  /** See `InterviewChange.id`. */
  id: string;
  action: InterviewAction;
  by: InterviewSide;
  name: string;
  /** The proposed times; the chosen or the new one; `[]` to cancel. */
  slots: readonly Slot[];
  message: string;
  /** Number of changes of the interview that its author has seen; 0 for a new one. */
  version: number;
  now: number;
  /** Replace the stored ones unless absent. */
  place?: string | undefined;
  videoUrl?: string | undefined;
  participants?: string | undefined;
}

/** What an interview is about, before its first change. */
type NewInterview = Pick<
  Interview,
  'id' | 'organizationId' | 'jobId' | 'candidateId' | 'candidateName' | 'jobTitle' | 'client' | 'recruiter' | 'uid'
>;

/** Number of changes so far. */
export function versionOf({ history }: Pick<Interview, 'history'>): number {
  return history.length;
}

/** Whether the interview has this change already, because its call was repeated. */
export function hasChange({ history }: Pick<Interview, 'history'>, id: string): boolean {
  return history.some((change) => change.id === id);
}

/** A new interview with its first proposal. @throws PortalError see {@link changeInterview}. */
export function proposeInterview(given: NewInterview, step: Omit<InterviewStep, 'version' | 'action'>): Interview {
  const empty: Interview = {
    ...given,
    ...{ state: 'proposed', slots: [], proposedBy: step.by, confirmed: null, waitsFor: '', history: [], sequence: 0 },
    ...{ place: '', videoUrl: '', participants: '', startsAt: null, sortsAt: 0, changedAt: step.now },
  };
  return changeInterview(empty, { ...step, version: 0, action: 'propose' });
}

/**
 * The interview after a step. Either side proposes times, chooses one of the other's and cancels; only the recruiter moves
 * it to a time that nobody has proposed. An agreed time stays until another one is agreed.
 * @throws PortalError with a sentence: `conflict` when the interview has changed since its author saw it, or was canceled;
 *   `invalidRequest` for times that cannot be, `permissionDenied` for what this side may not do.
 */
export function changeInterview(interview: Interview, step: InterviewStep): Interview {
  const { action, now } = step;
  requireSeen(interview, step);
  if (action === 'cancel') return canceled(interview, step);
  if (versionOf(interview) >= maxInterviewChanges) throw refused(interviewTexts.tooManyChanges);
  const problem = slotProblem(step.slots, now);
  if (problem !== null) throw refused(problem);
  if (action === 'propose') {
    return withChange(interview, step, 'proposed', {
      slots: [...step.slots],
      proposedBy: step.by,
      waitsFor: step.by === 'client' ? 'recruiter' : 'client',
    });
  }
  const [slot] = step.slots;
  if (!slot || step.slots.length > 1) throw refused(interviewTexts.chooseOne);
  if (action === 'move' && step.by !== 'recruiter') {
    throw new PortalError('permissionDenied', { userMessage: interviewTexts.proposeInstead, detail: 'move' });
  }
  if (action === 'confirm' && !isOffered(interview, slot, step.by)) throw refused(interviewTexts.notProposed);
  return withChange(interview, step, interview.confirmed ? 'moved' : 'confirmed', { confirmed: slot });
}

/** Two people may act at once: the later one is shown what happened. */
function requireSeen(interview: Interview, { version }: InterviewStep): void {
  const last = interview.history.at(-1);
  if (!last || (version === versionOf(interview) && interview.state !== 'canceled')) return;
  throw new PortalError('conflict', { userMessage: interviewTexts.meanwhile(changeSentence(last)), detail: 'version' });
}

function isOffered({ slots, proposedBy }: Interview, slot: Slot, by: InterviewSide): boolean {
  return proposedBy !== by && slots.some(({ start, minutes }) => start === slot.start && minutes === slot.minutes);
}

function canceled(interview: Interview, step: InterviewStep): Interview {
  const { confirmed } = interview;
  if (confirmed && endOf(confirmed) <= step.now) throw refused(interviewTexts.over);
  return withChange(interview, step, 'canceled', {});
}

function withChange(
  before: Interview,
  step: InterviewStep,
  state: InterviewState,
  changes: Partial<Interview>,
): Interview {
  const change: InterviewChange = {
    ...{ id: step.id, state, by: step.by, name: step.name, at: step.now, message: step.message },
    slots: [...step.slots],
  };
  const isAgreed = state === 'confirmed' || state === 'moved';
  const after: Interview = {
    ...before,
    ...{ slots: [], waitsFor: '' },
    ...changes,
    state,
    place: step.place ?? before.place,
    videoUrl: step.videoUrl ?? before.videoUrl,
    participants: step.participants ?? before.participants,
    // The first version of the entry has number 0.
    sequence: before.sequence + (isInCalendars(before) && (isAgreed || state === 'canceled') ? 1 : 0),
    history: [...before.history, change],
    changedAt: step.now,
  };
  return { ...after, ...datesOf(after) };
}

function datesOf(interview: Interview): Pick<Interview, 'startsAt' | 'sortsAt'> {
  const startsAt = isInCalendars(interview) ? (interview.confirmed?.start ?? null) : null;
  const proposed = interview.slots.map(({ start }) => start);
  return { startsAt, sortsAt: startsAt ?? (proposed.length > 0 ? Math.min(...proposed) : interview.sortsAt) };
}

function refused(userMessage: string): PortalError {
  return new PortalError('invalidRequest', { userMessage, detail: 'interview' });
}
