import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillContent } from './fill-section';
import type { TemplateValues } from './template-values';

const values: TemplateValues = {
  texts: {
    'jobOrder.title': 'Welder & Fitter',
    'candidate.email': null,
    'candidate.name': 'Ana [jobOrder.title]',
    'candidate.dateAvailable': '2024-02-29',
  },
  html: { 'ai.recruiterNotes': '<p>Calm.</p><ul><li>Fast</li></ul>', 'ai.aiResumeSection': '' },
  terms: { skills: ['TIG', 'Blueprints'], specialties: [] },
  entries: {
    workHistories: [
      { title: 'Lead', companyName: 'Acme', startDate: '2019-03', endDate: 'present', description: 'Built.\nRan' },
      { title: 'Welder', companyName: '', startDate: '', endDate: '2018', description: '' },
    ],
    educations: [
      { school: 'Reed', degree: 'BSc in Physics', major: 'Physics' },
      { school: 'Yale', degree: 'MSc', major: 'Optics' },
    ],
    certifications: [],
    references: [],
  },
};
const filled = (content: string) => fillContent(content, values).content;

describe('placeholders', () => {
  test.each([
    ['<p>For [jobOrder.title]</p>', '<p>For Welder &amp; Fitter</p>'],
    ['For [jobOrder.title]', '<p>For Welder &amp; Fitter</p>'],
    ['<p>From [candidate.dateAvailable]</p>', '<p>From 02/29/2024</p>'],
    ['<p>Email: [candidate.email]</p><p>Job: [jobOrder.title]</p>', '<p>Job: Welder &amp; Fitter</p>'],
    ['<p>Email: [candidate.email]</p>', ''],
    ['<p><strong>[candidate.email]</strong>, [jobOrder.title]</p>', '<p>Welder &amp; Fitter</p>'],
    ['<p>[jobOrder.title] – [unknown.field]</p>', '<p>Welder &amp; Fitter</p>'],
    ['<p>Notes: [ai.recruiterNotes]</p>', '<p>Notes: </p><p>Calm.</p><ul><li>Fast</li></ul>'],
    ['[ai.recruiterNotes]', '<p>Calm.</p><ul><li>Fast</li></ul>'],
    ['<p>[ai.recruiterNotes]</p>', '<p>Calm.</p><ul><li>Fast</li></ul>'],
    ['<p>[ai.aiResumeSection]</p>', ''],
    ['<p>Skills: [skills]</p>', '<p>Skills: TIG, Blueprints</p>'],
    ['<p>Words only</p>', '<p>Words only</p>'],
  ])('%s becomes %s', (content, html) => {
    expect(filled(content)).toBe(html);
  });

  test('in values are text', () => {
    expect(filled('<p>[candidate.name]</p>')).toBe('<p>Ana [jobOrder.title]</p>');
  });

  test('values add no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { content } = fillContent('<p>[a.b]</p>', { ...values, texts: { 'a.b': value } });
        expect(content.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>"'\u0000-\u0002]/); // eslint-disable-line no-control-regex -- the marks
      }),
    );
  });
});

test('a list of terms alone becomes badges', () => {
  expect(fillContent('<p>[skills]</p>', values)).toEqual({ content: '', badges: ['TIG', 'Blueprints'] });
});

test('a section of a list repeats for each entry, without what an entry lacks', () => {
  expect(
    filled(
      '<h4>[workHistories.title], [workHistories.companyName]</h4><p>[workHistories.startDate] – [workHistories.endDate]</p><p>[workHistories.description]</p>',
    ),
  ).toBe(
    '<div><h4>Lead, Acme</h4><p>03/2019 – Present</p><p>Built.</p><p>Ran</p></div><div><h4>Welder</h4><p>2018</p></div>',
  );
  expect(filled('<p>[references.name]</p>')).toBe('');
});

test('the subject is not repeated next to a degree that names it', () => {
  expect(filled('<p>[educations.degree], [educations.major]</p>')).toBe(
    '<div><p>BSc in Physics</p></div><div><p>MSc, Optics</p></div>',
  );
  expect(filled('<p>[educations.major]</p>')).toBe('<div><p>Physics</p></div><div><p>Optics</p></div>');
});
