import { expect, test } from '@jest/globals';
import { profileSchema } from './profile';
import { readableProfile } from './readable-profile';
import { shownProfile } from './shown-profile';

const good = { key: 'about', title: 'About', content: '<p>Calm at night</p>' };

test.each<[unknown, { titles: string[]; broken: string[] }]>([
  [{ completedProfile: [good] }, { titles: ['About'], broken: [] }],
  ['text', { titles: [], broken: ['profile'] }],
  [null, { titles: [], broken: ['profile'] }],
  [
    { completedProfile: 'x', headerContent: { a: 1 } },
    { titles: [], broken: ['headerContent', 'completedProfile'] },
  ],
  [{ completedProfile: [null, 3, good, { content: {} }] }, { titles: ['About'], broken: ['completedProfile'] }],
  [{ completedProfile: [good, { ...good, files: [null] }] }, { titles: ['About'], broken: ['completedProfile'] }],
  [
    { completedProfile: [good], secondColumn: {} },
    { titles: ['About'], broken: ['secondColumn'] },
  ],
])('the stored profile %j shows its readable parts', (stored, expected) => {
  const cast: unknown = profileSchema.cast({ id: 'default', built: stored }, { assert: false }).built;
  const { built, broken } = readableProfile(cast);
  const shown = shownProfile(built, { isRecruiter: false });
  expect({ titles: shown.sections.map(({ title }) => title), broken }).toEqual(expected);
});
