import { beforeAll, expect, test } from '@jest/globals';
import { brandSchema } from '@portal/domain/brands/brand';
import type { HostTheme } from '@portal/domain/contracts/public-api';
import { clientMailTexts } from '@portal/domain/texts/client-connect';
import { documents } from '@portal/domain/paths/firestore-paths';
import { askAsStaff, saveContact, withClientConnect } from '../testing/client-browser';
import { fetchOwn, freshId, freshWorld, signIn, variable, withoutTriggers, write } from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import { saveOrganization } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
const names = { agency: freshId('agency'), brand: freshId('brand'), unclaimed: freshId('later') };
const domain = variable('AGENCY_DOMAIN');

beforeAll(async () => {
  const brands = [brandSchema.cast({ id: 'g', name: 'Green', companyName: 'Green Nurses', subdomain: names.brand })];
  await saveOrganization(world.a, { subdomain: names.agency, brands, productFeature: withClientConnect() });
  await write(documents.brand(world.a, 'g'), brands[0] ?? {});
  await saveOrganization(world.b, { name: 'Second Agency', subdomain: names.agency });
  for (const name of [names.agency, names.brand]) await write(documents.host(name), { organizationId: world.a });
});

async function themeAt(host: string): Promise<HostTheme['theme']> {
  const response = await fetchOwn('/api/public/getHostTheme', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': host },
    body: '{}',
  });
  return ((await response.json()) as { data: HostTheme }).data.theme;
}

test('an agency and its brand have their hosts; every other host is the portal itself', async () => {
  expect(await themeAt(`${names.agency}.${domain}`)).toMatchObject({ organizationName: 'Northwind Staffing' });
  expect(await themeAt(`${names.brand.toUpperCase()}.${domain}`)).toMatchObject({ organizationName: 'Green Nurses' });
  const others = [domain, `nobody.${domain}`, `${names.agency}.other.example`, `x.${names.agency}.${domain}`, ''];
  for (const host of others) expect([host, await themeAt(host)]).toEqual([host, null]);
});

test('a name that its agency no longer uses shows the portal, not another agency', async () => {
  await write(documents.host(names.unclaimed), { organizationId: world.b });
  expect(await themeAt(`${names.unclaimed}.${domain}`)).toBeNull();
});

test('the mailed link of a client begins at the host of the agency', async () => {
  const recruiter = await signIn('recruiter', world);
  const ann = await saveContact(world.a, { companyName: 'Acme' });
  const { organizationId, contactId } = ann;
  await askAsStaff(recruiter, 'setPortalAccess', { organizationId, contactId, level: 'allJobs' });
  await askAsStaff(recruiter, 'sendLoginLink', { organizationId, contactId });
  const [mail] = await mailsTo(ann.email, 1, clientMailTexts.invitation.subject(''));
  expect(linkIn(mail).host).toBe(`${names.agency}.${domain}`);
});
