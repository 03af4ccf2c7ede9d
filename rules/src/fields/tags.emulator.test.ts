import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { doc, setDoc, type DocumentData } from 'firebase/firestore/lite';
import { documents } from '@portal/domain/paths/firestore-paths';
import { makeCustomTag } from '@portal/domain/tags/custom-tag';
import { tagTitleFields, type TagCollection } from '@portal/domain/tags/tag-collection';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor } from '../harness/actors';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf } from '../harness/outcome';
import { setWorld } from '../harness/world';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('tags');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const add = (collection: TagCollection, tag: DocumentData) =>
  asActor(environment, 'recruiter', (db) =>
    outcomeOf(setDoc(doc(db, documents.customTag(castOrganizations.a, collection, 'any')), tag)),
  );

test.each(Object.keys(tagTitleFields) as TagCollection[])(
  'a tag of %s is added as the domain makes it',
  async (kind) => {
    expect(await add(kind, makeCustomTag(kind, 'Élagage à la nacelle'))).toBe('yes');
  },
);

test.each<[name: string, tag: DocumentData]>([
  ['without a name', { ...makeCustomTag('customSkills', 'x'), name: '', caseInsensitive: '', skillTitle: '' }],
  ['that is too long', makeCustomTag('customSkills', 'x'.repeat(101))],
  ['that is found under another name', { ...makeCustomTag('customSkills', 'Welding'), caseInsensitive: 'nursing' }],
  ['that is shown by another name', { ...makeCustomTag('customSkills', 'Welding'), skillTitle: 'Nursing' }],
  ['of another collection', makeCustomTag('customDegrees', 'Welding')],
  ['with more than a tag has', { ...makeCustomTag('customSkills', 'Welding'), isPopular: true }],
])('a tag %s is refused', async (_name, tag) => {
  expect(await add('customSkills', tag)).toBe('-');
});
