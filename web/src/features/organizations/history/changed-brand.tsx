import { fieldsOfBrand } from '@portal/domain/brands/brand-change';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { ValuesTable, type Values } from './changed-values';

/** Fields of a brand with their values before and after. */
export function ChangedBrand({ kind, before, after }: Values & { kind: BrandKind }) {
  const known = fieldsOfBrand(kind);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (path) => known.get(path) ?? [],
  );
  return <ValuesTable before={before} after={after} fields={changed.map((field) => [field, field.section])} />;
}
