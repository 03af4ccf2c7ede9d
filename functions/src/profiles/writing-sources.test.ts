import { expect, test } from '@jest/globals';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { gradeTexts } from '@portal/domain/texts/grading';
import { workMonths } from '@portal/matching/grading/positions/work-months';
import { traceSentences } from '@portal/domain/profiles/trace-text';
import type { GatheredData } from './profile-data';
import { candidateSources } from './writing-sources';

const data: GatheredData = {
  candidateName: 'Nia Moss',
  occupation: 'Nurse',
  skills: ['Triage', 'ICU'],
  workHistories: [
    { title: 'Nurse', companyName: 'Mercy', startDate: '2013-11', endDate: 'present', description: '' },
    { title: 'Aide', companyName: 'Lakeside', startDate: '2012-01', endDate: '2013-10', description: '' },
  ],
  educations: [{ school: 'BU', degree: 'BSN', major: '', startDate: '', endDate: '2012' }],
  ai: { recruiterNotes: '', generatedResume: '' },
};
const sources = candidateSources(data, { months: 127, objective: 'Nine years in care. Loves Boston.', wanted: [] });

test('a source is quoted as it was written, not as the sentence that was made of it', () => {
  const sentences = sources.filter(({ kind }) => kind === 'field').map(({ text }) => text);
  const quotes = traceSentences(sentences, sources).map(({ text, source }) => [text, source?.quote]);
  expect(quotes).toEqual([
    ['Nurse with 11 years of experience.', 'Nurse; 2013-11 – present, 2012-01 – 2013-10'],
    ['Most recently Nurse at Mercy.', 'Nurse, Mercy, 2013-11 – present'],
    ['Skills: Triage, ICU.', 'Triage, ICU'],
    ['Education: BSN, BU.', 'BSN, BU'],
  ]);
});

test('years are those of the Match tab: positions that a sentence tells count, and the rounding is the same', () => {
  const resume = parsedResumeSchema.cast({
    work: [{ title: 'Nurse', companyName: 'Mercy', startDate: '2016-01', endDate: '2024-06' }],
  });
  const months = workMonths(resume, '2026-07-01');
  expect(months).toBe(102);
  expect(gradeTexts.yearsInWork(0, 0, months / 12)).toContain(`${gradeTexts.yearsFound(months / 12)} in all`);
});
