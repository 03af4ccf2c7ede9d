import { describe, expect, test } from '@jest/globals';
import { documentFromText } from '../../document-from-text';
import { parseJob } from '../../job/parse-job';
import { resumeOf, today } from '../../testing/resume-text';
import { grade } from '../grade';
import { creditAtPlace, licensePlaceOf } from './license-places';

test.each([
  ['Philippine Registered Nurse', { country: 'PH', state: '' }],
  ['RN license, Texas', { country: 'US', state: 'TX' }],
  ['RN license (OH)', { country: 'US', state: 'OH' }],
  ['Registered Nurse, Ohio Board of Nursing', { country: 'US', state: 'OH' }],
  ['Registered Nurse', { country: '', state: '' }],
  ['Multi-state RN license, Texas', { country: 'US', state: '' }],
  ['RN, MD', { country: '', state: '' }],
])('%s', (text, place) => {
  expect(licensePlaceOf(text)).toEqual(place);
});

test('a license without a place keeps its credit', () => {
  expect(creditAtPlace('Registered Nurse', { country: 'US', state: 'OH' })).toBe(1);
});

describe('a job that asks for the license of a state', () => {
  const job = parseJob(
    documentFromText(
      'Registered Nurse\nLakeside Hospital, Columbus, OH\n\nRequirements\n- Active RN license, Ohio\n- Authorized to work in the U.S.\n\nNotes\nNew graduates should look at our residency program.',
    ),
  );
  const outcomeOf = (license: string) =>
    grade({
      job,
      resume: resumeOf(
        `Ana Reyes\nana@lee.example\n\nExperience\nStaff Nurse, St. Luke Hospital    Jan 2018 - Present\n- Nursed\n\nLicenses\n${license}`,
      ),
      today,
    }).mustHaves.find(({ kind }) => kind === 'license')?.outcome;

  test.each([
    ['Registered Nurse, Ohio Board of Nursing', 'met'],
    ['Registered Nurse', 'met'],
    ['Philippine Registered Nurse', 'unclear'],
    ['RN license, Texas', 'unclear'],
  ])('%s is %s', (license, outcome) => {
    expect(outcomeOf(license)).toBe(outcome);
  });

  test('neither the state nor the notes are skills, and the demand is not cut at the initials', () => {
    expect(job.skills).toEqual([]);
    const labels = grade({ job, resume: resumeOf('Ana Reyes'), today }).mustHaves.map(({ label }) => label);
    expect(labels).toContain('Authorized to work in the U.S.');
  });
});
