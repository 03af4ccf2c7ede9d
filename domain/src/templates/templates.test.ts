import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blockOf, emailToSection } from './block';
import { chooseTemplate } from './choose-template';
import { defaultCoreTemplate, defaultMarketingTemplate } from './default-templates';
import { profileTemplateSchema } from './profile-template';
import { fillPlaceholders, isEditableSection, variableGroups, variablesIn } from './variables';

describe('built-in templates', () => {
  test('have the required sections', () => {
    expect(defaultCoreTemplate.template.map((block) => block.title)).toEqual([
      'Internal Notes',
      'Recruiter Notes',
      'Skills',
      'Attachments',
      'Contact Information',
      'Resume',
    ]);
    expect(defaultMarketingTemplate.template.map((block) => block.title)).toEqual([
      'Recruiter Notes',
      'Skills',
      'Work Histories',
      'Educations',
    ]);
  });
  test.each([defaultCoreTemplate, defaultMarketingTemplate])('are valid and use only known variables', (template) => {
    expect(profileTemplateSchema.isValidSync(template)).toBe(true);
    const known: string[] = Object.values(variableGroups).flat();
    expect(
      template.template.flatMap((block) => variablesIn(block.content)).filter((name) => !known.includes(name)),
    ).toEqual([]);
  });
});

describe('sections', () => {
  const open = blockOf({ key: 'a' });
  test('the marked section goes into mails, else the recruiter notes, else none', () => {
    const notes = blockOf({ key: 'notes', isRecruiterNotes: true });
    expect(emailToSection([open, notes])?.key).toBe('notes');
    expect(emailToSection([notes, { ...open, mailToSection: true }])?.key).toBe('a');
    expect(emailToSection([open])).toBeNull();
  });
});

describe('placeholders', () => {
  const values: Record<string, string | number | null> = {
    'jobOrder.title': 'Welder & Fitter <B>',
    'jobOrder.dateAdded': Date.UTC(2024, 1, 29),
    'candidate.dateOfBirth': '1990-12-01',
    'candidate.date': 'soon',
    'candidate.email': null,
  };
  test.each([
    ['<p>[jobOrder.title]</p>', '<p>Welder &amp; Fitter &lt;B&gt;</p>'],
    ['[jobOrder.dateAdded]', '02/29/2024'],
    ['[candidate.dateOfBirth]', '12/01/1990'],
    ['[candidate.date]', 'soon'],
    ['[candidate.email][unknown.field]', ''],
    ['[1] and [not a variable] and []', '[1] and [not a variable] and []'],
  ])('%s becomes %s', (content, filled) => {
    expect(fillPlaceholders(content, (variable) => values[variable])).toBe(filled);
  });
  test('values add no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(fillPlaceholders('[a]', () => value)).not.toMatch(/[<>"']/);
      }),
    );
  });
  test('are listed once each', () => {
    expect(variablesIn('[a.b] [c] [a.b]')).toEqual(['a.b', 'c']);
  });
});

test.each([
  ['[candidate.name]', false, true],
  ['[workHistories.title]', false, false],
  ['[unknown]', false, false],
  ['Plain words', false, false],
  ['', true, true],
])('a section with %j, by AI %p, is editable: %p', (content, isAI, editable) => {
  const known = new Set(['candidate.name', 'workHistories.title']);
  expect(isEditableSection({ content, isAI }, known)).toBe(editable);
});

describe('the chosen template', () => {
  const template = (id: string, isCore: boolean) => profileTemplateSchema.cast({ id, name: id, isCore });
  const templates = [template('c1', true), template('c2', true), template('m1', false), template('m2', false)];
  const none = { defaultProfileTemplateId: '', defaultSMProfileTemplateId: '' };
  test.each([
    ['core', 'c1', 'c2', none, 'c1'],
    ['core', '', 'c2', { ...none, defaultProfileTemplateId: 'c1' }, 'c2'],
    ['core', '', '', { ...none, defaultProfileTemplateId: 'c1' }, 'c1'],
    ['core', '', '', { ...none, defaultSMProfileTemplateId: 'm1' }, 'default'],
    ['core', 'gone', '', none, 'default'],
    ['marketing', 'c1', '', none, 'default-marketing'],
    ['marketing', 'c1', 'm2', none, 'm2'],
    ['marketing', '', '', { defaultProfileTemplateId: 'm2', defaultSMProfileTemplateId: 'm1' }, 'm1'],
    ['marketing', '', '', { ...none, defaultProfileTemplateId: 'm2' }, 'm2'],
    ['marketing', '', '', { ...none, defaultProfileTemplateId: 'c1' }, 'default-marketing'],
  ] as const)(
    '%s: candidate %j, brand %j, organization %j: %s',
    (side, candidateTemplateId, brandTemplateId, skillsMarketing, id) => {
      expect(chooseTemplate(side, { candidateTemplateId, brandTemplateId, skillsMarketing }, templates).id).toBe(id);
    },
  );
});
