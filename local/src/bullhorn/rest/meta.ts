import { entities } from '../data/entities';
import { requireEntity } from '../data/database';
import { parseFields } from '../data/fields';
import type { Entity, Field } from '../data/schema';
import { optionLists } from './options';

/** What `meta` says about an entity. */
interface EntityDescription {
  entity: string;
  entityMetaUrl: string;
  label: string;
  dateLastModified: string;
  fields: { name: string }[];
}

/** `GET meta`: all entities. */
export function listMeta(baseUrl: string): object[] {
  return [...entities.keys()].map((entity) => ({ entity, metaUrl: metaUrl(baseUrl, entity) }));
}

/**
 * `GET meta/{entity}`.
 * @param wanted names of fields, each with its nested fields in brackets if any, or `*`.
 * @param isFull whether fields carry their options and sizes, else names and types alone.
 */
export function describeEntity(baseUrl: string, name: string, wanted: string, isFull: boolean): EntityDescription {
  const entity = requireEntity(name);
  const names = new Set(parseFields(wanted).map((each) => each.name));
  const fields = [...entity.fields.values()].filter((field) => names.has('*') || names.has(field.name));
  return {
    entity: name,
    entityMetaUrl: metaUrl(baseUrl, name),
    label: labelOf(name),
    dateLastModified: '0',
    fields: fields.map((field) => describeField(baseUrl, entity, field, isFull)),
  };
}

function describeField(baseUrl: string, entity: Entity, field: Field, isFull: boolean) {
  const isSelect = field.options !== undefined;
  const basic = {
    name: field.name,
    type: field.type,
    ...(field.dataType !== '' && { dataType: field.dataType }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    label: labelOf(field.name),
    optional: !field.isRequired,
    confidential: false,
    required: field.isRequired,
    readOnly: field.isReadOnly || entity.isReadOnly,
    multiValue: false,
  };
  if (!isFull) return basic;
  return {
    ...basic,
    ...(field.dataType === 'Timestamp' && { dataSpecialization: 'DATETIME' }),
    ...(isSelect && {
      inputType: 'SELECT',
      optionsType: field.options,
      options: optionLists[field.options ?? ''] ?? [],
    }),
    ...(field.target !== undefined && {
      optionsType: field.target,
      optionsUrl: `${baseUrl}options/${field.target}`,
      associatedEntity: {
        entity: field.target,
        entityMetaUrl: metaUrl(baseUrl, field.target),
        label: labelOf(field.target),
        fields: [{ name: 'id', type: 'ID', dataType: 'Integer' }],
      },
    }),
    hideFromSearch: false,
  };
}

function metaUrl(baseUrl: string, entity: string): string {
  return `${baseUrl}meta/${entity}?fields=*`;
}

/** `dateLastModified` is "Date Last Modified". */
function labelOf(name: string): string {
  const spaced = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
