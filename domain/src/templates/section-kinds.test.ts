import { describe, expect, test } from '@jest/globals';
import { entityMetadataSchema } from '../ats/entity-metadata';
import { blockOf } from './block';
import { designTemplates } from './design-templates';
import { quickElements, sectionKind, withDerivedFlags, withSectionKind } from './section-kinds';
import { searchVariables, variableCatalogue, variableNames } from './variable-catalogue';
import { variablesIn } from './variables';

const known = new Set(variableNames(variableCatalogue([])));

test('changing what fills a section leaves no flag of the former kind', () => {
  for (const { block, key } of quickElements) {
    const notes = withSectionKind(block, 'recruiterNotes');
    expect([key, sectionKind(notes)]).toEqual([key, 'recruiterNotes']);
    expect(withSectionKind(notes, sectionKind(block))).toMatchObject({
      ...block,
      isRecruiterOnly: notes.isRecruiterOnly,
    });
  }
});

test.each([
  ['<p>[jobOrder.title]</p>', true, { isEditable: true, hasSingleVariables: true, multi: false }],
  ['<p>[workHistories.title]</p>', true, { isEditable: false, hasSingleVariables: false, multi: true }],
  ['<p>[made.up]</p>', true, { isEditable: false, hasSingleVariables: false, multi: false }],
  ['<p>words</p>', true, { isEditable: false, hasSingleVariables: false, multi: false }],
])('of %s editable %j follow %j', (content, isEditable, flags) => {
  expect(withDerivedFlags(blockOf({ content, isEditable, isText: true }), known)).toMatchObject(flags);
});
test('AI sections are always editable', () => {
  expect(withDerivedFlags(withSectionKind(blockOf({}), 'aiResume'), known).isEditable).toBe(true);
});

test('the designs use only known variables', () => {
  for (const template of designTemplates) {
    const contents = [...template.template, ...template.secondColumn].map(({ content }) => content);
    const used = variablesIn([template.headerContent, template.footerContent, ...contents].join(' '));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  }
});

describe('the list of variables', () => {
  const metadata = [
    entityMetadataSchema.cast({
      entity: 'Candidate',
      fields: [
        { name: 'customText1', label: 'Favorite tool', options: [], fields: [] },
        { name: 'owner', label: 'Owner', options: [], fields: [{ name: 'email', label: 'Email', options: [] }] },
      ],
    }),
  ];
  test('has the fields of the integration', () => {
    expect(variableNames(variableCatalogue(metadata))).toEqual(
      expect.arrayContaining(['candidate.customText1', 'candidate.owner.email', 'jobOrder.title', 'skills']),
    );
  });
  test.each([
    ['fa', known.size],
    ['favorite', 1],
    ['customtext', 1],
    ['zzz', 0],
  ])('is filtered from three letters on: %s finds %d', (search, count) => {
    const found = variableNames(searchVariables(variableCatalogue(search === 'fa' ? [] : metadata), search));
    expect(found).toHaveLength(count);
  });
});
