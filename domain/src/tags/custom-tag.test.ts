import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { customTagSchema, makeCustomTag } from './custom-tag';
import { tagTitleFields, type TagCollection } from './tag-collection';

test.each([
  ['customTags', 'title'],
  ['customJobTitles', 'jobTitle'],
  ['customSkills', 'skillTitle'],
  ['customIndustries', 'industryTitle'],
  ['customEducations', 'educationTitle'],
  ['customDegrees', 'degreeTitle'],
  ['customCertifications', 'certificationTitle'],
] as const)('a tag of %s stores its title in %s', (collection: TagCollection, field) => {
  expect(makeCustomTag(collection, '  Arc  Welding ')).toEqual({
    name: 'Arc Welding',
    caseInsensitive: 'arc welding',
    [field]: 'Arc Welding',
  });
});

test('a tag with a valid name is valid and has one title', () => {
  const titles = Object.values(tagTitleFields);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z][\w +#.]{0,98}$/),
      fc.constantFrom(...Object.keys(tagTitleFields)),
      (name, collection) => {
        const tag = makeCustomTag(collection as TagCollection, name);
        expect(customTagSchema.isValidSync(tag)).toBe(true);
        expect(titles.filter((field) => tag[field] !== undefined)).toHaveLength(1);
        expect(tag.caseInsensitive).toBe(tag.name.toLowerCase());
      },
    ),
  );
  expect(customTagSchema.isValidSync(makeCustomTag('customSkills', ' '))).toBe(false);
});
