import { describe, expect, test } from '@jest/globals';
import { feedbackForm, noCustom } from '../../testing/feedback-form';
import { feedbackErrors } from './feedback-rules';
import { feedbackSteps } from './feedback-steps';
import { emptyFeedback } from './feedback-values';
import { isStepValid } from './is-step-valid';

const required = 'This field is required';
const plain = feedbackForm({ custom: noCustom });
const empty = emptyFeedback(plain, '');

test('a reason is required on the side that asks for one', () => {
  expect(feedbackErrors(plain, 'positive', empty)).toEqual({ whyApprove: required });
  expect(feedbackErrors(plain, 'negative', empty)).toEqual({ whyDecline: required });
  expect(feedbackErrors(plain, 'positive', { ...empty, whyApprove: 'Other' })).toEqual({});
});

test('a reason that is not requested cannot be wrong', () => {
  const form = feedbackForm({ custom: noCustom, thumbsUp: { whyApprove: false, schedule: true } });
  expect(feedbackErrors(form, 'positive', empty)).toEqual({});
});

test('custom questions are required as configured', () => {
  const form = feedbackForm();
  const values = { ...emptyFeedback(form, ''), whyApprove: 'Skills' as const };
  expect(feedbackErrors(form, 'positive', values)).toEqual({
    thumbsUp: { multiple: [required], simple: [undefined, required] },
  });
  const answered = { ...values, thumbsUp: { simple: ['', 'May'], multiple: [['Mon'], []] } };
  expect(feedbackErrors(form, 'positive', answered)).toEqual({});
});

describe('email and terms', () => {
  const strict = feedbackForm({
    custom: noCustom,
    email: { show: true, required: true },
    terms: { show: true, required: true },
  });
  const values = { ...empty, whyApprove: 'Skills' as const };
  test('may be left out when they are only shown', () => {
    expect(feedbackErrors(plain, 'positive', values)).toEqual({});
  });
  test('must be given when they are required', () => {
    expect(feedbackErrors(strict, 'positive', values)).toEqual({ email: required, terms: required });
    expect(feedbackErrors(strict, 'positive', { ...values, email: 'a@b.co', terms: true })).toEqual({});
  });
  test('a malformed email is an error, required or not', () => {
    expect(feedbackErrors(plain, 'positive', { ...values, email: 'Nope@' })).toEqual({
      email: '"Nope@" is not a valid email.',
    });
  });
  test('what is not shown is not required', () => {
    const hidden = feedbackForm({
      custom: noCustom,
      email: { show: false, required: true },
      terms: { show: false, required: true },
    });
    expect(feedbackErrors(hidden, 'positive', values)).toEqual({});
  });
});

test('markup in free text is refused', () => {
  const values = { ...empty, whyDecline: 'Other' as const, suggestion: '<script>alert(1)</script>' };
  expect(feedbackErrors(plain, 'negative', values)).toEqual({
    suggestion: 'This field contains text that is not allowed.',
  });
});

test('a step is valid by its own questions alone', () => {
  const [reason, schedule] = feedbackSteps(plain, 'positive');
  const errors = feedbackErrors(plain, 'positive', empty);
  expect(reason && isStepValid(reason, errors)).toBe(false);
  expect(schedule && isStepValid(schedule, errors)).toBe(true);
});
