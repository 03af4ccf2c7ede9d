import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseJob } from '../../job/parse-job';
import { resumeOf, resumeText, today } from '../../testing/resume-text';
import { grade } from '../grade';
import { craneDuties } from '../testing/crane-duties';

const jobs = [
  {
    title: 'Crane Operator',
    lines: craneDuties,
    own: [
      'Worked the two Liebherr gantries at berth four, twenty-eight boxes an hour',
      'Checked ropes, hooks and brakes every morning and wrote up what was worn',
      'Moved containers from quay to stacks through two winters, six nights a week',
      'Taught six colleagues on the simulator, four of whom drive alone today',
      'Gantries, LOLER, blind lifts, limit switches',
    ],
    other: { title: 'Waiter', tasks: ['Served guests in a hall of ninety seats', 'Counted the till each night'] },
  },
  {
    title: 'Payroll Specialist',
    lines: [
      'Process the biweekly payroll of 900 employees from timecards to the final register',
      'Enter new hires, terminations, garnishments and child support orders',
      'Reconcile payroll accounts with the general ledger at month end',
      'File quarterly tax returns with state agencies and answer their notices',
      'Answer questions of employees about deductions, overtime and leave balances',
      'Prepare reports on labor costs for plant managers and auditors',
    ],
    own: [
      'Ran pay for two bakeries and a depot, 310 people every other Friday',
      'Garnishments, child support, terminations',
      'Closed the payroll accounts each month end and found what did not match the ledger',
      'Filed the quarterly tax returns in Ohio and Indiana, none of them late',
      'Told drivers at the window what overtime and leave they had',
    ],
    other: { title: 'Florist', tasks: ['Tied bouquets for weddings and hotels', 'Bought roses at the market at dawn'] },
  },
].map((one) => ({ ...one, job: parseJob(`${one.title}\nDuties\n${one.lines.map((line) => `- ${line}`).join('\n')}`) }));
type Case = (typeof jobs)[number];

/** The grade of a resume with the job's title and these tasks, optionally followed by the real work. */
function gradeOf({ job, title, other }: Case, tasks: readonly string[], isWithOther: boolean) {
  const forged = { title, company: 'Kestrel Works', dates: '03/2019 - Present', tasks };
  const true_ = { ...other, company: 'Hotel Aurelian', dates: '2012 - 2018' };
  const work = isWithOther ? [forged, true_] : [forged];
  return grade({ job, resume: resumeOf(resumeText({ work })), today });
}

const fillers = ['really', 'often', 'daily', 'gladly', 'carefully', 'proper', 'well', 'always', 'own', '7'];
type Change = (words: readonly string[]) => string[];

/** Inserts a word at regular intervals. */
const filled = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.constantFrom(...fillers), { minLength: 1, maxLength: 6 }))
  .map(([every, put]): Change => {
    const fillerAt = (at: number): string => put[Math.floor(at / every) % put.length] ?? '';
    return (words) => words.flatMap((word, at) => (at % every === every - 1 ? [word, fillerAt(at)] : [word]));
  });
const neighboursSwapped: Change = (words) =>
  words.flatMap((word, at) => (at % 2 === 1 ? [word, words[at - 1] ?? ''] : at + 1 === words.length ? [word] : []));
const sorted: Change = (words) => [...words].sort();
const reversed: Change = (words) => [...words].reverse();
const smallWordsExchanged: Change = (words) =>
  words.map((word) => (/^(?:the|of|and|on|in|to|with)$/.test(word) ? 'by' : word));
const lookAlikes: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'ο', p: 'р', c: 'ⅽ', i: 'і' };
const everyThirdInOtherLetters: Change = (words) =>
  words.map((word, at) => (at % 3 === 2 ? word.replace(/[aeopci]/g, (letter) => lookAlikes[letter] ?? letter) : word));
const orders = fc.constantFrom<Change>((words) => [...words], neighboursSwapped, sorted, reversed, smallWordsExchanged);
const letters = fc.constantFrom<Change>((words) => [...words], everyThirdInOtherLetters);

/** Ways to disguise a copied sentence. */
const changes = fc
  .tuple(orders, fc.option(filled, { nil: undefined }), letters)
  .map(([order, fill, write]) => (line: string): string => {
    const words = order(line.split(' '));
    return write(fill ? fill(words) : words).join(' ');
  });

/** Tolerance between a title alone and a title with discarded lines. */
const little = 3;

test('six copied sentences give nothing after any insertion, exchange or reordering', () => {
  fc.assert(
    fc.property(fc.constantFrom(...jobs), changes, fc.boolean(), (one, change, isWithOther) => {
      const copied = gradeOf(one, one.lines.map(change), isWithOther).weightedScore;
      expect(copied).toBeLessThanOrEqual(gradeOf(one, [], isWithOther).weightedScore + little);
    }),
    { numRuns: 60 },
  );
});

test("the same work in the writer's own nouns loses nothing, even with a sentence or two of the advertisement", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...jobs),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { maxLength: 2 }),
      changes,
      (one, at, change) => {
        const taken = at.map((index) => change(one.lines[index] ?? ''));
        const grown = gradeOf(one, [...one.own, ...taken], false);
        expect(JSON.stringify(grown)).not.toContain('"copied"');
        expect(grown.weightedScore).toBeGreaterThanOrEqual(gradeOf(one, one.own, false).weightedScore - little);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  {
    title: 'Boiler Technician',
    duties: [
      'Install, service and repair gas boilers and radiators',
      'Diagnose mechanical and electrical faults with meters and gauges',
      'Fill and drain heating circuits according to the gas regulations',
      'Explain repairs to tenants and complete job sheets',
    ],
    tasks: [
      'Installed, serviced and repaired gas boilers and radiators in 240 flats',
      'Diagnosed electrical and mechanical faults with gas meters and pressure gauges',
      'Drained and filled heating circuits under the gas regulations',
      'Explained repairs to tenants, completed job sheets on a tablet',
    ],
  },
  {
    title: 'Ledger Clerk',
    duties: [
      'Match invoices to purchase orders and code them to general ledger accounts',
      'Prepare weekly payment runs by cheque, transfer and direct debit',
      'Reconcile supplier statements and resolve discrepancies',
      'Assist with month-end close and accruals',
    ],
    tasks: [
      'Matched about 300 invoices a week to purchase orders and coded them to the general ledger',
      'Prepared payment runs each week (transfer, direct debit, cheque)',
      'Reconciled statements of suppliers, resolved discrepancies',
      'Helped with the close of each month: accruals and prepayments',
    ],
  },
])('a $title who restates all duties as completed work is not recognized as a copy', ({ title, duties, tasks }) => {
  const one: Case = {
    title,
    lines: duties,
    own: [],
    other: { title: 'Waiter', tasks: ['Served guests in a hall of ninety seats'] },
    job: parseJob(`${title}\nDuties\n${duties.map((line) => `- ${line}`).join('\n')}`),
  };
  for (const isWithOther of [true, false]) {
    const stated = gradeOf(one, tasks, isWithOther);
    expect(JSON.stringify(stated)).not.toContain('"copied"');
    expect(stated.weightedScore).toBeGreaterThan(gradeOf(one, [], isWithOther).weightedScore + little);
  }
});
