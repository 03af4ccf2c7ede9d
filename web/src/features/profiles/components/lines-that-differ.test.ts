import { expect, test } from '@jest/globals';
import { linesThatDiffer } from './lines-that-differ';

test('names the lines that only one text has; markup alone is no difference', () => {
  const now = '<p>Nurse</p><ul><li>Triage</li><li>New</li></ul><p>Bye<br>now</p>';
  const then = '<h2>Nurse</h2><ul><li><b>Triage</b></li><li>Old</li></ul><p>Bye</p><p>now</p>';
  expect(linesThatDiffer(now, then)).toEqual([
    { text: 'New', kind: 'removed' },
    { text: 'Old', kind: 'added' },
  ]);
  expect(linesThatDiffer('', '<table><tr><td>a</td><td>b</td></tr></table>')).toEqual([{ text: 'a b', kind: 'added' }]);
  expect(linesThatDiffer(now, now)).toEqual([]);
});
