import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import type { Grade, GradeCategory } from '@portal/domain/grading/grade';
import { grade } from './grade';

const job = parseJob(
  `Pharmacy Technician
Duties
- Prepare sterile infusions and chemotherapy in the clean room
- Fill the dispensing cabinets of the hospital wards
- Take medication histories from patients
Requirements
- Associate degree
- 2 years of experience`,
);
const gradeOf = (title: string, tasks: readonly string[], more = ''): Grade =>
  grade({
    job,
    resume: resumeOf(
      `Robin Example\nrobin@example.com\n\nEXPERIENCE\n${title}, Example Hospital, 2019 – Present\n${tasks.map((task) => `- ${task}`).join('\n')}\n\n${more}`,
    ),
    today,
  });
const scoreIn = ({ categories }: Grade, name: GradeCategory): number =>
  categories.find(({ category }) => category === name)?.unweightedScore ?? 0;

const tasks = [
  'Mix sterile infusions and chemotherapy under the hood, in gown and gloves, by the protocol of the ward',
  'Fill the medication cabinets of nine wards and look for what is missing from the count of narcotics',
  'Ask patients in the emergency room which medication they take at home, and call their pharmacies',
];

test('denied work counts for nothing', () => {
  const other = ['Counts tablets and bills insurers in a drugstore', 'Orders stock and answers the telephone'];
  const denied = [...other, 'I have not prepared sterile infusions or chemotherapy'];
  const done = [...other, 'Prepared sterile infusions and chemotherapy'];
  const [plain, denying, doing] = [other, denied, done].map((all) =>
    scoreIn(gradeOf('Drugstore Clerk', all), 'skills'),
  );
  expect(denying).toBeCloseTo(plain ?? 0, 0);
  expect(doing).toBeGreaterThan((plain ?? 0) + 3);
});

test("the more an unknown title's description covers the job, the more it counts", () => {
  const [all, first] = [tasks, ['Sterile infusions, chemotherapy']].map((stated) =>
    scoreIn(gradeOf('Hood Person', stated), 'jobTitles'),
  );
  expect(all).toBeGreaterThan((first ?? 0) * 1.3);
});

test('unrelated text does not make an unknown title more similar', () => {
  const filler =
    'Weekends belong to sailing boats, mountain trails, violins, chess boards, orchids, pottery, jazz records, kites, puppets and old trams';
  const [plain, filled] = [tasks.slice(0, 1), [...tasks.slice(0, 1), filler]].map((stated) =>
    scoreIn(gradeOf('Hood Person', stated), 'jobTitles'),
  );
  expect(filled).toBeLessThanOrEqual((plain ?? 0) + 1);
});

test('work implies part of the education, and stating a lower degree is never worse than stating none', () => {
  const silent = gradeOf('Pharmacy Technician', tasks);
  const lower = gradeOf('Pharmacy Technician', tasks, 'EDUCATION\nHigh School Diploma, Example School, 2012');
  const full = gradeOf('Pharmacy Technician', tasks, 'EDUCATION\nAssociate of Science, Example College, 2012');
  const evidence = silent.categories.find(({ category }) => category === 'education')?.evidence[0];
  expect(evidence).toMatchObject({ relation: 'implied', outcome: 'missing', found: 'Pharmacy Technician' });
  expect(scoreIn(silent, 'education')).toBeLessThan(scoreIn(full, 'education') * 0.6);
  expect(scoreIn(lower, 'education')).toBeGreaterThanOrEqual(scoreIn(silent, 'education'));
  expect(scoreIn(gradeOf('Bus Driver', ['Drives a bus']), 'education')).toBeLessThan(5);
});

test.each([
  'Should patients wait for the infusion? We asked them.',
  'After a nurse has called in the morning I mix what is missing.',
  'The technicians and nurses call me when the cabinets are empty.',
])('a sentence that starts with no title gives none: %s', (sentence) => {
  const text = `Robin Example\nrobin@example.com\n\nI have worked in the clean room of Example Hospital since 2019. ${sentence}`;
  const { categories } = grade({ job, resume: resumeOf(text), today });
  const found = categories.find(({ category }) => category === 'jobTitles')?.evidence[0]?.found ?? '';
  expect(found).not.toMatch(/^(?:should|after|technicians)/i);
});

test('a description of other work does not count for one similar sentence', () => {
  const another = [
    'Lay bricks and blocks for walls, chimneys and garden steps, and mix mortar for two gangs',
    'Read the drawings of the architect and set out corners, lintels and damp courses on site',
    'Put up and take down scaffolding, and load hods and pallets with the telehandler',
    'Point old facades with lime and repair stone sills of listed buildings',
  ];
  const [plain, among] = [tasks, [...tasks.slice(0, 1), ...another]].map((stated) =>
    scoreIn(gradeOf('Hood Person', stated), 'jobTitles'),
  );
  const [alone] = [tasks.slice(0, 1)].map((stated) => scoreIn(gradeOf('Hood Person', stated), 'jobTitles'));
  expect(among).toBeLessThan((alone ?? 0) * 0.9);
  expect(among).toBeLessThan((plain ?? 0) * 0.6);
});
