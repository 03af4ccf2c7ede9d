import type { AnySchema, CustomSchemaMetadata } from 'yup';

/** The fields with a description, except for those that describe themselves in another way. */
export function withMeta<Fields extends Record<string, AnySchema>>(meta: CustomSchemaMetadata, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.meta({ ...meta, ...schema.meta() })]),
  ) as Fields;
}
