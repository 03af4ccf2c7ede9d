import { expect, test } from '@jest/globals';
import { documentFromText } from '../../document-from-text';
import { layoutLines } from '../../text/layout-line';
import { readOutline } from './outline-marks';

const textsOf = (text: string): string[] => readOutline(layoutLines(documentFromText(text))).map((line) => line.text);

test('the marks of an outline are removed in each numbering', () => {
  const outline = [
    'I. EMPLOYMENT',
    'A. Yard Controller, Kilindini Ports',
    '(a) Trained eleven clerks',
    '(b) Planned the stacks',
    'B. Tally Clerk, Shimanzi Stevedores',
    '(a) Counted bags',
    '(b) Counted cars',
    'II. EDUCATION',
    'A. Diploma in Maritime Transport',
    'B. Certificate in Supervision',
  ].join('\n');
  expect(textsOf(outline)).toEqual([
    'EMPLOYMENT',
    'Yard Controller, Kilindini Ports',
    'Trained eleven clerks',
    'Planned the stacks',
    'Tally Clerk, Shimanzi Stevedores',
    'Counted bags',
    'Counted cars',
    'EDUCATION',
    'Diploma in Maritime Transport',
    'Certificate in Supervision',
  ]);
});

test('initials and a lone letter are text', () => {
  const lines = ['A. Shariff, Operations Manager', 'C. Mills', 'V. Woolf read English', 'I. Kant', 'D. Hume'];
  expect(textsOf(lines.join('\n'))).toEqual(lines);
});

test('a line keeps its position in the document', () => {
  const document = documentFromText('A. Welder\nB. Fitter');
  for (const { text, start } of readOutline(layoutLines(document))) {
    expect(document.text.slice(start, start + text.length)).toBe(text);
  }
});
