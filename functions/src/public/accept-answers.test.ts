import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { feedbackAnswersSchema, feedbackReasons, type FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { acceptAnswers } from './accept-answers';

const form: FeedbackForm = {
  title: '',
  sendFeedbackBoxTitle: '',
  thumbsUp: { whyApprove: true, schedule: true },
  thumbsDown: { whyDecline: true, suggestion: true },
  email: { show: true, required: false },
  terms: { show: true, required: false },
  custom: {
    thumbsUp: {
      simple: [{ question: 'When?', required: false }],
      multiple: [{ question: 'Which?', required: false, answers: ['a', 'b'], allowMultiple: false }],
    },
    thumbsDown: { simple: [], multiple: [] },
  },
  isOneTimeFeedback: true,
};
const answers = (given: Partial<FeedbackAnswers>): FeedbackAnswers => feedbackAnswersSchema.cast({ ...given });
const approval = answers({ approve: true, whyApprove: 'Skills' });

function refusalOf(given: FeedbackAnswers, asked: FeedbackForm = form): string | null {
  try {
    acceptAnswers(asked, given);
    return null;
  } catch (error) {
    return error instanceof PortalError && error.kind === 'invalidRequest' ? error.userMessage : 'another error';
  }
}

test('keeps answers to the questions and drops the rest', () => {
  const given = answers({
    approve: true,
    whyApprove: 'Skills',
    whyDecline: 'Education',
    schedule: 'no',
    scheduleTime: 'Monday',
    suggestion: 'Later',
    email: 'ann@example.com',
    terms: true,
    thumbsUpCustomQuestion: [
      { question: 'When?', answer: ['Now', 'Then'] },
      { question: 'Unknown?', answer: ['x'] },
    ],
    thumbsUpCustomMultipleAnswersQuestion: [{ question: 'Which?', answer: ['b'] }],
    thumbsDownCustomQuestion: [{ question: 'When?', answer: ['x'] }],
  });
  expect(acceptAnswers(form, given)).toEqual({
    approve: true,
    whyApprove: 'Skills',
    whyDecline: '',
    schedule: 'no',
    scheduleTime: '',
    suggestion: 'Later',
    email: 'ann@example.com',
    terms: true,
    thumbsUpCustomQuestion: [{ question: 'When?', answer: ['Now'] }],
    thumbsDownCustomQuestion: [],
    thumbsUpCustomMultipleAnswersQuestion: [{ question: 'Which?', answer: ['b'] }],
    thumbsDownCustomMultipleAnswersQuestion: [],
  });
});

test('a reason is required only where the form has it', () => {
  expect(refusalOf(answers({ approve: true }))).toBe('This field is required');
  expect(refusalOf(answers({ approve: false, whyApprove: 'Skills' }))).toBe('This field is required');
  const asksNothing = { ...form, thumbsUp: { whyApprove: false, schedule: false } };
  expect(refusalOf(answers({ approve: true }), asksNothing)).toBeNull();
});

describe('required', () => {
  const withRequired = (custom: Partial<FeedbackForm['custom']['thumbsUp']>): FeedbackForm => ({
    ...form,
    custom: { ...form.custom, thumbsUp: { ...form.custom.thumbsUp, ...custom } },
  });
  test.each([
    ['email', { ...form, email: { show: true, required: true } }],
    ['terms', { ...form, terms: { show: true, required: true } }],
    ['a question', withRequired({ simple: [{ question: 'When?', required: true }] })],
    [
      'a choice',
      withRequired({ multiple: [{ question: 'Which?', required: true, answers: ['a', 'b'], allowMultiple: true }] }),
    ],
  ])('%s', (_, asked) => {
    expect(refusalOf(approval, asked)).toBe('This field is required');
  });
  test('hidden email and terms are not required', () => {
    const hidden = { ...form, email: { show: false, required: true }, terms: { show: false, required: true } };
    expect(refusalOf(approval, hidden)).toBeNull();
    expect(acceptAnswers(hidden, { ...approval, email: 'ann@example.com' }).email).toBe('');
  });
});

test.each([
  ['an address that is none', { email: 'ann@' }, '"ann@" is not a valid email.'],
  [
    'markup',
    { schedule: 'yes', scheduleTime: '<img src=x onerror=alert(1)>' },
    'This field contains text that is not allowed.',
  ],
  [
    'a choice that is not offered',
    { thumbsUpCustomMultipleAnswersQuestion: [{ question: 'Which?', answer: ['c'] }] },
    'Invalid request provided.',
  ],
  [
    'two choices where one is allowed',
    { thumbsUpCustomMultipleAnswersQuestion: [{ question: 'Which?', answer: ['a', 'b'] }] },
    'Invalid request provided.',
  ],
] satisfies [string, Partial<FeedbackAnswers>, string][])('refuses %s', (_, given, message) => {
  expect(refusalOf({ ...approval, ...given })).toBe(message);
});

test('accepted answers are accepted again, unchanged', () => {
  const text = fc.string({ maxLength: 20 });
  const given = fc.record({
    approve: fc.boolean(),
    whyApprove: fc.constantFrom('' as const, ...feedbackReasons),
    whyDecline: fc.constantFrom('' as const, ...feedbackReasons),
    schedule: fc.constantFrom('', 'yes', 'no'),
    scheduleTime: text,
    suggestion: text,
    email: fc.constantFrom('', 'ann@example.com', 'ann@'),
    terms: fc.boolean(),
    custom: fc.array(
      fc.record({ question: fc.constantFrom('When?', 'Which?', 'x'), answer: fc.array(text, { maxLength: 3 }) }),
    ),
  });
  fc.assert(
    fc.property(given, ({ custom, ...facts }) => {
      const asked = answers({
        ...facts,
        thumbsUpCustomQuestion: custom,
        thumbsUpCustomMultipleAnswersQuestion: custom,
      });
      fc.pre(refusalOf(asked) === null);
      const accepted = acceptAnswers(form, asked);
      expect(acceptAnswers(form, accepted)).toEqual(accepted);
    }),
  );
});
