/** Candidate fields that may filter a public list, apart from numbered custom fields. */
export const filterFieldNames = [
  'address.address1',
  'address.address2',
  'address.city',
  'address.state',
  'address.zipCode',
  'name',
  'firstName',
  'lastName',
  'occupation',
  'companyName',
  'category',
  'businessSectors',
  'salary',
  'salaryLow',
  'hourlyRate',
  'hourlyRateLow',
  'dayRate',
  'dayRateLow',
  'experience',
  'travelLimit',
  'dateOfBirth',
] as const;

/** The ATS numbers its custom fields from 1. */
const customField = /^custom(?:Text|Int|Float|Date)[1-9]\d?$/;

/** Whether an organization may choose this field as a filter. */
export function isFilterField(name: string): boolean {
  const names: readonly string[] = filterFieldNames;
  return names.includes(name) || customField.test(name);
}
