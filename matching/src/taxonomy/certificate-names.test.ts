import { expect, test } from '@jest/globals';
import certificates from '../../data/certifications.json' with { type: 'json' };
import { titleScore } from '../text/classify';
import { stemsOf } from '../text/stem';
import { findCertifications, isEverydayName } from './certifications';
import { isLooselyKnown, isPartlyKnown, occupationsOfTitle } from './occupations';
import { specificityOf } from './related-professions';

/** Words that turn a profession's name into a license or certificate. */
const ofLicense =
  /\b(?:licen[cs]ed?|certified|certification|registered|registration|chartered|enrolled|board|journey(?:man|person)|master|approved|accredited)\b/i;

/** Titles that require the license or examination of the same name. */
const protectedTitles = new Set([
  'nurse practitioner',
  'family nurse practitioner',
  'emergency medical technician',
  'radiologic technologist',
  'child development associate',
  'clinical nurse specialist',
  'clinical documentation specialist',
  'medical laboratory scientist',
  'medical laboratory technician',
  'real estate salesperson',
  'engineer in training',
  'engineer in training (eit)',
  'level ii security officer',
  'level iii security officer',
  'expanded functions dental assistant',
  'respiratory care practitioner',
  'gas technician 1',
  'gas technician 2',
  'gas technician 3',
  'backflow tester',
  'rigger level 1',
  'rigger level i',
  'mot tester',
  'airline transport pilot',
  'associate cloud engineer',
  'security operations analyst associate',
  'platform developer i',
  'platform developer ii',
  'firefighter i',
  'firefighter ii',
  'firefighter 1',
  'notary signing agent',
  'loan signing agent',
  '6g welder',
]);

/** Names as they occur in text: without abbreviations, issuers, implied certificates and ambiguous names (`~`). */
const names = certificates.flatMap((line) =>
  line
    .split('|')
    .slice(1)
    .filter((name) => !/^[!@>~]/.test(name)),
);

test('no certificate has the plain title of a profession, which every job of that title would then require', () => {
  const isTitle = (name: string): boolean =>
    titleScore(name) >= 1 && occupationsOfTitle(name).length > 0 && !isLooselyKnown(name) && !isPartlyKnown(name);
  const plain = names.filter(
    (name) => isTitle(name) && !ofLicense.test(name) && !protectedTitles.has(name.toLowerCase()),
  );
  expect(plain).toEqual([]);
});

/** Words below this specificity occur in descriptions of much work: `advisor`, `coding`. */
const specificFrom = 5;

test('no certificate has a one-word name that occurs in descriptions of much work', () => {
  const isUsual = (name: string): boolean =>
    [...stemsOf(name)].some((stem) => (specificityOf(stem) ?? 9) < specificFrom);
  expect(names.filter((name) => /^\p{Ll}+$/u.test(name) && isUsual(name))).toEqual([]);
});

/** Activities, things and titles as they occur in plain sentences of jobs. */
const everydayPhrases = [
  'active bar',
  'aerial work platforms',
  'asbestos abatement',
  'bloodborne pathogens',
  'boating safety',
  'confined spaces',
  'data analyst',
  'dental x-rays',
  'emergency first aid',
  'experience',
  'facility management professional',
  'fall protection',
  'fetal monitoring',
  'food safety',
  'fundamentals of engineering',
  'good clinical practice',
  'hotel revenue management',
  'human resources professional',
  'incident command system',
  'infection control',
  'managing successful programmes',
  'medication therapy management',
  'member in good standing',
  'neonatal intensive care nursing',
  'payroll',
  'powered industrial trucks',
  'professional in human resources',
  'project management professional',
  'public trust',
  'responsible service of alcohol',
  'risk management',
  'safe acts',
  'signal person',
  'top secret',
  'unvented hot water',
  'water safety',
  'work at height',
];
const products = ['AWS', 'Azure', 'GCP', 'Google Cloud', 'IBM', 'Oracle', 'Microsoft', 'Salesforce', 'SAP'];
const functions = [
  'administrator',
  'AI engineer',
  'cloud architect',
  'consultant',
  'data analyst',
  'data engineer',
  'data scientist',
  'developer',
  'security engineer',
  'solutions architect',
];

test('a name that is also an everyday phrase is marked, or plain sentences of jobs would require it', () => {
  const titles = products.flatMap((product) => functions.map((name) => `${product} ${name}`));
  const unmarked = [...everydayPhrases, ...titles].filter((phrase) =>
    findCertifications(phrase).some(({ start, end }) => !isEverydayName(phrase.slice(start, end))),
  );
  expect(unmarked).toEqual([]);
});
