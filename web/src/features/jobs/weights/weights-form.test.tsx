import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { GradeWeights } from '@portal/domain/grading/grade';
import { jobSchema } from '@portal/domain/jobs/job';
import { weightTexts } from '@portal/domain/texts/grading';
import { loadStateTexts, saveStateTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { render } from '../../../testing/render';
import { WeightsForm, type WeightsFormProps } from './weights-form';

const suggested = { education: 0.2, skills: 0.8 };
const jobWith = (gradeWeights: GradeWeights | null) =>
  jobSchema.cast(
    {
      id: 'j',
      organizationId: 'o',
      createdBy: 'u',
      jobTitle: 'Nurse',
      gradeWeights,
      sovren: { sovrenParsedStatus: 'parsed', suggestedWeights: suggested },
    },
    { assert: false },
  );
const candidate = (fullName: string, weightedScore: number, unweightedScores: object) => {
  const { sovren, ...person } = jobCandidateSchema.cast({ id: fullName, fullName }, { assert: false });
  return { ...person, sovren: { ...sovren, weightedScore, unweightedScores } };
};
const skilled = candidate('Skilled', 32, { skills: 40, education: 0 });
const learned = candidate('Learned', 8, { skills: 0, education: 40 });
const live = (data: WeightsFormProps['candidates']['data']): WeightsFormProps['candidates'] => ({
  status: 'success',
  data: data ?? [],
  error: undefined,
  retry: () => undefined,
});

const saved: (GradeWeights | null)[] = [];
const changed: boolean[] = [];
let done = 0;
let answer: () => Promise<void> = () => Promise.resolve();

function form(props: Partial<WeightsFormProps> = {}) {
  return (
    <WeightsForm
      job={jobWith(null)}
      candidates={live([skilled, learned])}
      onSave={(weights) => {
        saved.push(weights);
        return answer();
      }}
      onDone={() => {
        done += 1;
      }}
      onChanged={(isChanged) => changed.push(isChanged)}
      {...props}
    />
  );
}

beforeEach(() => {
  saved.splice(0);
  changed.splice(0);
  done = 0;
  answer = () => Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
});

const percentOf = (name: string) => screen.getByRole('textbox', { name: `Weight of ${name} in percent` });
const namesInOrder = () =>
  within(screen.getByRole('table', { name: 'New order' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const saveButton = () => screen.getByRole('button', { name: 'Save weights' });

test('tells that candidates are on their way, and that they could not be had, with a way to try again', () => {
  let retries = 0;
  const retry = () => {
    retries += 1;
  };
  const { rerender } = render(form({ candidates: { status: 'loading', data: undefined, error: undefined, retry } }));
  expect(screen.queryByRole('status', { name: loadStateTexts.loading })).not.toBeNull();
  rerender(form({ candidates: { status: 'error', data: undefined, error: new Error('denied'), retry } }));
  fireEvent.click(screen.getByRole('button', { name: loadStateTexts.tryAgain }));
  expect(retries).toBe(1);
});

test('the order follows the weights, and the candidates as they come, before anything is saved', () => {
  const { rerender } = render(form());
  expect(namesInOrder()).toEqual(['Skilled', 'Learned']);
  fireEvent.change(percentOf('Education'), { target: { value: '90' } });
  expect(percentOf('Skills')).toHaveProperty('value', '10%');
  expect(namesInOrder()).toEqual(['Learned', 'Skilled']);
  rerender(form({ candidates: live([skilled, learned, candidate('New', 50, { skills: 50, education: 50 })]) }));
  expect(namesInOrder()).toEqual(['New', 'Learned', 'Skilled']);
  expect(saved).toEqual([]);
});

test('weights that nobody has changed are previewed as they are, not in the whole percents that are shown', () => {
  const uneven = { education: 0.114, skills: 0.886 };
  const sovren = { ...jobWith(null).sovren, suggestedWeights: uneven };
  const scoresOf = () =>
    within(screen.getByRole('table', { name: 'New order' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(-2)
          .map((cell) => cell.textContent),
      );
  const even = candidate('Even', 48 * uneven.education, { skills: 0, education: 48 });
  const { rerender } = render(form({ job: { ...jobWith(null), sovren }, candidates: live([even]) }));
  expect(scoresOf()).toEqual([['11', '11']]);
  rerender(form({ job: { ...jobWith({ education: 0.214, skills: 0.786 }), sovren }, candidates: live([even]) }));
  expect(scoresOf()).toEqual([['11', '20']]);
});

test('a field that was emptied and left shows what counts', () => {
  render(form());
  const field = percentOf('Education');
  fireEvent.change(field, { target: { value: '' } });
  expect(field).toHaveProperty('value', '');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '20%');
  expect(changed.at(-1)).toBe(false);
});

test('a slider follows the arrow keys', () => {
  render(form());
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Education' }), { key: 'ArrowRight' });
  expect(percentOf('Education')).toHaveProperty('value', '21%');
  expect(percentOf('Skills')).toHaveProperty('value', '79%');
});

test('weights that another user saves show while nothing is changed here; else a notice does', () => {
  const { rerender } = render(form());
  rerender(form({ job: jobWith({ education: 0.5, skills: 0.5 }) }));
  expect(percentOf('Education')).toHaveProperty('value', '50%');
  fireEvent.change(percentOf('Education'), { target: { value: '60' } });
  expect(screen.queryByText(weightTexts.overtaken)).toBeNull();
  rerender(form({ job: jobWith({ education: 0.3, skills: 0.7 }) }));
  expect(percentOf('Education')).toHaveProperty('value', '60%');
  expect(screen.queryByText(weightTexts.overtaken)).not.toBeNull();
  rerender(form({ job: jobWith({ education: 0.6, skills: 0.4 }) }));
  expect(screen.queryByText(weightTexts.overtaken)).toBeNull();
});

test('says whether something would be lost by closing', async () => {
  render(form());
  expect(changed.at(-1)).toBe(false);
  fireEvent.change(percentOf('Education'), { target: { value: '90' } });
  expect(changed.at(-1)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use suggested' }));
  expect(changed.at(-1)).toBe(false);
  fireEvent.change(percentOf('Education'), { target: { value: '90' } });
  await act(async () => {
    fireEvent.click(saveButton());
    await Promise.resolve();
  });
  expect(saved).toEqual([expect.objectContaining({ education: 0.9, skills: 0.1 })]);
  expect(done).toBe(1);
});

test('a save without a connection says that it is not saved, is nothing to lose, and ends when it arrives', async () => {
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  render(form());
  fireEvent.change(percentOf('Education'), { target: { value: '90' } });
  fireEvent.click(saveButton());
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(saveStateTexts.notSaved)).not.toBeNull();
  expect(changed.at(-1)).toBe(false);
  expect(done).toBe(0);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(done).toBe(1);
});

test('weights that are refused stay as they were chosen', async () => {
  answer = () => Promise.reject(new Error('denied'));
  render(form());
  fireEvent.change(percentOf('Education'), { target: { value: '90' } });
  await act(async () => {
    fireEvent.click(saveButton());
    await Promise.resolve();
  });
  expect(percentOf('Education')).toHaveProperty('value', '90%');
  expect(saveButton()).toHaveProperty('disabled', false);
  expect(done).toBe(0);
  expect(changed.at(-1)).toBe(true);
});
