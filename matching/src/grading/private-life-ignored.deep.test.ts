import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseJob } from '../job/parse-job';
import { privateParts } from '../resume/person/private-parts';
import { cutPrivateLife } from '../resume/person/without-private-life';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';
import { impersonalResume } from './impersonal-resume';

/** Statements about private life in the languages of the lists. */
const stated: Readonly<Record<string, readonly string[]>> = {
  origin: [
    'Permanent resident of Norway since 2016',
    'I moved to Spain from Peru in 2015 as a refugee.',
    'Of Berber origin, living in Malta since 2009.',
    'Dual Chilean and Greek citizenship',
    'First-generation immigrant from Laos',
  ],
  belief: [
    'Practising Lutheran',
    'Deacon in my church since 2011',
    'I wear a hijab.',
    'Sikh, member of the gurdwara committee 2015-2020',
    'Converted to Judaism in 2011.',
  ],
  family: [
    'Single mother of two since 2014',
    'I took care of my father with dementia from 2015 to 2018.',
    'Parental leave, March 2019 - June 2020',
    'My husband is stationed in Guam.',
    'Homemaker, 2005-2013',
    'I am pregnant and due in March.',
  ],
  health: [
    'Registered disabled since 2008',
    'Cancer survivor since 2015',
    'I am deaf and use sign language.',
    'Long-term sick leave 2018-2020',
    'Person with bipolar disorder, stable for 12 years',
  ],
  identity: [
    'Transgender woman since 2018',
    'Openly gay since 2008',
    'I am a black woman.',
    'Non-binary, out since 2016',
  ],
  politics: ['Member of the Labour Party since 2008', 'Shop steward, 2012-2019', 'I voted for independence.'],
  groups: [
    'Society of Women Engineers since 2012',
    'Member, Women in Tech, 2015-2019',
    'Hillel, president 2009-2010',
    'Wheelchair basketball, national league, 2010-2018',
    'Treasurer, Vietnamese Students Association, 2014-2016',
  ],
  past: ['Ex-offender since 2008', 'Disabled veteran', 'I was homeless from 2012 to 2014.', 'Semi-retired since 2019'],
  German: [
    'Elternzeit 2015-2017',
    'Schwerbehindert (GdB 50) seit 2012',
    'Mitglied der SPD seit 2008',
    'Verheiratet, zwei Kinder',
  ],
  French: [
    'Congé parental 2015-2017',
    'Je vis avec le VIH depuis 2008.',
    'Syndiquée CGT depuis 2010',
    'Mariée, trois enfants',
  ],
  Spanish: ['Permiso de maternidad 2016-2017', 'Católico practicante', 'Cuidado de mi madre 2016-2019'],
  Portuguese: ['Licença-maternidade 2016-2017', 'Mãe de dois filhos desde 2008', 'Filiado ao PT desde 2008'],
  Dutch: ['Ouderschapsverlof 2015-2017', 'Ik ben doof sinds 2008.', 'Vakbondslid sinds 2010'],
  Italian: ['Casalinga 2005-2013', 'Invalida civile dal 2012', 'Rifugiato dal 2015'],
};

/** Resumes in parts; private statements are inserted between or inside them. */
const resumes: readonly (readonly string[])[] = [
  [
    'Robin Example\nrobin@example.com',
    'EXPERIENCE\nStaff Nurse, Mercy Hospital, 2019 – Present\n- Gave medications to 24 patients and kept their charts',
    'Care Assistant, Rose House, 2015 – 2019\n- Washed, fed and lifted residents',
    'SKILLS\nWound care, triage\n\nEDUCATION\nBSc Nursing, Denby College, 2014',
  ],
  [
    'Robin Example\nrobin@example.com',
    'I give medications to patients at Mercy Hospital and keep their charts.',
    'I teach new colleagues wound care, and before that I washed, fed and lifted residents of a home, where the days were long and the thanks were many.',
  ],
  [
    'Robin Example, staff nurse\nDenby',
    'Mercy Hospital 2019-now: medications, wound care, charts.\nRose House 2015-2019: care assistant.',
    'RN license, BLS',
  ],
];
const paragraph = (text: string): string => `\n\n${text}\n\n`;
const ways: Readonly<Record<string, (parts: readonly string[], at: number, sentence: string) => string>> = {
  'in a paragraph of its own': (parts, at, sentence) =>
    `${parts.slice(0, at).join('\n\n')}${paragraph(sentence)}${parts.slice(at).join('\n\n')}`.trim(),
  'in a section of its own at the end': (parts, _, sentence) => `${parts.join('\n\n')}\n\nPERSONAL\n${sentence}`,
  'in a line below others': (parts, at, sentence) =>
    parts.map((part, index) => (index === at - 1 ? `${part}\n${sentence}` : part)).join('\n\n'),
};

const job = parseJob(
  `Registered Nurse\nRequirements\n- RN license, BLS\n- Wound care, medication administration\n- Bachelor of Science in nursing, 3 years of experience`,
);
const gradeOf = (text: string): number[] => {
  const { weightedScore, categories } = grade({ job, resume: resumeOf(text), today });
  return [weightedScore, ...categories.map(({ unweightedScore }) => unweightedScore)];
};
const expected = resumes.map((parts) => gradeOf(parts.join('\n\n')));

test.each(Object.keys(stated))('private statements change no score: %s', (about) => {
  const sentences = stated[about] ?? [];
  fc.assert(
    fc.property(
      fc.constantFrom(...sentences),
      fc.nat(resumes.length - 1),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(...Object.values(ways)),
      (sentence, which, place, write) => {
        const parts = resumes[which] ?? [];
        expect(gradeOf(write(parts, Math.min(place, parts.length), sentence))).toEqual(expected[which]);
      },
    ),
    { numRuns: 16, seed: 11 },
  );
});

test.each([
  'Deaf teacher at Rose School since 2018',
  'Taught deaf children in a primary school, 2015-2019',
  'Caregiver for elderly clients, Rose House, 2015-2019',
  'HR officer: maternity leave, payroll, contracts',
  'Pastor, First Baptist Church, 2012-2019',
  'Union organizer, Local 9, 2015-2019',
  'Program manager, Society of Women Engineers, 2015-2019',
  'Spanish teacher',
  'Native Spanish speaker',
  'Cared for patients with cancer and HIV',
  'Wheelchair technician since 2015',
  'Mother and baby unit, midwife',
  'Mechanic, US Army, 2008-2012',
  'Raised $2 million for the hospital',
  'Converted 300 files to PDF',
  'Christian Brothers Automotive, mechanic, 2012-2016',
  'Altenpflegerin, Haus Rose, seit 2015',
  '2014 - Present  Dunmore National, Macon GA (yard at Lee)',
  'Site safety passport until 2028',
  'Spreadsheet veteran, free at once',
  'Church secretary, 2012-2016',
  'Drove residents to dialysis and to church',
  'Settled grievances with the union steward',
  'Talks to the women’s society and to schools',
  'Finance committee of a credit union',
  'Mother/baby rotation, 60 hours',
  'Lead PT, 2018-2021',
  'Built heritage: two chapels roofed in slate',
  'Professeur de français depuis 2010',
])('work with people, for a group or in a language is work: %s', (sentence) => {
  expect(privateParts(sentence)).toEqual([]);
});

test('only the private part of a sentence is removed when the rest may be relevant', () => {
  const left = (sentence: string): string =>
    privateParts(sentence).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), sentence);
  expect(left('Dutch citizen, harbour pass current')).toBe('harbour pass current');
  expect(left('I keep charts. I am pregnant and due in March. I teach.')).toBe('I keep charts. I teach.');
  expect(left('Married | Excel | two children')).toBe('Excel');
  expect(left('I keep charts. Born 4 May 1969 in Lyon; Muslim; widower. I teach.')).toBe('I keep charts. I teach.');
  expect(left('I keep charts; I am pregnant. I teach.')).toBe('I keep charts. I teach.');
});

test.each(['Christian White', 'Jain Christian'])('a name that is also a private word is kept: %s', (name) => {
  const { fullName } = resumeOf(`${name}\nc.white@lee.example\n\nEXPERIENCE\nCook, Blue Grill LLC, 2019 - 2021`);
  expect(fullName.toLowerCase()).toBe(name.replace('\n', ' ').toLowerCase());
});

test.each(['The Democrat, 2014 - 2016', 'Deaf Association of Dunmore, 2014 - 2016'])(
  'a line with the period of the neighboring title names the employer: %s',
  (employer) => {
    expect(cutPrivateLife(`EXPERIENCE\nReporter\n${employer}\n- Wrote`).cuts).toEqual([]);
  },
);

test.each([
  ['openly out ', 'xyz deaf'],
  ['ik ben ', 'xyz doof'],
  ['2019 - 2020 ' + 'of '.repeat(2), 'deaf'],
  [' '.repeat(20), '| deaf'],
])('repeating %j does not slow the search', (piece, end) => {
  const count = (text: string): number => {
    const began = process.cpuUsage();
    cutPrivateLife(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  // Backtracking once took minutes for 22 repetitions.
  expect(count(piece.repeat(22) + end)).toBeLessThan(3000);
  expect(count(piece.repeat(4000) + end)).toBeLessThan(3000);
});

test('a profile shows private statements as written, and no grade reads them', () => {
  const text =
    'Robin Example\n\nSUMMARY\nI am a deaf woman. I dress wounds.\n\nASSOCIATIONS\nMember, Society of Women Engineers\n\nEXPERIENCE\nStaff Nurse, Mercy Hospital, 2019 – Present';
  const resume = resumeOf(text);
  expect(resume.summary.objective).toBe('I am a deaf woman. I dress wounds.');
  expect(resume.associations).toEqual(['Member, Society of Women Engineers']);
  const read = impersonalResume(resume);
  expect(read.summary.objective).toBe('I dress wounds.');
  expect(read.associations).toEqual([]);
});

test('removed lines leave no trace at the start, in the middle and at the end', () => {
  const whole = 'Pregnant\nStaff nurse\nMarried\nMuslim\nWound care. I am deaf.\nHomemaker\nRetired';
  const { text, inWhole, inCut } = cutPrivateLife(whole);
  expect(text).toBe('Staff nurse\nWound care.');
  const [start, end] = [text.indexOf('Wound'), text.length];
  expect(whole.slice(inWhole(start), inWhole(end, true))).toBe('Wound care.');
  expect(inCut(whole.indexOf('Wound'))).toBe(start);
});

test('evidence spans refer to the full text', () => {
  const text = `Robin Example\nI am a black woman.\n\nEXPERIENCE\nStaff Nurse, Mercy Hospital, 2019 – Present\n- Married since 2012. Dressed wounds: wound care`;
  const resume = resumeOf(text);
  const { categories } = grade({ job, resume, today });
  const spans = categories.flatMap(({ evidence }) => evidence).filter(({ span }) => span);
  const skill = spans.find(({ asked }) => /wound care/i.test(asked))?.span;
  expect(resume.text.slice(skill?.start, skill?.end)).toBe('wound care');
  const title = resume.provenance['work.0.title'];
  expect(resume.text.slice(title?.start, title?.end)).toBe('Staff Nurse');
});
