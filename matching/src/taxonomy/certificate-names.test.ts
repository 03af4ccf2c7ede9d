import { expect, test } from '@jest/globals';
import certificates from '../../data/certifications.json' with { type: 'json' };
import { titleScore } from '../text/classify';
import { stemsOf } from '../text/stem';
import { isLooselyKnown, isPartlyKnown, occupationsOfTitle } from './occupations';
import { tellingOf } from './related-professions';

/** Words that make a licence or a certificate of a profession's name. */
const ofLicence =
  /\b(?:licen[cs]ed?|certified|certification|registered|registration|chartered|enrolled|board|journey(?:man|person)|master|approved|accredited)\b/i;

/** Titles that nobody may bear without the licence or the examination of the same name. */
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

/** Names as a text may have them: without short forms, issuers and what they imply. */
const names = certificates.flatMap((line) =>
  line
    .split('|')
    .slice(1)
    .filter((name) => !/^[!@>]/.test(name)),
);

test('no certificate bears the plain title of a profession: every job of that title would demand it', () => {
  const isTitle = (name: string): boolean =>
    titleScore(name) >= 1 && occupationsOfTitle(name).length > 0 && !isLooselyKnown(name) && !isPartlyKnown(name);
  const plain = names.filter(
    (name) => isTitle(name) && !ofLicence.test(name) && !protectedTitles.has(name.toLowerCase()),
  );
  expect(plain).toEqual([]);
});

/** Words that tell less than this stand in descriptions of much work: `advisor`, `coding`. */
const tellingFrom = 5;

test('no certificate has a name of one word that stands in the descriptions of much work', () => {
  const isUsual = (name: string): boolean => [...stemsOf(name)].some((stem) => (tellingOf(stem) ?? 9) < tellingFrom);
  expect(names.filter((name) => /^\p{Ll}+$/u.test(name) && isUsual(name))).toEqual([]);
});
