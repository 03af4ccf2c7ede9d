import { beforeAll, expect, test } from '@jest/globals';
import { newBrand } from '@portal/domain/brands/brand';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { freshId, freshWorld, read, savedAgencies, signIn, withoutTriggers, write } from '../testing/emulator';
import { runTriggers } from '../testing/run-triggers';

withoutTriggers();

const world = freshWorld();
const brandId = freshId('brand');
const atsUserId = '7';
let uid = '';
let foreignUid = '';

const brandsOfUsers = async () => {
  const held = [documents.user(uid), documents.user(foreignUid), documents.atsUser(world.a, atsUserId)];
  return (await Promise.all(held.map((path) => read(path)))).map((user) => user?.selectedBrand);
};

beforeAll(async () => {
  await savedAgencies(world);
  ({ uid } = await signIn('recruiter', world));
  ({ uid: foreignUid } = await signIn('foreignRecruiter', world));
  const selectedBrand = 'Acme';
  for (const user of [uid, foreignUid]) await firestore().doc(documents.user(user)).update({ selectedBrand });
  await write(documents.atsUser(world.a, atsUserId), { id: atsUserId, selectedBrand });
  await write(documents.brand(world.a, brandId), { ...newBrand(brandId), name: selectedBrand });
  await runTriggers();
});

test('users follow their brand to a new name and lose it when it is deleted; those of another agency do not', async () => {
  const brand = firestore().doc(documents.brand(world.a, brandId));
  await brand.update({ primaryColor: '#112233' });
  await runTriggers();
  expect(await brandsOfUsers()).toEqual(['Acme', 'Acme', 'Acme']);
  await brand.update({ name: 'Acme Talent' });
  await runTriggers();
  expect(await brandsOfUsers()).toEqual(['Acme Talent', 'Acme', 'Acme Talent']);
  await brand.delete();
  await runTriggers();
  expect(await brandsOfUsers()).toEqual(['Default', 'Acme', 'Default']);
});
