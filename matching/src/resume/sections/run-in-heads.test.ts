import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const positionsOf = (text: string) =>
  resumeOf(text).work.map(({ title, companyName, startDate, endDate }) => [title, companyName, startDate, endDate]);

test('what a position is about may stand in the line of its head', () => {
  const described = 'bearings, belts, gearboxes and some tack welding, two shutdowns a year with the night crew';
  const text = [
    'Ann Lee',
    'Sarnia, Ontario',
    '',
    `Millwright, Plympton Grain, 2019 - present: ${described}`,
    `2012 - 2019: Pipe Welder, Chemical Valley Piping: ${described}`,
    `2008 - 2012  Welder (TIG: stainless), Blue Point Fabricating. Structural work and then ${described}`,
  ].join('\n');
  expect(positionsOf(text)).toEqual([
    ['Millwright', 'Plympton Grain', '2019', 'present'],
    ['Pipe Welder', 'Chemical Valley Piping', '2012', '2019'],
    ['Welder (TIG: stainless)', 'Blue Point Fabricating', '2008', '2012'],
  ]);
  expect(resumeOf(text).work[0]?.description).toBe(described);
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

test('a colon behind the period of a title and an employer ends the head, whatever the title is', () => {
  const text =
    'Ann Lee\n\nSetter/Programmer, Denby Aero, 2019 - present: 5-axis work, small batches, probing\nCook, Bistro, 2012 - 2019: sauces, grill and pastry';
  expect(positionsOf(text)[0]).toEqual(['Setter/Programmer', 'Denby Aero', '2019', 'present']);
});

test('a position is told apart by its form where no list knows its title', () => {
  const text = [
    'Ann Lee',
    '',
    'EXPERIENCE',
    'Tiler, Sand & Grout (2018 →). Wet rooms, pools and the odd mosaic for three builders of the county.',
    '2015 to 2018, Wound and stoma scheme, Dunmore Valley. I see people at home from the first day to the last.',
    'Machiniste, Outillage Marin, 2012–2015. Moulds and small series on two mills, started programming there.',
  ].join('\n');
  expect(positionsOf(text).map(([title, company, ...dates]) => [`${title} ${company}`.trim(), ...dates])).toEqual([
    ['Tiler Sand & Grout', '2018', 'present'],
    ['Wound and stoma scheme, Dunmore Valley', '2015', '2018'],
    ['Machiniste, Outillage Marin', '2012', '2015'],
  ]);
  expect(resumeOf(text).work[2]?.description).toContain('Moulds and small series');
});

test('words that lead over to a position belong to none of its parts', () => {
  const text = [
    'Ann Lee',
    '',
    'Currently senior engineer, Hillside Frame Consultants (since 2017). I carry jobs from the sketch to the keys.',
    'Before: Crane driver, Denby Timber, 2014 - 2017. Saw line, kiln fans and the yard with two apprentices.',
  ].join('\n');
  expect(positionsOf(text)).toEqual([
    ['senior engineer', 'Hillside Frame Consultants', '2017', 'present'],
    ['Crane driver', 'Denby Timber', '2014', '2017'],
  ]);
});

test('a firm that begins with such a word keeps it', () => {
  const text = 'Ann Lee\n\nEXPERIENCE\nNow Foods, Packer, 2019 - 2021\nFirst Bank, Teller, 2017 - 2019';
  expect(positionsOf(text).map(([, company]) => company)).toEqual(['Now Foods', 'First Bank']);
});

test('a title in quotation marks is taken without them and whole', () => {
  const text =
    'Ann Lee\n\nEXPERIENCE\nCorva Pay, "Software Engineer II – Quality" from Jan 2022: started with nothing at all';
  expect(positionsOf(text)).toEqual([['Software Engineer II – Quality', 'Corva Pay', '2022-01', 'present']]);
});

test('what follows a degree is no part of it, and a degree below the last position is one', () => {
  const text = [
    'Ann Lee',
    '',
    'Designer, Harrow Steel, 2014–2017. Connections, shop drawings and site visits for eleven jobs.',
    'M.S. (structures), University of the Wasatch 2014. Licensed in Utah (PE 2018).',
  ].join('\n');
  const { work, education } = resumeOf(text);
  expect(work).toHaveLength(1);
  expect(work[0]?.description).not.toContain('University');
  expect(education).toMatchObject([{ school: 'University of the Wasatch', degreeType: 'masters', endDate: '2014' }]);
});

test('a standard is no degree', () => {
  const text = 'Ann Lee\n\nElectrician, Volt & Sons, 2014 - present\nBS 7671 inspections of 2019, BS EN 60204 in 2021';
  expect(resumeOf(text).education).toEqual([]);
});
