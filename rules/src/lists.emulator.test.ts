import { expect, test } from '@jest/globals';
import { smBrandSchema } from '@portal/domain/brands/brand';
import { staffWritableCandidateFields } from '@portal/domain/candidates/job-candidate';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import { serverOnlyOrganizationFields, superAdminOnlySettings } from '@portal/domain/organizations/guarded-settings';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { jobTemplateSchema, profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { selfWritableUserFields } from '@portal/domain/users/user';
import { rulesText } from './harness/environment';

/** The names that a function of the rules lists. */
function listed(name: string): string[] {
  const body = new RegExp(`function ${name}\\(\\) \\{\\s*return \\[([^\\]]*)\\]`).exec(
    rulesText('firestore.rules'),
  )?.[1];
  if (body === undefined) throw new Error(`the rules have no list ${name}`);
  return [...body.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').sort();
}

const serverOnly: readonly string[] = serverOnlyOrganizationFields;

test.each<[string, readonly string[]]>([
  ['selfWritable', selfWritableUserFields],
  ['staffWritable', staffWritableCandidateFields],
  ['jobDetails', Object.keys(jobDetailsSchema.fields)],
  ['organizationSettings', Object.keys(organizationSchema.fields).filter((field) => !serverOnly.includes(field))],
  ['brandFields', Object.keys(smBrandSchema.fields)],
  ['profileTemplateFields', Object.keys(profileTemplateSchema.fields)],
  ['jobTemplateFields', Object.keys(jobTemplateSchema.fields)],
])('%s is the list of the domain', (name, fields) => {
  expect(listed(name)).toEqual([...fields].sort());
});

test('every setting of super admins alone is kept from admins', () => {
  const rules = rulesText('firestore.rules');
  const body = /function keepsGuardedSettings[^}]*\}/.exec(rules)?.[0] ?? '';
  const flat = [...(/hasAny\(\[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1]);
  const nested = [...body.matchAll(/keeps\(before, after, \[([^\]]*)\]/g)].map((match) =>
    [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map((part) => part[1]).join('.'),
  );
  expect([...flat, ...nested].sort()).toEqual([...superAdminOnlySettings].sort());
});
