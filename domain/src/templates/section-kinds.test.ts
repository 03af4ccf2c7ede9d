import { describe, expect, test } from '@jest/globals';
import { entityMetadataSchema } from '../ats/entity-metadata';
import { blockOf } from './block';
import { designTemplates } from './design-templates';
import { templateSides } from './choose-template';
import { kindsOfSide, quickElements, sectionKind, withDerivedFlags, withSectionKind } from './section-kinds';
import { catalogueOfSide, searchVariables, variableCatalogue, variableNames } from './variable-catalogue';
import { variablesIn } from './variables';

const known = new Set(variableNames(variableCatalogue([])));

test('changing what fills a section leaves no flag of the former kind', () => {
  for (const { block, key } of [...quickElements('core'), ...quickElements('job')]) {
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

test('each side offers elements and kinds that its profiles fill', () => {
  for (const side of templateSides) {
    const kinds = kindsOfSide(side);
    expect(quickElements(side).filter(({ block }) => !kinds.includes(sectionKind(block)))).toEqual([]);
    expect([side, kinds.includes('resume'), kinds.includes('aiJobSummary')]).toEqual([
      side,
      side !== 'job',
      side === 'job',
    ]);
  }
  const fillable = new Set(variableNames(catalogueOfSide(variableCatalogue([]), 'job')));
  const used = variablesIn(
    quickElements('job')
      .map(({ block }) => block.content)
      .join(' '),
  );
  expect(used.filter((name) => !fillable.has(name))).toEqual([]);
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
