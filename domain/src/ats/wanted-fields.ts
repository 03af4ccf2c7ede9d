import type { OrganizationWithoutBrands } from '../organizations/merge-organization';
import { isFilterField } from '../tearsheets/filter-fields';
import type { EntityMetadata } from './entity-metadata';

/** A field of the candidate itself; what a path names in a referred record is imported with that record. */
const plainName = /^[A-Za-z]\w*$/;

/** Never imported, even if the settings name them. */
const sensitive: ReadonlySet<string> = new Set(['ssn', 'taxID', 'gender', 'ethnicity', 'disability', 'veteran']);

type Settings = Pick<OrganizationWithoutBrands, 'integration' | 'productFeature'>;

/**
 * Fields of candidates that an organization's settings show or filter by, to be imported with each candidate. An unknown
 * field would make the ATS refuse the whole import, so that only described fields are asked for, and numbered custom
 * fields while no description is stored.
 */
export function wantedCandidateFields(organization: Settings, metadata: EntityMetadata | null): string[] {
  const isKnown = (name: string) => (metadata ? isDescribed(metadata, name) : isCustom(name) && isFilterField(name));
  return namedFields(organization).filter(isKnown);
}

/** Custom fields that the settings name and the ATS no longer describes. */
export function goneCandidateFields(organization: Settings, metadata: EntityMetadata | null): string[] {
  return metadata ? namedFields(organization).filter((name) => isCustom(name) && !isDescribed(metadata, name)) : [];
}

const isCustom = (name: string) => name.startsWith('custom');
const isDescribed = ({ fields }: EntityMetadata, name: string) => fields.some((field) => field.name === name);

function namedFields(organization: Settings): string[] {
  const { customFieldsEnabled, customFields } = organization.integration.bullhorn;
  const { filterFields } = organization.productFeature.skillsMarketing;
  const named = [...(customFieldsEnabled ? customFields.map(({ name }) => name) : []), ...filterFields];
  return [...new Set(named)].filter((name) => plainName.test(name) && !sensitive.has(name));
}
