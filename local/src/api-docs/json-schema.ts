import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has it. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

/** What a request may be, from the schema that the server checks it with. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  return described(schema.describe());
}

const types: Readonly<Record<string, string>> = { date: 'string', tuple: 'array' };

function described(field: SchemaFieldDescription): JsonSchema {
  if (!isSchema(field)) return {};
  const { type, nullable, oneOf } = field;
  const known = type === 'mixed' || type === 'lazy' ? undefined : (types[type] ?? type);
  const choices = oneOf.filter((choice) => choice !== undefined);
  return {
    ...(known === undefined ? {} : { type: nullable ? [known, 'null'] : known }),
    ...(choices.length > 0 ? { enum: nullable ? [...choices, null] : choices } : {}),
    ...('fields' in field ? objectOf(field.fields) : {}),
    ...('innerType' in field && field.innerType && !Array.isArray(field.innerType)
      ? { items: described(field.innerType) }
      : {}),
    ...limitsOf(field),
    ...(isPlain(field.default) ? { default: field.default } : {}),
  };
}

function objectOf(fields: Readonly<Record<string, SchemaFieldDescription>>): JsonSchema {
  const required = Object.entries(fields).flatMap(([name, field]) => (isRequired(field) ? [name] : []));
  return {
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function isRequired(field: SchemaFieldDescription): boolean {
  return isSchema(field) && !field.optional && field.default === undefined;
}

/** Limits of texts, numbers and lists are tests of the schema. */
function limitsOf({ type, tests }: SchemaDescription): JsonSchema {
  const limits: JsonSchema = {};
  for (const { name, params } of tests) {
    if (name === 'min' && typeof params?.min === 'number') limits[lowerLimits[type] ?? 'minimum'] = params.min;
    if (name === 'max' && typeof params?.max === 'number') limits[upperLimits[type] ?? 'maximum'] = params.max;
    if (name === 'matches' && params?.regex instanceof RegExp) limits.pattern = params.regex.source;
    if (name === 'email') limits.format = 'email';
    if (name === 'url') limits.format = 'uri';
  }
  return limits;
}

const lowerLimits: Readonly<Record<string, 'minLength' | 'minItems'>> = { string: 'minLength', array: 'minItems' };
const upperLimits: Readonly<Record<string, 'maxLength' | 'maxItems'>> = { string: 'maxLength', array: 'maxItems' };

function isSchema(field: SchemaFieldDescription): field is SchemaDescription {
  return 'oneOf' in field;
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
