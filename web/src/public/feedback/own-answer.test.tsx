import { beforeEach, expect, test } from '@jest/globals';
import type { ListRow } from '@portal/domain/contracts/marketing-pages-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
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
const rowOf = (id: string): ListRow => ({
  id,
  name: 'Ada Ng',
  isFavorite: false,
  href: `/profiles/${id}`,
  slots: ['Ada Ng'],
});

function Page({ id, isOneTime = false }: { id: string; isOneTime?: boolean }) {
  return (
    <ToastProvider>
      <ListRows kind="candidates" rows={[rowOf(id), rowOf('other')]} selected="" onSelect={() => undefined} />
      <VoteAndQuestions
        target={targetOf(id)}
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
