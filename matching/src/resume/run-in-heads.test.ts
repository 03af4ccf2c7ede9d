import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

const positionsOf = (text: string) =>
  resumeOf(text).work.map(({ title, companyName, startDate, endDate }) => [title, companyName, startDate, endDate]);

test('what a position is about may stand in the line of its head', () => {
  const told = 'bearings, belts, gearboxes and some tack welding, two shutdowns a year with the night crew';
  const text = [
    'Ann Lee',
    'Sarnia, Ontario',
    '',
    `Millwright, Plympton Grain, 2019 - present: ${told}`,
    `2012 - 2019: Pipe Welder, Chemical Valley Piping: ${told}`,
    `2008 - 2012  Welder (TIG: stainless), Blue Point Fabricating. Structural work and then ${told}`,
  ].join('\n');
  expect(positionsOf(text)).toEqual([
    ['Millwright', 'Plympton Grain', '2019', 'present'],
    ['Pipe Welder', 'Chemical Valley Piping', '2012', '2019'],
    ['Welder (TIG: stainless)', 'Blue Point Fabricating', '2008', '2012'],
  ]);
  expect(resumeOf(text).work[0]?.description).toBe(told);
});

test('a full stop behind a short form ends no head', () => {
  const text = "Ann Lee\n\nEXPERIENCE\n2019 - 2021  Registered Nurse, St. Dunstan's Community Hospital, Intensive Care";
  expect(resumeOf(text).work[0]?.companyName).toContain("St. Dunstan's Community Hospital");
});

test('a head is told apart only where it names a title', () => {
  const text =
    'Ann Lee\n\nEXPERIENCE\nCook, Bistro, 2019 - present\nRan the kitchen from 2020 to 2021: menus, orders and rota of nine people';
  expect(resumeOf(text).work).toHaveLength(1);
});
