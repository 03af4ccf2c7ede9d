import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { correctionTexts } from '../texts/corrections';
import { parsedResumeSchema, type ParsedResume } from '../resumes/parsed-resume';
import { applyCorrections } from './apply-corrections';
import { changeCorrections, parseChanges, type CorrectionChange } from './change-corrections';
import { entryKeysOf, keysOfEntries } from './entry-keys';
import { parsePartialDate } from './partial-date';
import { rebaseCorrections } from './rebase-corrections';
import { hasCorrections, noCorrections, type ResumeCorrections } from './resume-corrections';

const place = (start: number, confidence = 0.9) => ({ start, end: start + 5, confidence });
const read = parsedResumeSchema.cast({
  fullName: 'Dr. Jane Doe',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  emails: ['jane@example.com', 'jd@example.org'],
  phone: '+16175550134',
  phones: [{ e164: '+16175550134', asWritten: '(617) 555-0134' }],
  links: ['github.com/jane', 'jane.example'],
  work: [
    { title: 'Senior Nurse', companyName: 'Mercy Hospital', startDate: '2020-01', endDate: 'present' },
    { title: 'Nurse', companyName: 'City Clinic', startDate: '2015-03', endDate: '2019-12', managementScore: 10 },
  ],
  skills: [
    { name: 'Triage', asWritten: 'triage', conceptId: 'triage' },
    { name: 'Epic', asWritten: 'EPIC', conceptId: 'epic' },
  ],
  languages: [{ name: 'Spanish', code: 'es' }],
  provenance: {
    fullName: place(0, 0.4),
    email: place(10),
    'links.0': place(20),
    'links.1': place(30),
    'work.0.title': place(40),
    'work.1.title': place(50, 0.4),
    'skills.0.asWritten': place(60),
    'skills.1.asWritten': place(70, 0.3),
  },
});
const keys = entryKeysOf(read);
const now = Date.UTC(2026, 0, 31, 12);
const stamp = { by: 'uid-1', byName: 'Maya', at: now };

const correct = (changes: CorrectionChange[], before: ResumeCorrections = noCorrections, at = now) =>
  changeCorrections(before, read, changes, { ...stamp, at });
const entry = (
  list: 'work' | 'skills' | 'languages',
  key: string | undefined,
  values: Record<string, string>,
  isRemoved = false,
): CorrectionChange => ({ kind: 'entry', list, key: key ?? '', state: { values, isRemoved } });

describe('applying', () => {
  test('a resume without corrections is unchanged', () => {
    expect(applyCorrections(read, noCorrections)).toEqual({ parsed: read, keys });
    expect(hasCorrections(noCorrections)).toBe(false);
  });

  test('correcting a position marks the work history as corrected', () => {
    const applied = (changes: CorrectionChange[]) => applyCorrections(read, correct(changes)).parsed.isWorkCorrected;
    expect(applied([entry('work', keys.work[0], {}, true)])).toBe(true);
    expect(applied([entry('skills', keys.skills[0], {}, true)])).toBe(false);
  });

  test('a corrected field also updates dependent fields', () => {
    const corrections = correct([
      { kind: 'field', field: 'lastName', value: 'Dow' },
      { kind: 'field', field: 'email', value: 'jane.dow@example.com' },
      { kind: 'field', field: 'phone', value: '+49 30 1234567' },
      { kind: 'field', field: 'links', value: ['jane.example'] },
      { kind: 'field', field: 'city', value: 'Boston' },
    ]);
    const { parsed } = applyCorrections(read, corrections);
    expect(parsed).toMatchObject({
      firstName: 'Jane',
      lastName: 'Dow',
      fullName: 'Jane Dow',
      email: 'jane.dow@example.com',
      emails: ['jane.dow@example.com', 'jd@example.org'],
      phones: [{ e164: '+49301234567', asWritten: '+49 30 1234567' }],
      links: ['jane.example'],
      address: { city: 'Boston' },
    });
    expect(parsed.provenance.fullName?.confidence).toBe(1);
    expect(parsed.provenance['links.0']).toEqual({ start: 30, end: 35, confidence: 1 });
    expect(parsed.provenance['links.1']).toBeUndefined();
    expect(corrections.fields.lastName).toEqual({ value: 'Dow', original: 'Doe', ...stamp });
  });

  test('changes, removes, adds and orders entries with their provenance', () => {
    const corrections = correct([
      entry('work', keys.work[1], { title: 'Charge Nurse' }),
      entry('work', 'new-1', { title: 'Student Nurse', startDate: '2014', endDate: '2015' }),
      entry('work', 'new-2', { title: 'Head Nurse', endDate: 'present' }),
      entry('skills', keys.skills[0], {}, true),
      entry('skills', keys.skills[1], { name: 'Epic Hyperspace' }),
    ]);
    const { parsed, keys: after } = applyCorrections(read, corrections);
    expect(parsed.work.map(({ title }) => title)).toEqual([
      'Senior Nurse',
      'Head Nurse',
      'Charge Nurse',
      'Student Nurse',
    ]);
    expect(parsed.work[2]?.companyName).toBe('City Clinic');
    expect(parsed.provenance['work.2.title']).toEqual({ start: 50, end: 55, confidence: 1 });
    expect(parsed.skills).toEqual([
      expect.objectContaining({ name: 'Epic Hyperspace', asWritten: 'Epic Hyperspace', conceptId: '' }),
    ]);
    expect(parsed.provenance['skills.0.asWritten']?.start).toBe(70);
    expect(after.work).toEqual([keys.work[0], 'new-2', keys.work[1], 'new-1']);

    const [first = '', second = '', ...others] = after.work;
    const moved = correct([{ kind: 'order', list: 'work', keys: [second, first, ...others] }], corrections);
    expect(applyCorrections(read, moved).keys.work.slice(0, 2)).toEqual([second, first]);
    const more = correct([entry('work', 'new-3', { title: 'Aide', endDate: '2013' })], moved);
    expect(applyCorrections(read, more).keys.work).toEqual([second, first, ...others, 'new-3']);
  });

  test('a confirmed value is stored as a correction with the same value', () => {
    const corrections = correct([entry('skills', keys.skills[1], { name: 'Epic' })]);
    const { parsed } = applyCorrections(read, corrections);
    expect(parsed.skills[1]).toEqual(read.skills[1]);
    expect(parsed.provenance['skills.1.asWritten']?.confidence).toBe(1);
  });
});

describe('changing', () => {
  test('the previous state undoes a change', () => {
    const once = correct([{ kind: 'field', field: 'city', value: 'Boston' }]);
    expect(correct([{ kind: 'field', field: 'city', value: null }], once).fields).toEqual({});
    const renamed = correct([entry('work', keys.work[0], { title: 'Matron' })]);
    const back = correct([{ kind: 'entry', list: 'work', key: keys.work[0] ?? '', state: null }], renamed);
    expect(applyCorrections(read, back).parsed).toEqual(read);
  });

  test('an unchanged value keeps its first author when others change the rest', () => {
    const first = correct([entry('work', keys.work[0], { title: 'Matron' })]);
    const second = changeCorrections(
      first,
      read,
      [entry('work', keys.work[0], { title: 'Matron', companyName: 'Mercy' })],
      { by: 'uid-2', byName: 'Sam', at: now + 1 },
    );
    const values = second.lists.work?.entries[keys.work[0] ?? '']?.values;
    expect(values?.title?.byName).toBe('Maya');
    expect(values?.companyName?.byName).toBe('Sam');
  });

  test.each([
    ['an entry without a name', entry('work', 'new-1', { location: 'Boston' })],
    ['an end before the start', entry('work', keys.work[1], { endDate: '2014-01' })],
    [
      'a present position of next year',
      entry('work', 'new-1', { title: 'Aide', startDate: '2027', endDate: 'present' }),
    ],
    ['a present position of a later month', entry('work', keys.work[0], { startDate: '2026-03' })],
    ['a skill without a name', entry('skills', 'new-1', {})],
  ])('%s is refused', (_name, change) => {
    expect(() => correct([change])).toThrow();
  });

  test.each([
    ['a present position that begins with a month that has begun in the east', { startDate: '2026-02' }],
    ['a present position of this year', { startDate: '2026' }],
    ['a position that is yet to come', { startDate: '2027', endDate: '' }],
  ])('%s is taken', (_name, values) => {
    expect(() => correct([entry('work', keys.work[0], values)])).not.toThrow();
  });

  test('accepts an impossible period that was parsed, but not one that a user enters', () => {
    const odd = parsedResumeSchema.cast({
      work: [
        { title: 'Nurse', startDate: '2027-05', endDate: 'present' },
        { title: 'Aide', startDate: '2020', endDate: '2018' },
      ],
    });
    const change = (index: number, values: Record<string, string>) =>
      changeCorrections(noCorrections, odd, [entry('work', entryKeysOf(odd).work[index], values)], stamp);
    expect(() => change(0, { title: 'Head Nurse' })).not.toThrow();
    expect(() => change(1, { title: 'Head Aide', startDate: '2020' })).not.toThrow();
    expect(() => change(0, { startDate: '2027-06' })).toThrow(
      expect.objectContaining({ userMessage: correctionTexts.notBegun }),
    );
    expect(() => change(1, { endDate: '2019' })).toThrow(
      expect.objectContaining({ userMessage: correctionTexts.notInOrder }),
    );
    expect(() => change(1, { endDate: '2021' })).not.toThrow();
  });

  test('refuses corrections above the size limit', () => {
    const long = 'x'.repeat(9_000);
    const many = Array.from({ length: 20 }, (_, index) =>
      entry('work', `new-${index}`, { title: 'Nurse', description: long }),
    );
    expect(() => correct(many)).toThrow();
  });
});

describe('parsing changes', () => {
  test('casts values by their fields', async () => {
    const changes = await parseChanges([
      { kind: 'field', field: 'email', value: ' Jane@Example.com ' },
      {
        kind: 'entry',
        list: 'work',
        key: 'new-1',
        state: { values: { title: ' Nurse ', startDate: 'March 2019', endDate: 'Present' }, isRemoved: false },
        by: 'somebody else',
      },
    ]);
    expect(changes).toEqual([
      { kind: 'field', field: 'email', value: 'jane@example.com' },
      {
        kind: 'entry',
        list: 'work',
        key: 'new-1',
        state: { values: { title: 'Nurse', startDate: '2019-03', endDate: 'present' }, isRemoved: false },
      },
    ]);
  });

  const state = (values: object) => ({ kind: 'entry', list: 'work', key: 'k', state: { values, isRemoved: false } });
  test.each<[string, unknown]>([
    ['no object', 'field'],
    ['an unknown field', { kind: 'field', field: 'fullName', value: 'x' }],
    ['a field of the prototype', { kind: 'field', field: 'constructor', value: 'x' }],
    ['markup', { kind: 'field', field: 'firstName', value: '<img src=x onerror=alert(1)>' }],
    ['a script as a link', { kind: 'field', field: 'links', value: ['javascript:alert(1)'] }],
    ['too long a text', { kind: 'field', field: 'city', value: 'x'.repeat(101) }],
    ['an object as a value', { kind: 'field', field: 'city', value: { $gt: '' } }],
    ['no email', { kind: 'field', field: 'email', value: 'jane' }],
    ['an unknown list', { kind: 'entry', list: 'toString', key: 'k', state: null }],
    ['a key with a path', { kind: 'entry', list: 'work', key: '../x', state: null }],
    ['a key of the prototype', { kind: 'entry', list: 'work', key: '__proto__', state: null }],
    ['an unknown value', state({ managementScore: '100' })],
    ['a number as a text of the entry', state({ title: { a: 1 } })],
    ['no date', state({ title: 'Nurse', startDate: 'soon' })],
    ['a month that no year has', state({ title: 'Nurse', startDate: '2019-13' })],
    ['a year in which nobody worked who lives', state({ title: 'Nurse', startDate: '0001', endDate: 'present' })],
    ['keys that are no list', { kind: 'order', list: 'work', keys: 'abc' }],
  ])('%s is refused', async (_name, change) => {
    await expect(parseChanges([change])).rejects.toThrow();
  });
});

describe('a new parse', () => {
  const parsedAgain = (work: object[], rest: object = {}) =>
    parsedResumeSchema.cast({ ...read, ...rest, work, provenance: {} });
  const corrections = correct([
    entry('work', keys.work[1], { title: 'Charge Nurse' }),
    entry('work', 'new-1', { title: 'Volunteer', companyName: 'Red Cross' }),
    { kind: 'order', list: 'work', keys: [keys.work[1] ?? '', keys.work[0] ?? '', 'new-1'] },
    { kind: 'field', field: 'city', value: 'Boston' },
  ]);
  const titles = (next: ParsedResume) => {
    const rebased = rebaseCorrections(corrections, read, next);
    return applyCorrections(next, rebased).parsed.work.map(({ title, companyName }) => `${title} at ${companyName}`);
  };

  test('corrections and order follow an entry that is worded differently', () => {
    const next = parsedAgain([
      { title: 'Senior Nurse', companyName: 'Mercy Hospital, Boston', startDate: '2020-02', endDate: 'present' },
      { title: 'Nurse', companyName: 'City Clinic Inc.', startDate: '2015', endDate: '2019-12' },
    ]);
    expect(titles(next)).toEqual([
      'Charge Nurse at City Clinic Inc.',
      'Senior Nurse at Mercy Hospital, Boston',
      'Volunteer at Red Cross',
    ]);
  });
  test('a correction keeps an entry that is gone, and merges with it when it is found again', () => {
    const without = parsedAgain([read.work[0] ?? {}]);
    expect(titles(without)).toEqual([
      'Charge Nurse at City Clinic',
      'Senior Nurse at Mercy Hospital',
      'Volunteer at Red Cross',
    ]);
    const rebased = rebaseCorrections(corrections, read, without);
    const back = applyCorrections(read, rebaseCorrections(rebased, without, read)).parsed;
    expect(back.work).toHaveLength(3);
  });
  test('an added entry is merged with the one that the parser finds', () => {
    const next = parsedAgain([...read.work, { title: 'Volunteer', companyName: 'The Red Cross', startDate: '2010' }]);
    expect(titles(next)).toHaveLength(3);
  });
  test('a removed entry stays removed', () => {
    const removed = correct([entry('skills', keys.skills[0], {}, true)]);
    const rebased = rebaseCorrections(removed, read, read);
    expect(applyCorrections(read, rebased).parsed.skills.map(({ name }) => name)).toEqual(['Epic']);
  });
  test('`original` becomes the newly parsed value', () => {
    const next = parsedAgain([...read.work], { address: { ...read.address, city: 'Bostn' } });
    expect(rebaseCorrections(corrections, read, next).fields.city).toMatchObject({
      value: 'Boston',
      original: 'Bostn',
    });
  });
  test('the same parse again changes nothing', () => {
    const again = rebaseCorrections(corrections, read, read);
    expect(applyCorrections(read, again)).toEqual(applyCorrections(read, corrections));
  });
});

test('equal entries have equal keys, repeated ones get a number', () => {
  const words = fc.record({ name: fc.constantFrom('Java', 'JavaScript', 'C++', 'C', ''), asWritten: fc.string() });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (skills) => {
      const made = keysOfEntries('skills', skills);
      expect(new Set(made).size).toBe(skills.length);
      expect(keysOfEntries('skills', skills)).toEqual(made);
    }),
  );
});

test.each([
  ['2019-03', '2019-03'],
  ['2019', '2019'],
  ['Mar 2019', '2019-03'],
  ['september, 2019', '2019-09'],
  ['3/2019', '2019-03'],
  [' Present ', 'present'],
  ['', ''],
  ['13/2019', null],
  ['1850', null],
  ['soon', null],
])('parses %j as %j', (typed, expected) => {
  expect(parsePartialDate(typed)).toBe(expected);
});
