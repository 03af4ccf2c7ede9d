/** The kinds of fields that `meta` distinguishes. */
export type FieldType = 'ID' | 'SCALAR' | 'COMPOSITE' | 'TO_ONE' | 'TO_MANY';

/** One field of an entity, as the simulator stores it and `meta` describes it. */
export interface Field {
  name: string;
  type: FieldType;
  /** `String`, `Integer`, `BigDecimal`, `Boolean`, `Timestamp` …; empty for associations. */
  dataType: string;
  maxLength?: number;
  /** Must be present when a record is created. */
  isRequired: boolean;
  isReadOnly: boolean;
  /** Entity that an association leads to. */
  target?: string;
  /** Field of {@link target} that holds the association; without one the association is stored here. */
  inverse?: string;
  /** Name of the option list of a select field. */
  options?: string;
}

/** One entity type. */
export interface Entity {
  name: string;
  fields: ReadonlyMap<string, Field>;
  /** Deleted by `isDeleted: true` and then hidden from associations. */
  isSoftDeleted: boolean;
  /** Offered by `search`. */
  isSearchable: boolean;
  /** Entity of its file attachments, when it has files. */
  files?: string;
  /** Shares its ids with the other kinds of people. */
  isPerson: boolean;
  /** Cannot be created, changed or deleted by the API. */
  isReadOnly: boolean;
}

/** How an entity is written down in `entities.ts`. */
export interface EntityDefinition {
  /**
   * Fields, separated by white space: `name:Type`, where `Type` is a scalar type (`String(50)`, `Integer`, `Decimal`,
   * `Boolean`, `Timestamp`, `Text`, `Address`), `>Entity` (to one), `>>Entity` (to many) or `>>Entity.field` (the other
   * side of that field). `!` at the end: required; `~`: read only; `#Name`: its option list. `customText1-40` stands
   * for forty fields.
   */
  fields: string;
  softDelete?: true;
  search?: true;
  files?: string;
  person?: true;
  readOnly?: true;
}

const scalarTypes: Readonly<Record<string, string>> = { Text: 'String', Decimal: 'BigDecimal' };
const composites = new Set(['Address']);

/** Reads an entity's definition. @throws Error for a field that is written wrong. */
export function readEntity(name: string, definition: EntityDefinition): Entity {
  const fields = definition.fields
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(expandNumbers)
    .map((text) => readField(text));
  const id: Field = { name: 'id', type: 'ID', dataType: 'Integer', isRequired: false, isReadOnly: true };
  return {
    name,
    fields: new Map([id, ...fields].map((field) => [field.name, field])),
    isSoftDeleted: definition.softDelete ?? false,
    isSearchable: definition.search ?? false,
    isPerson: definition.person ?? false,
    isReadOnly: definition.readOnly ?? false,
    ...(definition.files === undefined ? {} : { files: definition.files }),
  };
}

/** `customText1-3:String` is `customText1:String customText2:String customText3:String`. */
function expandNumbers(text: string): string[] {
  const [, stem = '', first = '', last = '', rest = ''] = /^(\w*?)(\d+)-(\d+)(.*)$/.exec(text) ?? [];
  if (last === '') return [text];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${stem}${String(Number(first) + index)}${rest}`);
}

function readField(text: string): Field {
  const [, name, arrows, type, size, inverse, options, marks] =
    /^(\w+):(>{0,2})(\w+)(?:\((\d+)\))?(?:\.(\w+))?(?:#(\w+))?([!~]*)$/.exec(text) ?? [];
  if (name === undefined || arrows === undefined || type === undefined) throw new Error(`Field ${text}`);
  const common = {
    name,
    isRequired: marks?.includes('!') ?? false,
    isReadOnly: marks?.includes('~') ?? false,
    ...(options === undefined ? {} : { options }),
  };
  if (arrows !== '') {
    const association = { dataType: '', target: type, ...(inverse === undefined ? {} : { inverse }) };
    return { ...common, ...association, type: arrows === '>' ? 'TO_ONE' : 'TO_MANY' };
  }
  if (composites.has(type)) return { ...common, type: 'COMPOSITE', dataType: type };
  const maxLength = size === undefined ? {} : { maxLength: Number(size) };
  return { ...common, ...maxLength, type: 'SCALAR', dataType: scalarTypes[type] ?? type };
}
