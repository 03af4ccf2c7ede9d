import { currencyOf } from '@portal/domain/tearsheets/range-filter';
import type { MetaField } from '@portal/domain/ats/entity-metadata';
import type { SmBrand } from '@portal/domain/brands/brand';
import { cardSlots, publicListPageSize } from '@portal/domain/constants/tearsheets';
import type { ListFilter, ListRange } from '@portal/domain/contracts/marketing-pages-api';
import { resolveCardLayout, type CardLayout } from '@portal/domain/organizations/card-layout';
import type { Organization } from '@portal/domain/organizations/organization';
import { publicTearsheetColumns } from '@portal/domain/tables/public-tearsheet-columns';
import { mayFilterBy } from '@portal/domain/tearsheets/filter-fields';
import { filterOptions, type FieldValue, type ListedCandidate } from '@portal/domain/tearsheets/public-list';

/** What a list of candidates shows and filters by. */
export interface ListSettings {
  /** Field of each slot; `''` for an empty one. */
  slots: string[];
  filters: { field: string; label: string }[];
  ranges: ListRange[];
}

/** The brand's settings, where it has some, else the organization's. */
export function listSettings(organization: Organization, brand: SmBrand | null): ListSettings {
  const { skillsMarketing } = organization.productFeature;
  const has = (layout: Partial<CardLayout> | undefined) => cardSlots.some((name) => layout?.[name] !== undefined);
  const layout = has(brand?.candidateItemVars) ? brand?.candidateItemVars : skillsMarketing.candidateItemVars;
  const source =
    brand && (brand.filterFields.length > 0 || brand.filterFieldsFull.length > 0) ? brand : skillsMarketing;
  const filterRange = brand && brand.filterRange.length > 0 ? brand.filterRange : skillsMarketing.filterRange;
  const isAllowed = (field: string) => mayFilterBy(field, organization.privacy);
  const chosen = source.filterFields.length > 0 ? source.filterFields : source.filterFieldsFull.map(({ name }) => name);
  const names = chosen.filter(isAllowed);
  const labels = fieldLabels(source.filterFieldsFull, skillsMarketing.filterLabels);
  return {
    slots: slotsOf(layout),
    filters: publicTearsheetColumns(names, labels)
      .filter(() => names.length > 0)
      .map(({ field, header }) => ({ field, label: header })),
    ranges: filterRange
      .filter(({ field }) => isAllowed(field))
      .map(({ field, minRange, maxRange, currency }) => ({
        field,
        label: publicTearsheetColumns([field], labels)[0]?.header ?? field,
        minRange,
        maxRange,
        isDate: /date/i.test(field),
        currency: currencyOf({ field, currency }),
      })),
  };
}

/** The fields of a card, slot by slot. */
export function slotsOf(
  layout: Partial<CardLayout> | undefined,
  defaults?: Record<(typeof cardSlots)[number], string>,
) {
  const resolved = resolveCardLayout(layout, defaults);
  return cardSlots.map((name) => resolved[name]);
}

/** The filters with the values that occur in the list. */
export function filtersWithOptions(settings: ListSettings, candidates: readonly ListedCandidate[]): ListFilter[] {
  return settings.filters
    .map((filter) => ({ ...filter, options: filterOptions(candidates, filter.field) }))
    .filter(({ options }) => options.length > 0);
}

/** The entries of a page, from 1; of the last page when the list has become shorter. */
export function pageOf<Entry>(listed: readonly Entry[], page: number): Entry[] {
  const last = Math.max(1, Math.ceil(listed.length / publicListPageSize));
  const start = (Math.min(page, last) - 1) * publicListPageSize;
  return listed.slice(start, start + publicListPageSize);
}

/** A value as a card shows it. */
export function shownValue(field: string, value: FieldValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'number' && /date/i.test(field)) return new Date(value).toISOString().slice(0, 10);
  return String(value);
}

/** Labels by field: the organization's own names over those of the ATS. */
function fieldLabels(
  fields: readonly Pick<MetaField, 'name' | 'label'>[],
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const ofAts = fields.filter(({ label }) => label !== '').map(({ name, label }) => [name, label] as const);
  return { ...Object.fromEntries(ofAts), ...own };
}
