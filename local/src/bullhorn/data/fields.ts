import { ApiError } from '../rest/api-error';
import { idOf, invalidField, requireEntity, type Database, type Row } from './database';
import type { Entity, Field } from './schema';

/** One wanted field with the fields wanted of its association. */
export interface Selected {
  name: string;
  children: readonly Selected[];
  /** How many rows of a to-many association, when stated: `placements[5](id)`. */
  count?: number;
}

/** How many rows a to-many association shows without a number of its own. */
const toManyCount = 5;

/**
 * Reads the parameter `fields`: `id,owner(id,firstName),submissions[10](id,status)`, `*`, also dotted `owner.id`.
 * @throws ApiError 400 when brackets do not match.
 */
export function parseFields(text: string): Selected[] {
  const parser = new FieldParser(text);
  const fields = parser.list();
  if (!parser.isDone) throw new ApiError(400, 'errors.invalidFields', `Cannot read fields '${text}'.`);
  return fields;
}

class FieldParser {
  private position = 0;

  constructor(private readonly text: string) {}

  get isDone(): boolean {
    return this.position >= this.text.length;
  }

  list(): Selected[] {
    const fields: Selected[] = [];
    do {
      const [, name = ''] = this.take(/\s*([\w.*-]*)\s*/y) ?? [];
      if (name === '') continue;
      const count = this.take(/\[(\d+)\]\s*/y)?.[1];
      let children: Selected[] = [];
      const open = this.take(/[({]\s*/y)?.[0].trim();
      if (open !== undefined) {
        children = this.list();
        if (!this.take(open === '(' ? /\)\s*/y : /\}\s*/y)) {
          throw new ApiError(400, 'errors.invalidFields', `Cannot read fields '${this.text}'.`);
        }
      }
      fields.push(dotted(name, { children, ...(count === undefined ? {} : { count: Number(count) }) }));
    } while (this.take(/,/y));
    return fields;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) this.position = pattern.lastIndex;
    return match;
  }
}

/** `owner.id` is `owner(id)`. */
function dotted(name: string, rest: Omit<Selected, 'name'>): Selected {
  const [first = '', ...others] = name.split('.');
  if (others.length === 0) return { name, ...rest };
  return { name: first, children: [dotted(others.join('.'), rest)] };
}

/**
 * A record as it is answered.
 * @throws ApiError 400 for a field that the entity does not have.
 */
export function selectFields(
  database: Database,
  entity: Entity,
  row: Row,
  selected: readonly Selected[],
): Record<string, unknown> {
  const isAll = selected.some(({ name }) => name === '*');
  const named = isAll
    ? [...entity.fields.keys()].map((name): Selected => ({ name, children: [] }))
    : selected.filter(({ name }) => name !== 'id' && !name.startsWith('_'));
  const answer: Record<string, unknown> = { id: row.id };
  for (const each of named) {
    const field = entity.fields.get(each.name);
    if (!field) throw invalidField(entity.name, each.name);
    answer[each.name] = selectField(database, entity, row, field, each, isAll);
  }
  if (entity.isPerson) answer._subtype = entity.name;
  return answer;
}

function selectField(
  database: Database,
  entity: Entity,
  row: Row,
  field: Field,
  { children, count }: Selected,
  isAll: boolean,
): unknown {
  if (field.type === 'TO_ONE') {
    const id = idOf(row[field.name]);
    return id === null ? null : selectAssociated(database, field.target ?? '', id, children);
  }
  if (field.type === 'TO_MANY') {
    const ids = database.associated(entity.name, row.id, field);
    if (isAll) return { total: ids.length, data: [] };
    const shown = ids.slice(0, count ?? toManyCount);
    return { total: ids.length, data: shown.map((id) => selectAssociated(database, field.target ?? '', id, children)) };
  }
  const value = row[field.name];
  if (field.type !== 'COMPOSITE' || children.length === 0 || typeof value !== 'object' || value === null) {
    return value ?? null;
  }
  return Object.fromEntries(children.map(({ name }) => [name, (value as Record<string, unknown>)[name] ?? null]));
}

/** An associated record by the fields asked for, or by those that identify it. */
function selectAssociated(database: Database, target: string, id: number, children: readonly Selected[]): unknown {
  const found =
    target === 'Person' ? database.findPerson(id) : { entity: target, row: database.get(target, id) ?? { id } };
  if (!found) return { id };
  const entity = requireEntity(found.entity);
  const names = entity.isPerson ? ['firstName', 'lastName'] : entity.fields.has('title') ? ['title'] : ['name'];
  const wanted =
    children.length > 0
      ? children
      : names.filter((name) => entity.fields.has(name)).map((name) => ({ name, children: [] }));
  return selectFields(database, entity, found.row, wanted);
}

/**
 * Values of a dotted path for a condition: several when it leads through a to-many association.
 * @throws ApiError 400 for an unknown field.
 */
export function valuesAt(database: Database, entity: Entity, row: Row, path: readonly string[]): unknown[] {
  const [name = '', ...rest] = path;
  if (name === 'id') return [row.id];
  const field = entity.fields.get(name);
  if (!field) throw invalidField(entity.name, name);
  if (field.type === 'COMPOSITE') {
    const value = row[name] as Record<string, unknown> | null | undefined;
    return rest.length === 0 ? [value ?? null] : [value?.[rest[0] ?? ''] ?? null];
  }
  if (field.type === 'SCALAR' || field.type === 'ID') return [row[name] ?? null];
  const ids =
    field.type === 'TO_ONE'
      ? [idOf(row[name])].filter((id) => id !== null)
      : database.associated(entity.name, row.id, field);
  if (rest.length === 0) return field.type === 'TO_ONE' ? [ids[0] ?? null] : ids;
  const values = ids.flatMap((id) => {
    const target = field.target ?? '';
    const found = target === 'Person' ? database.findPerson(id) : { entity: target, row: database.get(target, id) };
    return found?.row ? valuesAt(database, requireEntity(found.entity), found.row, rest) : [];
  });
  return values.length === 0 && field.type === 'TO_ONE' ? [null] : values;
}
