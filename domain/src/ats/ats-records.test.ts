import { describe, expect, test } from '@jest/globals';
import { clientCompanySchema, atsAccess, atsUserSchema, listedAtsUsers, onlyRecord } from './ats-records';
import { metaFieldSchema } from './entity-metadata';
import { sendoutRecordSchema, skillsCandidateSchema } from './skills-candidate';

test('users without an email are left out, the others are sorted by it', () => {
  const users = ['z@example.com', '', 'A@example.com'].map((email, id) =>
    atsUserSchema.cast({ id: String(id), email }),
  );
  expect(listedAtsUsers(users).map(({ email }) => email)).toEqual(['a@example.com', 'z@example.com']);
});

test('switches access through the applicant-tracking system', () => {
  expect(atsAccess(true)).toEqual({ bhAuth: true });
  expect(atsAccess(false)).toEqual({ bhAuth: false, identityType: 'sso' });
});

test('the default brand is selected at first', () => {
  expect(atsUserSchema.cast({ id: 'u' }).selectedBrand).toBe('Default');
  expect(clientCompanySchema.cast({ clientCompanyId: 'c' }).selectedBrand).toBe('Default');
});

test.each([
  [[], { kind: 'none' }],
  [['a'], { kind: 'found', record: 'a' }],
  [['a', 'b'], { kind: 'several' }],
])('a lookup with %j', (records: string[], result) => {
  expect(onlyRecord(records)).toEqual(result);
});

describe('records', () => {
  test('a field lists the fields of the entity it refers to', () => {
    const field = {
      name: 'address',
      label: 'Address',
      associatedEntity: 'Address',
      fields: [{ name: 'city', label: 'City' }],
    };
    expect(metaFieldSchema.cast(field).fields[0]).toMatchObject({ name: 'city', label: 'City', options: [] });
  });
  test('a sendout record keeps the recipient', () => {
    expect(sendoutRecordSchema.isValidSync({ id: 's', event: 'unsubscribe', recipentId: 'r' })).toBe(true);
    expect(sendoutRecordSchema.isValidSync({ id: 's', event: 'forgotten' })).toBe(false);
  });
  test('a marketing candidate needs no more than ids', () => {
    const stored = { id: 's', candidate: { id: '42', name: 'Ann' } };
    expect(skillsCandidateSchema.validateSync(stored)).toMatchObject({ selectedProfileId: '', isDeleted: false });
  });
});
