import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseJob } from '../job/parse-job';
import { privateParts } from '../resume/person/private-parts';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';

/** Lists cover only part of private life, so words without relation to work must hardly change a score. */
const jobs = [
  `Registered Nurse\nDuties\n- Give medications and dress wounds\n- Keep charts in Epic\nRequirements\n- RN license, BLS\n- Wound care, Epic\n- 8 years of experience`,
  `Senior Backend Engineer\nDuties\n- Design services that move money\n- Lead a small team of engineers\nRequirements\n- Java, Kotlin, Kafka\n- 8 years of experience`,
].map(parseJob);

type Place = 'in a summary' | 'below a position' | 'as a period' | 'below its period' | 'above its period';

const resumes: readonly ((place: Place | null, line: string) => string)[] = [
  (place, line) => `Robin Example
robin@example.com

SUMMARY
Nurse of busy wards.${place === 'in a summary' ? ` ${line}.` : ''}

EXPERIENCE
Staff Nurse, Mercy Hospital    March 2020 - Present
- Gave medications and dressed wounds
- Kept charts in Epic
${place === 'below a position' ? `- ${line}\n` : ''}${period(place, line)}Care Assistant, Rose House    June 2009 - May 2012
- Washed and fed residents

SKILLS
Wound care, Epic, triage`,
  (place, line) => `Robin Example
robin@example.com
${place === 'in a summary' ? `\n${line}.\n` : ''}
Work Experience
Software Engineer
Northbank, Leeds
04/2020 – present
• Built ledger services in Kotlin
${place === 'below a position' ? `• ${line}\n` : ''}
${period(place, line)}
Junior Developer
Pixel & Co, York
09/2009 – 02/2012
• Wrote Java services for shops

Skills
Java, Kotlin, Kafka, Docker`,
];

function period(place: Place | null, line: string): string {
  if (place === 'as a period') return `2013 - 2018  ${line}\n`;
  if (place === 'below its period') return `2013 - 2018\n${line}\n`;
  return place === 'above its period' ? `${line}\n2013 - 2018\n` : '';
}

const scoresOf = (text: string): number[] =>
  jobs.map((job) => grade({ job, resume: resumeOf(text), today }).weightedScore);

/** Words unrelated to work; some occur in descriptions of some work. */
const words =
  `Lanterns attic swallows meadow hearth lullaby village moonlight orchard ancestors dialect pilgrim homeland stepchild
exile ritual sorrow twilight wilderness kinship shoreline midwinter snowfall solitude wandering ancestral`.split(/\s+/);

test('the words are in no list', () => {
  expect(words.filter((word) => privateParts(word).length > 0)).toEqual([]);
});

/** A line in a position dilutes its description slightly. */
const hardly = 0.5;

test.each<[Place]>([
  ['in a summary'],
  ['below a position'],
  ['as a period'],
  ['below its period'],
  ['above its period'],
])('words unrelated to work hardly change a score: %s', (place) => {
  const lines = fc
    .array(fc.constantFrom(...words), { minLength: 2, maxLength: 9 })
    .map((some) => some.join(' ').replace(/^./, (letter) => letter.toUpperCase()));
  fc.assert(
    fc.property(fc.constantFrom(...resumes), lines, (write, line) => {
      const without = scoresOf(write(null, ''));
      scoresOf(write(place, line)).forEach((score, at) => {
        expect(Math.abs(score - (without[at] ?? 0))).toBeLessThan(hardly);
      });
    }),
    { numRuns: 40, seed: 7 },
  );
});
