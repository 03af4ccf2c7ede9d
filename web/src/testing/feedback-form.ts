import type { FeedbackForm } from '@portal/domain/contracts/public-api';

/** Everything is asked, with custom questions of both kinds; a test removes what it does not need. */
export function feedbackForm(changes: Partial<FeedbackForm> = {}): FeedbackForm {
  return {
    title: '',
    sendFeedbackBoxTitle: '',
    thumbsUp: { whyApprove: true, schedule: true },
    thumbsDown: { whyDecline: true, suggestion: true },
    email: { show: true, required: false },
    terms: { show: true, required: false },
    custom: {
      thumbsUp: {
        simple: [
          { question: 'Which team?', required: false },
          { question: 'Since when?', required: true },
        ],
        multiple: [
          { question: 'Which days?', required: true, answers: ['Mon', 'Tue', 'Wed'], allowMultiple: true },
          { question: 'Where?', required: false, answers: ['Office', 'Home'], allowMultiple: false },
        ],
      },
      thumbsDown: { simple: [{ question: 'Who then?', required: false }], multiple: [] },
    },
    isOneTimeFeedback: true,
    ...changes,
  };
}

/** No custom question at all. */
export const noCustom: FeedbackForm['custom'] = {
  thumbsUp: { simple: [], multiple: [] },
  thumbsDown: { simple: [], multiple: [] },
};
