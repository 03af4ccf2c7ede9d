import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deniedParts } from './denied';

const deniedIn = (text: string): string[] => deniedParts(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['No hospital and no sterile work; watched a film about it.', ['No hospital and no sterile work']],
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
])('%s denies nothing that is asked', (text) => {
  expect(deniedIn(text)).toEqual([]);
});

test('parts stand in the text, one behind the other', () => {
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
