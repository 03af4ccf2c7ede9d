import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mergeOrganization, organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, getDoc } from 'firebase/firestore';
import { signedInRecruiter } from '../../../testing/emulators';
import { saveSettings, SettingsChanged } from './save-settings';

const organizationId = `web-${crypto.randomUUID().slice(0, 12)}`;
const organization = newOrganization({ id: organizationId, name: 'Wren Partners' });
const author = { displayName: 'Wren Admin' };
let admin: Awaited<ReturnType<typeof signedInRecruiter>>;

beforeAll(async () => {
  admin = await signedInRecruiter({
    organizationId,
    userRoles: { user: true, admin: true, superAdmin: false },
    displayName: author.displayName,
  });
  for (const [path, data] of organizationDocuments(organization)) await admin.store(path, data);
});
afterAll(() => admin.close());

const save = (changes: Record<string, unknown>, seen = organization) =>
  saveSettings(admin.firestore, seen, changes, { ...author, id: admin.auth.currentUser?.uid ?? '' });

async function stored() {
  const [own, platform, agency, secrets] = await Promise.all(
    [documents.organization, documents.platformSettings, documents.agencySettings, documents.secretSettings].map(
      async (pathOf) => (await getDoc(doc(admin.firestore, pathOf(organizationId)))).data(),
    ),
  );
  return mergeOrganization(own ?? {}, platform, agency, undefined, secrets);
}

test('of two saves of one setting in one instant, one is stored and the other says what it would overwrite', async () => {
  const outcomes = await Promise.allSettled([save({ phone: '111' }), save({ phone: '222' })]);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(1);
  const { phone } = await stored();
  expect(refused[0]).toBeInstanceOf(SettingsChanged);
  expect(refused[0]).toMatchObject({ kind: 'conflict', theirs: { phone } });
  // Who has seen it may overwrite it.
  await save({ phone: '333' }, { ...organization, phone });
  expect((await stored()).phone).toBe('333');
});

test('two saves of different settings in one instant are both stored, also in one tab and with a secret', async () => {
  const resume = 'integration.bullhorn.publicResume';
  await Promise.all([
    save({ hideContactInformation: true }),
    save({ displayOriginalResumeFromAllJobs: true }),
    save({ [`${resume}.hasAccessCode`]: true, [`${resume}.accessCode`]: 'open sesame' }),
  ]);
  expect(await stored()).toMatchObject({
    hideContactInformation: true,
    displayOriginalResumeFromAllJobs: true,
    integration: { bullhorn: { publicResume: { hasAccessCode: true, accessCode: 'open sesame' } } },
  });
});
