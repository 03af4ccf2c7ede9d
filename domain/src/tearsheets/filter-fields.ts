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

/** Whether it is a custom field of the ATS, which numbers them from 1. */
export function isCustomField(name: string): boolean {
  return /^custom(?:Text|Int|Float|Date)[1-9]\d?$/.test(name);
}

/** Whether an organization may choose this field as a filter. */
export function isFilterField(name: string): boolean {
  const names: readonly string[] = filterFieldNames;
  return names.includes(name) || isCustomField(name);
}

/** Fields that tell somebody's age, by which it is unlawful to choose in many places. */
const ageFields: readonly string[] = ['dateOfBirth'];

/** Whether public lists may be filtered by a field; by age only where an admin allows it. */
export function mayFilterBy(field: string, { allowsAgeFilters }: { allowsAgeFilters: boolean }): boolean {
  return allowsAgeFilters || !ageFields.includes(field);
}
