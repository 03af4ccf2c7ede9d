import { describe, expect, test } from '@jest/globals';
import { columnSets, columnsUnder, type ColumnCondition, type TableId } from './column-sets';
import { publicTearsheetColumns } from './public-tearsheet-columns';

/** The table of 001 §2.5, letter by letter; optional columns in brackets. */
const specified: [table: TableId, holds: Partial<Record<ColumnCondition, boolean>>, headings: string][] = [
  [
    'jobs',
    {},
    'View Job, Job Title, Company, Account Manager, Recruiter, Open / Closed, Created On, Location, [Created By], ' +
      '[Assigned Recruiter], [Salary], [Public URL], [Total Candidates]',
  ],
  [
    'organizations',
    {},
    'View Organization, Created On, Organization, Email, Job & Index Status, [Billing], [Team Members], [Type], ' +
      '[Total Seats]',
  ],
  ['users', {}, 'View Profile, Created On, Name, Email, Reset Password, Disabled, Login'],
  ['candidates', {}, 'Resume, Name, Recruiter, Status, Views, Approved/Declined, [Select], Dates'],
  [
    'candidates',
    { portal: true },
    'Resume, Name, Recruiter, Status, Views, Approved/Declined, [Select], Client Connect, Dates',
  ],
  ['attachmentFiles', {}, 'Name, File Type, Size, Date Added, [Select]'],
  ['team', {}, 'Name, Email, Enabled, Last Active, Skills Brand, Submission Brand'],
  ['team', { superAdmin: true }, 'Name, Email, Enabled, Last Active, Skills Brand, Submission Brand, View Profile'],
  ['internalUsers', {}, 'Name, Email, Enabled, Status, Brand, Reset password'],
  ['internalUsers', { superAdmin: true }, 'Name, Email, Enabled, Status, Brand, Reset password, View Profile'],
  ['skillsCandidates', {}, 'View, Id, Name, Status'],
  ['tearsheets', { jobMarket: true }, 'Name, Last Modified, Candidates, Jobs'],
  ['tearsheets', { noJobMarket: true }, 'Name, Last Modified, Candidates, Contacts, Leads'],
  ['tearsheetCandidates', {}, 'View Candidate, Name, Missing Profile?, Refresh Profile, Recommended'],
  ['publicTearsheetCandidates', {}, 'View Candidate'],
  ['contacts', {}, 'Name, Company Name, Unsubscribed, Mass Mail Opt Out'],
  ['leads', {}, 'Name, Company Name, Unsubscribed, Mass Mail Opt Out'],
  ['tearsheetJobs', {}, 'View Job, Title, Missing Profile?'],
];

test.each(specified)('%s under %o', (table, holds, headings) => {
  const written = columnsUnder(table, holds).map(({ header, isOptional }) => (isOptional ? `[${header}]` : header));
  expect(written.join(', ')).toBe(headings);
});

test('every table has its row above, and no id twice', () => {
  const tables = Object.keys(columnSets);
  expect(new Set(specified.map(([table]) => table))).toEqual(new Set(tables));
  for (const columns of Object.values(columnSets)) {
    const ids = columns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

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
