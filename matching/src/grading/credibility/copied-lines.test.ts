import { expect, test } from '@jest/globals';
import type { GradeCategory } from '@portal/domain/grading/grade';
import { parseJob } from '../../job/parse-job';
import { resumeOf, resumeText, today } from '../../testing/resume-text';
import { grade } from '../grade';
import { craneDuties as asked } from '../testing/crane-duties';

const job = parseJob(`Crane Operator\nRequirements\n${asked.map((line) => `- ${line}`).join('\n')}`);

const dates = '03/2019 - Present';
const position = (tasks: readonly string[]) => ({ title: 'Crane Operator', company: 'Kestrel Ports', dates, tasks });
const gradeOf = (tasks: readonly string[], summary = '') =>
  grade({ job, resume: resumeOf(resumeText({ summary, work: [position(tasks)] })), today });
const scoreOf = (tasks: readonly string[], summary?: string): number => gradeOf(tasks, summary).weightedScore;

const own = [
  'Worked the two Liebherr gantries at berth four, twenty-eight boxes an hour',
  'Checked ropes and brakes every morning and wrote up what was worn',
  'Taught six colleagues, four of whom drive alone today',
];

test("a position made of the advertisement counts far less than one in the writer's words", () => {
  const honest = scoreOf(own);
  const forged: Record<string, readonly string[]> = {
    'as it stands': asked,
    'in another order': [...asked].reverse(),
    'in one paragraph': [asked.join('. ')],
    'without how lines begin': asked.map((line) =>
      line.replace(/^Must have /, '').replace(/^./, (c) => c.toUpperCase()),
    ),
    'in the past': asked.map((line) => line.replace(/^(Manag|Mov)e/, '$1ed').replace(/^(Plan|Inspect|Train)/, '$1ed')),
    'with a word exchanged': asked.map((line) => line.replace(/\b(?:and|of|with|between|on)\b/, 'plus')),
  };
  for (const [how, tasks] of Object.entries(forged)) expect([how, scoreOf(tasks) < honest / 3]).toEqual([how, true]);
  expect(scoreOf([], asked.join('\n'))).toBeLessThan(honest / 3);
});

test('the deduction grows with the copied share of a position', () => {
  const scores = [2, 4, 5, 6].map((count) => scoreOf([...own.slice(0, 1), ...asked.slice(0, count)]));
  expect([...new Set(scores)].sort((a, b) => b - a)).toEqual(scores);
});

test('a phrase or line shared with the advertisement costs nothing', () => {
  expect(scoreOf([...own, asked[1] ?? ''])).toBeGreaterThanOrEqual(scoreOf(own));
});

test('words put between those of two shared lines do not make them many', () => {
  const filled = [asked[0], asked[2]].map((line = '') => line.replace(/((?:\S+ ){3}\S+)/g, '$1 really'));
  const more = [
    'Moved containers from quay to stacks through two winters, six nights a week',
    'Gantries, LOLER, blind lifts, limit switches',
  ];
  expect(JSON.stringify(gradeOf([...own, ...more, ...filled]))).not.toContain('"copied"');
});

test('a forged position takes nothing from a genuine one', () => {
  const history = [...own, 'Led the night gang of five through two winters', 'Loaded wind tower parts of sixty tonnes'];
  const scoreWith = (tasks: readonly string[]): number => {
    const forged = { title: 'Crane Operator', company: 'Other Quay', dates: '2015 - 2019', tasks };
    const work = [position([...history, ...history.map((line) => `In the second year too: ${line}`)]), forged];
    return grade({ job, resume: resumeOf(resumeText({ work })), today }).weightedScore;
  };
  expect(scoreWith(asked.slice(0, 4))).toBeGreaterThan(scoreOf(history) - 5);
});

test('the evidence says what was copied', () => {
  const { categories } = gradeOf(asked);
  const itemsOf = (name: GradeCategory) => categories.find(({ category }) => category === name)?.evidence ?? [];
  expect(itemsOf('jobTitles')).toEqual([
    expect.objectContaining({ found: 'Crane Operator', relation: 'copied', outcome: 'near' }),
  ]);
  const copied = itemsOf('skills').filter(({ relation }) => relation === 'copied');
  expect(copied.length).toBeGreaterThan(2);
  for (const { sentence, outcome } of copied)
    expect([asked.includes(sentence.replace(/^• /, '')), outcome]).toEqual([true, 'missing']);
  expect(JSON.stringify(gradeOf(own))).not.toContain('"copied"');
});
