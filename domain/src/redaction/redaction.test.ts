import { expect, test } from '@jest/globals';
import { builtProfileSchema, profileSectionSchema } from '../profiles/built-profile';
import { plantedProfile, readableIn } from '../testing/planted-profiles';
import { findIdentifiers, manualRedaction, type CandidateFacts } from './find-identifiers';
import { mergeRedactions, redactionMark as mark, type Redaction } from './redaction';
import { leaksInBuilt, redactedBuilt, redactorOf } from './redactor';

const nobody: CandidateFacts = {
  ...{ names: [], employers: [], schools: [], people: [], emails: [], phones: [], links: [], addresses: [] },
};
const builtOf = (content: string, title = '') =>
  builtProfileSchema.cast({ completedProfile: [profileSectionSchema.cast({ key: 'one', title, content })] });
const listOf = (facts: Partial<CandidateFacts>, content = '') =>
  findIdentifiers({ ...nobody, ...facts }, builtOf(content));
const redact = (facts: Partial<CandidateFacts>, content: string, kept: string[] = []) =>
  redactorOf({ redactions: listOf(facts, content), kept }).html(content);

test('of 200 profiles with planted identifiers none shows any of them', () => {
  const faults = Array.from({ length: 200 }, (_, seed) => seed).flatMap((seed) => {
    const { facts, kept, built, planted, harmless } = plantedProfile(seed);
    const redactor = redactorOf({ redactions: findIdentifiers(facts, built, kept), kept });
    const clean = redactedBuilt(built, redactor);
    const output = JSON.stringify(clean);
    return [
      ...(readableIn(JSON.stringify(built), planted).length < 10 ? [`${seed}: too little is planted`] : []),
      ...readableIn(output, planted).map((text) => `${seed}: shows ${text}`),
      ...leaksInBuilt(clean, redactor).map(({ text, place }) => `${seed}: the check finds ${text} in ${place}`),
      ...harmless.filter((text) => !output.includes(text)).map((text) => `${seed}: lost ${text}`),
      ...kept.filter((text) => !clean.footerContent.includes(text)).map((text) => `${seed}: lost ${text}`),
      ...(JSON.stringify(redactedBuilt(clean, redactor)) === output ? [] : [`${seed}: not the same again`]),
    ];
  });
  expect(faults).toEqual([]);
});

test.each([
  [
    'employers of two letters',
    { employers: ['HP'] },
    '<p>At HP, with hp and PHP.</p>',
    `<p>At ${mark}, with hp and PHP.</p>`,
  ],
  [
    'a short form and domains',
    { employers: ['Quanterra Systems, Inc.'] },
    'Quanterra, jobs.quanterra.io',
    `${mark}, ${mark}`,
  ],
  [
    'a name over tags',
    { names: ['Ana O’Neil'] },
    "<p><b>An</b>a O&#39;Neil's plan</p>",
    `<p><b>${mark}</b>'s plan</p>`,
  ],
  [
    'periods and figures stay',
    {},
    '2016 - 2019, 01/2016 – 05/2019, 1 000 000',
    '2016 - 2019, 01/2016 – 05/2019, 1 000 000',
  ],
  ['other dashes in phones', {}, 'Call 617‑555‑0142', `Call ${mark}`],
  ['names in Chinese', { names: ['王小明'] }, '由王小明负责', `由${mark}负责`],
  ['the manager', {}, 'Reported to Petra Lindqvist, and Petra agreed.', `Reported to ${mark}, and ${mark} agreed.`],
  ['nicknames', { names: ['Robert Whitcombe'] }, 'Bob and R.W. and robert', `${mark} and ${mark} and ${mark}`],
  [
    'a nickname of the resume',
    { names: ['Xu Ren'] },
    'Xu "Dutch" Ren, called Dutch',
    `${mark} &quot;${mark}&quot; ${mark}`,
  ],
  ['links become text', {}, '<a href="https://ana.example/cv">my page</a>', 'my page'],
  ['products are no links', {}, 'ASP.NET, Node.js and socket.io', 'ASP.NET, Node.js and socket.io'],
] as const)('%s', (_, facts, given, expected) => {
  const result = redact(facts, given);
  if (expected.includes('&quot;')) expect(result).not.toMatch(/Dutch|Xu|Ren/);
  else expect(result).toBe(expected);
});

test('the recruiter stays, also with the candidate’s given name', () => {
  expect(redact({ names: ['Ana O’Neil'] }, '<p>Ana, presented by Ana Avery</p>', ['Ana Avery'])).toBe(
    `<p>${mark}, presented by Ana Avery</p>`,
  );
});

test('an entry that is switched off is shown, and one that a user adds is not', () => {
  const content = 'Acme Robotics at Lakeside';
  const found = listOf({ employers: ['Acme Robotics'] }, content).map((one): Redaction => ({ ...one, isOn: false }));
  const redactor = redactorOf({ redactions: [...found, manualRedaction('Lakeside')], kept: [] });
  expect(redactor.text(content)).toBe(`Acme Robotics at ${mark}`);
  expect(redactor.leaks({ city: content })).toEqual([{ kind: 'other', text: 'Lakeside', place: 'city' }]);
});

test('schools are listed and stay until somebody switches them on', () => {
  const [school] = listOf({ schools: ['Lakeside University'] });
  expect(school).toMatchObject({ kind: 'school', isOn: false });
});

test('a picture goes; shown, it loses its description, and it stays away when its file has the name', () => {
  const picture = (name: string) => `/api/public/image?path=${encodeURIComponent(`images/froala/1/${name}.png`)}`;
  const html = (name: string) => `<p><img src="${picture(name)}" alt="Ana O’Neil" /></p>`;
  const shown = (name: string) => {
    const list = listOf({ names: ['Ana O’Neil'] }, html(name));
    const rules = list.map((one) => (one.kind === 'picture' ? { ...one, isOn: false } : one));
    return redactorOf({ redactions: rules, kept: [] }).html(html(name));
  };
  expect(redact({ names: ['Ana O’Neil'] }, html('bridge'))).toBe('<p></p>');
  expect(shown('bridge')).toBe(`<p><img src="${picture('bridge')}" alt="" /></p>`);
  expect(shown('ana-oneil')).toBe('<p></p>');
});

test('a merged list keeps switches and gains forms', () => {
  const [found] = listOf({ employers: ['Acme Robotics'] }) as [Redaction];
  const merged = mergeRedactions(
    [{ ...found, isOn: false, forms: [] }],
    listOf({ employers: ['Acme Robotics', 'GE'] }),
  );
  expect(merged.map(({ text, isOn }) => [text, isOn])).toEqual([
    ['Acme Robotics', false],
    ['GE', true],
  ]);
  expect(merged[0]?.forms).toContain('Acme');
});

test.each([
  ['addresses of any ending', 'See jdoe.dev, name.github.io and JDOE.APP.', `See ${mark}, ${mark} and ${mark}.`],
  ['an address before a sentence', 'My page jdoe.dev.Next comes more', `My page ${mark}.Next comes more`],
  ['file names and degrees', 'main.py, README.md, Dipl.Ing and M.Sc', 'main.py, README.md, Dipl.Ing and M.Sc'],
  ['titles after "reported to"', 'Reported to Vice President Sales', 'Reported to Vice President Sales'],
])('%s', (_, given, expected) => {
  expect(redact({}, given)).toBe(expected);
});

test('nothing of a long list is dropped', () => {
  const many = Array.from({ length: 400 }, (_, index) => manualRedaction(`Secret ${index}`));
  expect(mergeRedactions(many, [])).toHaveLength(400);
  const forms = Array.from({ length: 150 }, (_, index) => `Form ${index}`);
  const merged = mergeRedactions([], [{ ...manualRedaction('Name'), forms }]);
  expect(merged.every((one) => one.forms.length <= 60)).toBe(true);
  expect(merged.flatMap(({ text, forms: own }) => [text, ...own])).toEqual(expect.arrayContaining(forms));
});
