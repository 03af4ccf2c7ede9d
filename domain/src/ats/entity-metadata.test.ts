import { expect, test } from '@jest/globals';
import { entityMetadataSchema, optionsOf } from './entity-metadata';

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
