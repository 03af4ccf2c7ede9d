import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deniedParts } from './denials';

const deniedIn = (text: string): string[] => deniedParts(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['No night work and no till experience; read about it.', ['No night work and no till experience']],
  ['I have not managed staff\nPaid wages for six plants', ['have not managed staff']],
  ['Have not managed staff, I built the ledger', ['Have not managed staff']],
  ['I have not managed staff or budgets, but trained two juniors.', ['have not managed staff or budgets']],
  ['Never used SAP. Daily work in Oracle.', ['Never used SAP']],
  ["Haven't worked with children – adults only.", ["Haven't worked with children"]],
  ['A quick learner without any payroll experience', ['without any payroll experience']],
  ['Lacks knowledge of tax law.', ['Lacks knowledge of tax law']],
])('%s denies %j', (text, denied) => {
  expect(deniedIn(text)).toEqual(denied);
});

test.each([
  'Never missed a deadline in the VAT returns.',
  'No complaints about the payroll in nine years.',
  'Has not lost a client.',
  'Not only cooked but wrote the menus.',
  'Kept the line running without accidents.',
  'No accidents in eight years of crane work',
  'Never do things by halves: ledgers, wages and taxes',
  'Taught managers who had never used the ledger to check it',
  'My plans have never led to a loss',
  'Trained clerks without any experience in wages',
  'Ran three shifts without stops, improved staff training',
  'Never ran over budget on 14 construction sites',
])('%s is not a denial', (text) => {
  expect(deniedIn(text)).toEqual([]);
});

test('denied parts are in text order', () => {
  const words = fc.constantFrom(
    'no',
    'never used',
    'have not done',
    'experience',
    'work',
    'SAP',
    '. ',
    '; ',
    ' but ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      let before = 0;
      for (const { start, end } of deniedParts(text)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        before = end;
      }
    }),
  );
});
