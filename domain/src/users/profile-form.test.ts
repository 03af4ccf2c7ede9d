import { expect, test } from '@jest/globals';
import { profileFormSchema } from './profile-form';

const valid = profileFormSchema.cast({ displayName: 'Anna' }, { assert: false });
const withZip = (zip: string) => ({
  ...valid,
  profile: { ...valid.profile, address: { ...valid.profile.address, zip } },
});

test.each(['1234', '123456', '12a45', '-1234'])('zip code %s is refused', (zip) => {
  expect(profileFormSchema.isValidSync(withZip(zip))).toBe(false);
});

test.each(['01234', '00000', '99999', ''])('zip code %p is accepted', (zip) => {
  expect(profileFormSchema.isValidSync(withZip(zip))).toBe(true);
});

test.each([
  ['a missing name', { ...valid, displayName: ' ' }],
  ['markup in the name', { ...valid, displayName: '<script>x</script>' }],
  ['a script as website', { ...valid, profile: { ...valid.profile, websiteURL: 'javascript:alert(1)' } }],
  ['an invalid email', { ...valid, customEmails: ['a@b.co', 'abc'] }],
])('refuses %s', (_what, values) => {
  expect(profileFormSchema.isValidSync(values)).toBe(false);
});
