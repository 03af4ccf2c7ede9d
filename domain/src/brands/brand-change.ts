import { describeFields, type DescribedField } from '../fields/describe';
import { isSame } from '../fields/is-same';
import { valueAt, withValueAt } from '../fields/value-at';
import { valuesByPath, type SettingChange } from '../organizations/setting-change';
import { brandSchemas, type BrandKind } from './brand-form';

/** The fields of a brand by path, with their labels. */
export function fieldsOfBrand(kind: BrandKind): ReadonlyMap<string, DescribedField> {
  return new Map(describeFields(brandSchemas[kind]).map((field) => [field.path, field]));
}

/**
 * The values of a brand before and after a change, as the history keeps them: those that differ.
 * @param before {} for a brand that is added.
 * @param after {} for a brand that is deleted.
 */
export function brandChangeOf(kind: BrandKind, before: object, after: object): Pick<SettingChange, 'before' | 'after'> {
  const changed = changedFields(kind, before, after);
  return {
    before: valuesByPath(changed, (path) => valueAt(before, path)),
    after: valuesByPath(changed, (path) => valueAt(after, path)),
  };
}

/**
 * Brings a save together with what others saved meanwhile: a field that only one side changed has that side's value.
 * @param given.seen the brand when the edit began; `mine` and `theirs` the brand as it is saved now and as it is stored.
 * @returns also the paths that both sides changed to different values; `merged` has mine there.
 */
export function mergeBrand(
  kind: BrandKind,
  { seen, mine, theirs }: { seen: object; mine: Readonly<Record<string, unknown>>; theirs: object },
): { merged: Record<string, unknown>; contested: string[] } {
  const byOthers = changedFields(kind, seen, theirs);
  const byMe = new Set(changedFields(kind, seen, mine));
  const merged = byOthers
    .filter((path) => !byMe.has(path))
    .reduce<Record<string, unknown>>((brand, path) => withValueAt(brand, path, valueAt(theirs, path)), { ...mine });
  const contested = byOthers.filter((path) => byMe.has(path) && !isSame(valueAt(mine, path), valueAt(theirs, path)));
  return { merged, contested };
}

function changedFields(kind: BrandKind, one: object, other: object): string[] {
  return [...fieldsOfBrand(kind).keys()].filter(
    (path) => path !== 'id' && !isSame(valueAt(one, path), valueAt(other, path)),
  );
}
