import type { Organization } from '@portal/domain/organizations/organization';

/** What an organization's offices are called: by their place, else by their street. */
export function officeNames(organization: Pick<Organization, 'offices'>): string[] {
  return organization.offices
    .map(({ address1, city, state }) => (city === '' ? address1 : [city, state].filter(Boolean).join(', ')))
    .filter((name) => name !== '');
}
