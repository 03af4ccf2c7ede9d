import { expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { firestore } from '../../store/firestore';
import { freshId, withoutTriggers, write } from '../../testing/emulator';
import { handlerContext, movableClock } from '../../testing/handler-context';
import { publishedRows } from './listed-candidates';

withoutTriggers();

const organizationId = freshId('agency');
const clock = movableClock();
const { store } = handlerContext(null);
const pathOf = (id: string) => documents.skillsCandidate(organizationId, id);
const tearsheet = tearsheetSchema.cast({ id: '1', candidates: { data: ['1', '2', '3'].map((id) => ({ id })) } });

/** Changes a candidate, and does what the trigger of the write does. */
async function change(id: string, write: (path: string) => Promise<unknown>): Promise<void> {
  await write(pathOf(id));
  await store.searchTokens.refresh('skillsCandidates', pathOf(id));
}
const add = (id: string, occupation: string) =>
  write(
    pathOf(id),
    skillsCandidateSchema.cast({
      ...{ id, organizationId, selectedProfileId: 'default' },
      candidate: { id, name: `Candidate ${id}`, occupation },
    }),
  );
/** What is listed after changes are looked for. */
const listed = async () => {
  clock.pass(2_000);
  return await publishedRows({ store, clock }, organizationId, tearsheet);
};
const occupations = async () => (await listed()).map(({ occupation }) => occupation);

test('a list is read once, and then learns of changed, imported and deleted candidates', async () => {
  await Promise.all([add('1', 'Nurse'), add('2', 'Welder')]);
  const first = await Promise.all([listed(), listed()]);
  expect(first.map((rows) => rows.map(({ occupation }) => occupation))).toEqual([
    ['Welder', 'Nurse'],
    ['Welder', 'Nurse'],
  ]);
  expect(await listed()).toBe(first[0]);

  await change('1', (path) => firestore().doc(path).update({ 'candidate.occupation': 'Beekeeper' }));
  expect(await occupations()).toEqual(['Welder', 'Beekeeper']);
  await change('3', () => add('3', 'Pilot'));
  expect(await occupations()).toEqual(['Pilot', 'Welder', 'Beekeeper']);
  await change('2', (path) => firestore().doc(path).update({ isDeleted: true }));
  expect(await occupations()).toEqual(['Pilot', 'Beekeeper']);
  expect(await listed()).toBe(await listed());
});
