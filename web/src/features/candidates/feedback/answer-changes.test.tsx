import { expect, test } from '@jest/globals';
import { activitySchema } from '@portal/domain/events/activity';
import { votesTexts } from '@portal/domain/texts/candidate-page';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render';
import { AnswerChanges } from './answer-changes';

const eventOf = (vote: string, previousVote?: string) =>
  activitySchema.cast({
    ...{ eventType: 'feedbackVote', actorName: 'Ann Client' },
    data: { vote, ...(previousVote === undefined ? {} : { previousVote }) },
  });

test('each changed answer is listed with its viewer; first answers are none', () => {
  const events = [
    eventOf('negative', 'positive'),
    eventOf('positive', 'maybe'),
    eventOf('maybe', ''),
    eventOf('positive'),
  ];
  render(<AnswerChanges events={events} />);
  const history = screen.getByRole('group', { name: votesTexts.history });
  expect(history.textContent).toBe(
    `${votesTexts.history}Ann Client changed from Yes to NoAnn Client changed from Maybe to Yes`,
  );
});

test('there is no history without a change', () => {
  render(<AnswerChanges events={[eventOf('positive')]} />);
  expect(screen.queryByRole('group')).toBeNull();
});
