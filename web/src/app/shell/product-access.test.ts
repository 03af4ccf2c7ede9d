import { expect, test } from '@jest/globals';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { cast } from '@portal/domain/testing/cast';
import { productAccess } from './product-access';

type Flag = '0' | '1' | undefined;

function access(pathname: string, options: { core?: Flag; marketing?: Flag; isEmbedded?: boolean; denied?: boolean }) {
  const { core, marketing, isEmbedded = false, denied = false } = options;
  const organization = organizationSchema.cast(
    { id: 'o', name: 'O', productFeature: { core: { enable: core }, skillsMarketing: { enable: marketing } } },
    { assert: false },
  );
  const { userProducts } = cast.recruiter;
  const user = { userProducts: { ...userProducts, accessRights: denied ? { skillsMarketing: false } : {} } };
  return productAccess({ pathname, user, organization, isEmbedded });
}

test.each([
  ['/app/jobs', { core: '0' }, 'allowed'],
  ['/app/jobs', { core: '0', isEmbedded: true }, 'denied'],
  ['/app/jobs', { core: '1', isEmbedded: true }, 'allowed'],
  ['/app/jobs', { isEmbedded: true }, 'allowed'],
  ['/app/tearsheets', { marketing: '0' }, 'unavailable'],
  ['/app/tearsheets/t1', { marketing: '0' }, 'unavailable'],
  ['/app/skills', { marketing: '0', isEmbedded: true }, 'unavailable'],
  ['/app/skills', { core: '0', isEmbedded: true }, 'denied'],
  ['/app/skills', {}, 'allowed'],
  ['/app/skills', { marketing: '1' }, 'allowed'],
  ['/app/skills', { denied: true }, 'denied'],
  ['/app/skillset', { marketing: '0' }, 'allowed'],
] as const)('%s with %j is %s', (pathname, options, expected) => {
  expect(access(pathname, options)).toBe(expected);
});

test('without an organization no product is switched off', () => {
  const { user } = { user: cast.superAdmin };
  expect(productAccess({ pathname: '/app/skills', user, organization: null, isEmbedded: true })).toBe('allowed');
});
