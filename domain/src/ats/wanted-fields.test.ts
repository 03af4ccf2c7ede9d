import { expect, test } from '@jest/globals';
import { newOrganization, organizationSchema } from '../organizations/organization';
import { entityMetadataSchema } from './entity-metadata';
import { goneCandidateFields, wantedCandidateFields } from './wanted-fields';

const names = ['customText1', 'customText99', 'ssn', 'address.city', 'a b', 'customText1'];
const organizationWith = (customFieldsEnabled: boolean) =>
  organizationSchema.cast({
    ...newOrganization({ id: 'a', name: 'A' }),
    integration: { bullhorn: { customFieldsEnabled, customFields: names.map((name) => ({ name })) } },
    productFeature: { skillsMarketing: { filterFields: ['customInt1', 'address.city', 'dayRate'] } },
  });

test('asks for the custom fields and filters of the settings that the ATS describes, never for sensitive ones', () => {
  const fields = ['customText1', 'customInt1', 'ssn', 'address', 'dayRate'].map((name) => ({ name }));
  const metadata = entityMetadataSchema.cast({ entity: 'Candidate', fields });
  expect(wantedCandidateFields(organizationWith(true), metadata)).toEqual(['customText1', 'customInt1', 'dayRate']);
  expect(wantedCandidateFields(organizationWith(false), metadata)).toEqual(['customInt1', 'dayRate']);
  expect(goneCandidateFields(organizationWith(true), metadata)).toEqual(['customText99']);
  expect(goneCandidateFields(organizationWith(true), null)).toEqual([]);
});

test('asks for numbered custom fields alone while the ATS has not described its fields', () => {
  expect(wantedCandidateFields(organizationWith(true), null)).toEqual(['customText1', 'customText99', 'customInt1']);
});
