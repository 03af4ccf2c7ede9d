import { expect, test } from '@jest/globals';
import type { PublicResume, ResumePage } from '@portal/domain/contracts/public-api';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import { comparedRows } from './compared-rows';

const nothing: PublicResume = {
  ...{ fullName: 'Ann', occupation: '', cityAndState: '', recruiterNotes: '', objective: '' },
  ...{ skills: [], work: [], education: [], certifications: [], languages: [], grade: null, document: null },
};
const pageOf = (resume: Partial<PublicResume> | null, profile: object | null = null) =>
  ({ resume: resume && { ...nothing, ...resume }, profile }) as unknown as ResumePage;
const section = (title: string, content: string) => ({ title, content, badges: [], kind: 'text' });

const named = pageOf({
  cityAndState: 'Boston, MA',
  certifications: ['BLS'],
  grade: { score: 81, color: 'green', categories: [] },
  work: [
    {
      ...{ title: 'Charge Nurse', companyName: 'Mercy', location: '', description: 'Led the night shift' },
      ...{ startDate: '2019-03', endDate: 'present' },
    },
  ],
  education: [{ school: 'UMass', degree: 'BSN', major: '', endDate: '2015' }],
});
const anonymous = pageOf(
  { fullName: 'Anonymous candidate' },
  {
    headerContent: '',
    sections: [section('Work history', '<p>Nurse at <b>[employer]</b></p><p>Night shift</p>')],
    secondColumn: [section('Desired pay', '$48 an hour')],
  },
);

test('each column tells what its resume page shows', () => {
  const rows = comparedRows([named, anonymous], ['Night shift', 'BLS']);
  expect(Object.fromEntries(rows.map(({ title, cells }) => [title, cells]))).toEqual({
    [texts.mustHave('Night shift')]: [[texts.named], [texts.named]],
    [texts.mustHave('BLS')]: [[texts.named], [texts.notNamed]],
    [texts.score]: [['81%'], []],
    [texts.experience]: [['Charge Nurse, Mercy · Mar 2019 – Present'], ['Nurse at [employer] Night shift']],
    [texts.education]: [['BSN, UMass · 2015'], []],
    [texts.pay]: [[], ['$48 an hour']],
    [texts.location]: [['Boston, MA'], []],
  });
});

test('a candidate who is gone has no facts, and a row about nobody is left out', () => {
  const rows = comparedRows([pageOf({ cityAndState: 'Boston, MA' }), null], ['CNA']);
  expect(rows).toEqual([
    { title: texts.mustHave('CNA'), cells: [[texts.notNamed], []] },
    { title: texts.location, cells: [['Boston, MA'], []] },
  ]);
});
