import { describe, expect, test } from '@jest/globals';
import { feedbackAnswersSchema } from '@portal/domain/feedback/feedback';
import { feedbackForm } from '../../testing/feedback-form';
import { emptyFeedback, feedbackAnswers, type FeedbackValues } from './feedback-values';

const form = feedbackForm();
const filled: FeedbackValues = {
  ...emptyFeedback(form, ''),
  whyApprove: 'Skills',
  whyDecline: 'Education',
  schedule: 'yes',
  scheduleTime: ' Monday ',
  suggestion: 'Another one',
  thumbsUp: { simple: ['  ', 'May'], multiple: [['Mon', 'Wed'], []] },
  thumbsDown: { simple: ['Somebody'], multiple: [] },
  email: ' Ann@Client.example ',
  terms: true,
};

describe('what is sent', () => {
  test('after thumbs up contains nothing of the other side', () => {
    expect(feedbackAnswers(form, 'positive', filled)).toEqual({
      approve: true,
      whyApprove: 'Skills',
      whyDecline: '',
      schedule: 'yes',
      scheduleTime: 'Monday',
      suggestion: '',
      thumbsUpCustomQuestion: [{ question: 'Since when?', answer: ['May'] }],
      thumbsDownCustomQuestion: [],
      thumbsUpCustomMultipleAnswersQuestion: [{ question: 'Which days?', answer: ['Mon', 'Wed'] }],
      thumbsDownCustomMultipleAnswersQuestion: [],
      email: 'ann@client.example',
      terms: true,
    });
  });

  test('after thumbs down is the reason, the suggestion and its own questions', () => {
    expect(feedbackAnswers(form, 'negative', filled)).toMatchObject({
      approve: false,
      whyApprove: '',
      whyDecline: 'Education',
      schedule: '',
      scheduleTime: '',
      suggestion: 'Another one',
      thumbsUpCustomQuestion: [],
      thumbsDownCustomQuestion: [{ question: 'Who then?', answer: ['Somebody'] }],
    });
  });

  test('a suggestion is sent with "no interview", a time is not', () => {
    expect(feedbackAnswers(form, 'positive', { ...filled, schedule: 'no' })).toMatchObject({
      schedule: 'no',
      scheduleTime: '',
      suggestion: 'Another one',
    });
  });

  test('contains no answer to a question that was not asked', () => {
    const hidden = feedbackForm({ email: { show: false, required: false }, terms: { show: false, required: false } });
    expect(feedbackAnswers(hidden, 'positive', filled)).toMatchObject({ email: '', terms: false });
  });

  test.each(['positive', 'negative'] as const)('is what the contract accepts (%s)', (choice) => {
    const answers = feedbackAnswers(form, choice, filled);
    expect(feedbackAnswersSchema.validateSync(answers, { strict: true })).toEqual(answers);
  });
});
