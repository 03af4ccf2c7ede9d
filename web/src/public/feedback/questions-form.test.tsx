import { describe, expect, test } from '@jest/globals';
import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { feedbackForm, noCustom } from '../../testing/feedback-form';
import { feedbackErrors } from './feedback-rules';
import { feedbackSteps } from './feedback-steps';
import { emptyFeedback, type FeedbackValues } from './feedback-values';
import { QuestionsForm } from './questions-form';

function show(questions: FeedbackForm, choice: 'positive' | 'negative' = 'positive') {
  const sent: FeedbackValues[] = [];
  render(
    <Formik
      initialValues={emptyFeedback(questions, '')}
      validate={(values) => feedbackErrors(questions, choice, values)}
      onSubmit={(values, { setStatus }) => {
        sent.push(values);
        setStatus('It did not work.');
      }}
    >
      <QuestionsForm questions={questions} choice={choice} steps={feedbackSteps(questions, choice)} />
    </Formik>,
  );
  return { sent, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const short = feedbackForm({ custom: noCustom, terms: { show: true, required: true } });

describe('the steps', () => {
  test('the first has no Back, and Next requires an answer', async () => {
    const { user } = show(short);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Experience',
      'Education',
      'Work History',
      'Skills',
      'Other',
    ]);
    expect(button('Next').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Skills' }));
    expect(button('Next').disabled).toBe(false);
  });

  test('yes to an interview asks for a time, no for a suggestion', async () => {
    const { user } = show(short);
    await user.click(screen.getByRole('radio', { name: 'Skills' }));
    await user.click(button('Next'));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByLabelText(/When would suit you/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText(/When would suit you/)).toBeNull();
    expect(screen.getByLabelText(/What would you suggest/)).toBeTruthy();
  });

  test('Back keeps the answers', async () => {
    const { user } = show(short);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(button('Next'));
    await user.click(button('Back'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
  });

  test('the last offers to submit once all is valid; a failure leaves the answers', async () => {
    const { user, sent } = show(short);
    await user.click(screen.getByRole('radio', { name: 'Skills' }));
    await user.click(button('Next'));
    await user.click(button('Next'));
    const email = screen.getByLabelText<HTMLInputElement>(/Your email address/);
    await user.type(email, 'nope');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText('"nope" is not a valid email.')).toBeTruthy();
    expect(button('Submit feedback').disabled).toBe(true);
    await user.clear(email);
    await user.type(email, 'ann@client.example');
    await user.click(button('Submit feedback'));
    await waitFor(() => {
      expect(screen.getByText('It did not work.')).toBeTruthy();
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ whyApprove: 'Skills', email: 'ann@client.example', terms: true });
    expect(email.value).toBe('ann@client.example');
  });
});

describe('a question with choices', () => {
  const questions = feedbackForm({
    thumbsUp: { whyApprove: false, schedule: false },
    email: { show: false, required: false },
    terms: { show: false, required: false },
    custom: { ...feedbackForm().custom, thumbsUp: { ...feedbackForm().custom.thumbsUp, simple: [] } },
  });
  test('allows several answers, or one, as configured', async () => {
    const { user, sent } = show(questions);
    expect(button('Submit feedback').disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await user.click(screen.getByRole('checkbox', { name: 'Wed' }));
    await user.click(screen.getByRole('radio', { name: 'Office' }));
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    await user.click(button('Submit feedback'));
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(sent[0]?.thumbsUp.multiple).toEqual([['Mon', 'Wed'], ['Home']]);
  });
});
