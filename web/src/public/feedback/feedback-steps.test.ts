import { expect, test } from '@jest/globals';
import { feedbackForm, noCustom } from '../../testing/feedback-form';
import { feedbackSteps } from './feedback-steps';

const names = (...args: Parameters<typeof feedbackSteps>) => feedbackSteps(...args).map(({ name }) => name);

test('thumbs up asks for reason, interview, custom questions and contact', () => {
  expect(names(feedbackForm(), 'positive')).toEqual(['reason', 'schedule', 'choices', 'words', 'contact']);
});

test('thumbs down asks for reason, suggestion, its own custom questions and contact', () => {
  expect(names(feedbackForm(), 'negative')).toEqual(['reason', 'suggestion', 'words', 'contact']);
});

test('a disabled question is no step', () => {
  const form = feedbackForm({
    thumbsUp: { whyApprove: false, schedule: true },
    custom: noCustom,
    email: { show: false, required: true },
    terms: { show: false, required: true },
  });
  expect(names(form, 'positive')).toEqual(['schedule']);
});

test('with everything disabled there are no steps', () => {
  const form = feedbackForm({
    thumbsUp: { whyApprove: false, schedule: false },
    thumbsDown: { whyDecline: false, suggestion: false },
    custom: noCustom,
    email: { show: false, required: false },
    terms: { show: false, required: false },
  });
  expect(names(form, 'positive')).toEqual([]);
  expect(names(form, 'negative')).toEqual([]);
});
