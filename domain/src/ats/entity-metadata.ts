import { string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Entities of the ATS whose fields settings and templates offer. */
export const metaEntities = ['Candidate', 'JobSubmission', 'Placement', 'JobOrder'] as const;
export type MetaEntity = (typeof metaEntities)[number];

const plainFieldShape = {
  name: string().max(100).required(),
  label: string().max(200).default(''),
  dataType: string().max(50).default(''),
  /** Name of the entity that the field refers to; empty for a plain value. */
  associatedEntity: string().max(100).default(''),
  options: list(record({ value: string().required(), label: string().default('') }), 2000),
};

/**
 * A field of an entity, with the fields of the entity that it refers to. One level: the ATS answers no deeper.
 */
export const metaFieldSchema = record({
  ...plainFieldShape,
  fields: list(record(plainFieldShape), 500),
});
export type MetaField = Model<typeof metaFieldSchema>;

/** Fields of one entity as the ATS describes them, `entitiesMetadata/{entity}`. */
export const entityMetadataSchema = record({
  entity: string().oneOf(metaEntities).required(),
  fields: list(metaFieldSchema, 1000),
  refreshedAt: timestamp(),
});
export type EntityMetadata = Model<typeof entityMetadataSchema>;

/**
 * The field that a path names, with a point before the field of a referred entity: `address.city`.
 * @returns null for an unknown one.
 */
export function metaFieldAt(fields: readonly MetaField[], path: string): MetaField | null {
  const [name, nested] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field || nested === undefined) return field ?? null;
  const below = field.fields.find((each) => each.name === nested);
  return below ? { ...below, name: path, fields: [] } : null;
}

/** The options of an entity's field, each with a label; none for an unknown field. */
export function optionsOf(metadata: EntityMetadata | null, name: string): { value: string; label: string }[] {
  const field = metadata?.fields.find((each) => each.name === name);
  return (field?.options ?? []).map(({ value, label }) => ({ value, label: label || value }));
}
