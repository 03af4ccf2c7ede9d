import { beforeEach, expect, test } from '@jest/globals';
import type { ListRow } from '@portal/domain/contracts/marketing-pages-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { answerWords, feedbackTexts } from '@portal/domain/texts/feedback';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../components/toast';
import { ListRows } from '../list/list-rows';
import type { VoteTarget } from './feedback-target';
import { VoteAndQuestions } from './vote-and-questions';

const targetOf = (id: string): VoteTarget => ({
  storageKey: id,
  answerId: id,
  ownAnswers: feedbackTexts.ownVotes,
  prompt: feedbackTexts.candidatePrompt,
  texts: { submitted: '', submittedWithCopy: '' },
  sendVote: () => Promise.resolve({ counted: true }),
});
const changeable = (id: string, send: (answer: string) => Promise<unknown>, offersMaybe = true): VoteTarget => ({
  ...targetOf(id),
  change: { offersMaybe, send },
});
const rowOf = (id: string): ListRow => ({
  id,
  name: 'Ada Ng',
  isFavorite: false,
  href: `/profiles/${id}`,
  slots: ['Ada Ng'],
});

function Page({
  id,
  isOneTime = false,
  target = targetOf(id),
}: {
  id: string;
  isOneTime?: boolean;
  target?: VoteTarget;
}) {
  return (
    <ToastProvider>
      <ListRows kind="candidates" rows={[rowOf(id), rowOf('other')]} selected="" onSelect={() => undefined} />
      <VoteAndQuestions
        target={target}
        isOneTime={isOneTime}
        onVoted={() => undefined}
        loadQuestions={() => new Promise(() => undefined)}
        renderQuestions={() => null}
      />
    </ToastProvider>
  );
}

const inList = (text: string) => screen.queryAllByRole('img', { name: text });

beforeEach(() => {
  localStorage.clear();
});

test.each([true, false])(
  'a viewer sees the own answer on the page and in the list, also later (one time: %p)',
  async (isOneTime) => {
    const { unmount } = render(<Page id={`once-${isOneTime}`} isOneTime={isOneTime} />);
    expect(screen.queryByText(feedbackTexts.ownVotes.positive)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: feedbackTexts.approve }));
    expect(await screen.findByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
    expect(inList(feedbackTexts.ownVotes.positive)).toHaveLength(1);
    unmount();
    render(<Page id={`once-${isOneTime}`} isOneTime={isOneTime} />);
    expect(screen.getByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
    expect(inList(feedbackTexts.ownVotes.positive)).toHaveLength(1);
  },
);

test('an answer in another tab is shown at once', () => {
  render(<Page id="ada" />);
  act(() => {
    localStorage.setItem('answer_ada', 'negative');
    window.dispatchEvent(new StorageEvent('storage', { key: 'answer_ada' }));
  });
  expect(screen.getByText(feedbackTexts.ownVotes.negative)).toBeTruthy();
  expect(inList(feedbackTexts.ownVotes.negative)).toHaveLength(1);
});

test('Maybe, Yes and No replace each other, and each is sent', async () => {
  const sent: string[] = [];
  const send = (answer: string) => Promise.resolve(sent.push(answer));
  const { unmount } = render(<Page id="change" target={changeable('change', send)} isOneTime />);
  await userEvent.click(screen.getByRole('button', { name: answerWords.maybe }));
  expect(await screen.findByText(feedbackTexts.ownVotes.maybe)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: answerWords.positive }));
  expect(await screen.findByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: answerWords.negative }));
  expect(await screen.findByText(feedbackTexts.ownVotes.negative)).toBeTruthy();
  expect(sent).toEqual(['maybe', 'positive', 'negative']);
  unmount();
  render(<Page id="change" target={changeable('change', send)} isOneTime />);
  expect(screen.getByRole('button', { name: answerWords.negative }).getAttribute('aria-pressed')).toBe('true');
});

test('a refused change leaves the answer and says why', async () => {
  localStorage.setItem('answer_refused', 'positive');
  const reason = 'The job is closed, so decisions are no longer taken.';
  const send = () => Promise.reject(new PortalError('permissionDenied', { userMessage: reason }));
  render(<Page id="refused" target={changeable('refused', send)} />);
  await userEvent.click(screen.getByRole('button', { name: answerWords.negative }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
});

test('Maybe is missing where it is not offered, and the whole choice where answers are final', () => {
  localStorage.setItem('answer_plain', 'positive');
  const send = () => Promise.resolve();
  const { rerender } = render(<Page id="plain" target={changeable('plain', send, false)} />);
  expect(screen.queryByRole('button', { name: answerWords.maybe })).toBeNull();
  expect(screen.getByRole('button', { name: answerWords.negative })).toBeTruthy();
  rerender(<Page id="plain" />);
  expect(screen.queryByRole('button', { name: answerWords.negative })).toBeNull();
});

test('the other thumb reopens the questions alone, and the page still says what was sent', async () => {
  const sent: string[] = [];
  const target = changeable('thumbs', (answer) => Promise.resolve(sent.push(answer)));
  render(<Page id="thumbs" target={target} />);
  await userEvent.click(screen.getByRole('button', { name: feedbackTexts.approve }));
  expect(await screen.findByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: feedbackTexts.decline }));
  expect(screen.getByText(feedbackTexts.ownVotes.positive)).toBeTruthy();
  expect(sent).toEqual([]);
});
