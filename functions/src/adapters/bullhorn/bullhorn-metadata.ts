import { array, string } from 'yup';
import { metaFieldSchema, type MetaEntity, type MetaField } from '@portal/domain/ats/entity-metadata';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';
import { recordOf, textOf } from './bullhorn-values';

const answer = record({
  fields: array()
    .of(record({ name: string().required() }).noUnknown(false))
    .required(),
});

/**
 * The fields of an entity with labels, options, and the fields of the records that it refers to.
 * Source: https://bullhorn.github.io/rest-api-docs/#get-meta
 */
export async function entityFields(
  settings: BullhornSettings,
  session: AtsSession,
  entity: MetaEntity,
): Promise<MetaField[]> {
  const body = await askData(settings, session, {
    name: 'meta',
    path: `meta/${entity}`,
    query: { fields: '*', meta: 'full' },
  });
  return read('meta', answer, body).fields.map((field) => metaFieldSchema.cast(fieldOf(field, true)));
}

function fieldOf(field: Record<string, unknown>, hasNested: boolean): Record<string, unknown> {
  const associated = recordOf(field.associatedEntity);
  const nested = Array.isArray(associated.fields) ? associated.fields : field.fields;
  return {
    name: textOf(field.name).slice(0, 100),
    label: textOf(field.label).slice(0, 200),
    dataType: textOf(field.dataType).slice(0, 50),
    associatedEntity: textOf(associated.entity).slice(0, 100),
    options: (Array.isArray(field.options) ? field.options : []).map((option) => ({
      value: textOf(recordOf(option).value),
      label: textOf(recordOf(option).label),
    })),
    ...(hasNested && Array.isArray(nested) ? { fields: nested.map((each) => fieldOf(recordOf(each), false)) } : {}),
  };
}
