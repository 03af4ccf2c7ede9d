import { expect, test } from '@jest/globals';
import * as headings from '@portal/domain/texts/columns';
import { cellPadding, roomForHeader } from './header-room';

test('a longer heading has more room, and one that may carry the arrow of the order more still', () => {
  const header = headings.candidateColumnTexts.votes;
  expect(roomForHeader({ header })).toBeGreaterThan(roomForHeader({ header: headings.candidateColumnTexts.select }));
  expect(roomForHeader({ header, sortField: 'votes' })).toBeGreaterThan(roomForHeader({ header }));
});

test('no heading of any table is given less than its letters need', () => {
  for (const header of Object.values(headings).flatMap((texts) => Object.values(texts))) {
    // Seven pixels are the letter of an ordinary heading in an ordinary font.
    expect(roomForHeader({ header }) - 2 * cellPadding).toBeGreaterThanOrEqual(header.length * 7);
  }
});
