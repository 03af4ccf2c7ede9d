import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import type { ResumeVote } from './resume-vote';

export type StepName = 'reason' | 'schedule' | 'suggestion' | 'choices' | 'words' | 'contact';

export interface FeedbackStep {
  name: StepName;
  /** Names of the form values of this step. */
  fields: readonly string[];
}

/**
 * The steps that follow a vote, only those with a question. The suggestion belongs to the answer "no interview", and to
 * a decline when it is disabled.
 * @returns none when everything is disabled.
 */
export function feedbackSteps(form: FeedbackForm, choice: ResumeVote): FeedbackStep[] {
  const side = sideOf(choice);
  const { simple, multiple } = form.custom[side];
  const isUp = choice === 'positive';
  const steps: (FeedbackStep & { isAsked: boolean })[] = [
    {
      name: 'reason',
      fields: [isUp ? 'whyApprove' : 'whyDecline'],
      isAsked: isUp ? form.thumbsUp.whyApprove : form.thumbsDown.whyDecline,
    },
    {
      name: 'schedule',
      fields: ['schedule', 'scheduleTime', 'suggestion'],
      isAsked: isUp && form.thumbsUp.schedule,
    },
    { name: 'suggestion', fields: ['suggestion'], isAsked: !isUp && form.thumbsDown.suggestion },
    { name: 'choices', fields: [`${side}.multiple`], isAsked: multiple.length > 0 },
    { name: 'words', fields: [`${side}.simple`], isAsked: simple.length > 0 },
    { name: 'contact', fields: ['email', 'terms'], isAsked: form.email.show || form.terms.show },
  ];
  return steps.filter(({ isAsked }) => isAsked).map(({ name, fields }) => ({ name, fields }));
}

/** The questions of a vote's side. */
export function sideOf(choice: ResumeVote): 'thumbsUp' | 'thumbsDown' {
  return choice === 'positive' ? 'thumbsUp' : 'thumbsDown';
}
