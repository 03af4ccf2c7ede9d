import { expect, test } from '@jest/globals';
import { entityMetadataSchema, metaFieldAt, optionsOf } from './entity-metadata';

const metadata = entityMetadataSchema.cast({
  entity: 'JobSubmission',
  fields: [{ name: 'status', options: [{ value: 'Offer', label: 'Offer out' }, { value: 'Placed' }] }, { name: 'id' }],
});

test('options of a field have a label', () => {
  expect(optionsOf(metadata, 'status')).toEqual([
    { value: 'Offer', label: 'Offer out' },
    { value: 'Placed', label: 'Placed' },
  ]);
  expect(optionsOf(metadata, 'id')).toEqual([]);
  expect(optionsOf(null, 'status')).toEqual([]);
});

test('a path names a field, or a field of the record that a field refers to', () => {
  const { fields } = entityMetadataSchema.cast({
    entity: 'Candidate',
    fields: [
      { name: 'customText1', label: 'Visa', options: [{ value: 'H-1B' }] },
      { name: 'address', associatedEntity: 'Address', fields: [{ name: 'city', label: 'Town' }] },
    ],
  });
  expect(metaFieldAt(fields, 'customText1')).toMatchObject({ label: 'Visa', options: [{ value: 'H-1B' }] });
  expect(metaFieldAt(fields, 'address')).toMatchObject({ associatedEntity: 'Address', fields: [{ name: 'city' }] });
  expect(metaFieldAt(fields, 'address.city')).toMatchObject({ name: 'address.city', label: 'Town', fields: [] });
  expect(metaFieldAt(fields, 'address.street')).toBeNull();
  expect(metaFieldAt(fields, 'other')).toBeNull();
});
