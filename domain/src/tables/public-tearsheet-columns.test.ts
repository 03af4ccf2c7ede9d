import { describe, expect, test } from '@jest/globals';
import { publicTearsheetColumns } from './public-tearsheet-columns';

describe('columns that an organization chooses', () => {
  test('with none stored there are four', () => {
    expect(publicTearsheetColumns([]).map(({ field }) => field)).toEqual([
      'name',
      'address.city',
      'address.state',
      'occupation',
    ]);
  });

  test('names with a date in them are dates; labels of the system go before names of fields', () => {
    const columns = publicTearsheetColumns(['dateAvailable', 'address.zipCode', 'customText1'], {
      customText1: 'Security level',
    });
    expect(columns).toEqual([
      { field: 'dateAvailable', header: 'Date Available', isDate: true },
      { field: 'address.zipCode', header: 'Zip Code', isDate: false },
      { field: 'customText1', header: 'Security level', isDate: false },
    ]);
  });
});
