import { randomUUID } from 'node:crypto';
import { ApiError } from '../rest/api-error';
import { addressFields, entities, findEntity, personEntities } from './entities';
import { asText } from './as-text';
import type { Entity, Field } from './schema';

/** A stored record. To-one associations are `{ id }`; to-many associations are kept by the database. */
export type Row = Readonly<{ id: number } & Record<string, unknown>>;

/** Values of a write, as a client sends them. */
export type Values = Readonly<Record<string, unknown>>;

export type ChangeType = 'INSERTED' | 'UPDATED' | 'DELETED';

/** A change of a record, as event subscriptions report it. */
export interface Change {
  entity: string;
  id: number;
  type: ChangeType;
  /** Names of the fields that changed. */
  properties: readonly string[];
  at: number;
}

/** Everything that must be kept to restore a database. */
export interface DatabaseSnapshot {
  nextId: number;
  rows: Record<string, Row[]>;
  links: [association: string, pairs: [number, number][]][];
}

/**
 * The records of one corporation: entities with associations in both directions. Writes are checked against the
 * entity's fields, as the vendor does.
 */
export class Database {
  private readonly tables = new Map<string, Map<number, Row>>();
  /** Stored to-many associations by `Entity.field`, and their other direction by `Entity.field<`. */
  private readonly links = new Map<string, Map<number, Set<number>>>();
  /** Which records point at a record by a to-one field: `Entity.field` → target id → ids. */
  private readonly backReferences = new Map<string, Map<number, Set<number>>>();
  private readonly listeners: ((change: Change) => void)[] = [];
  private nextId = 1;

  constructor(readonly now: () => number = Date.now) {
    for (const name of entities.keys()) this.tables.set(name, new Map());
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  all(entity: string): IterableIterator<Row> {
    return this.table(entity).values();
  }

  get(entity: string, id: number): Row | null {
    return this.table(entity).get(id) ?? null;
  }

  /** A person of any kind. */
  findPerson(id: number): { entity: string; row: Row } | null {
    for (const entity of personEntities) {
      const row = this.get(entity, id);
      if (row) return { entity, row };
    }
    return null;
  }

  /**
   * Creates a record.
   * @param options.isSystem skips the checks of fields that only the vendor writes.
   * @throws ApiError 400 for a missing or unknown field.
   */
  insert(entityName: string, values: Values, { isSystem = false } = {}): Row {
    const entity = requireEntity(entityName);
    const checked = this.check(entity, values, isSystem);
    const missing = [...entity.fields.values()].find(
      ({ name, isRequired }) => isRequired && (checked[name] ?? null) === null,
    );
    if (missing && !isSystem) {
      throw new ApiError(400, 'errors.missingRequiredField', `Missing required property '${missing.name}'.`, {
        entityName,
        errors: [error(missing.name, 'MISSING_REQUIRED_PROPERTY', 'is required')],
      });
    }
    const id = typeof values.id === 'number' && isSystem ? values.id : this.nextId;
    this.nextId = Math.max(this.nextId, id + 1);
    const row: Row = { ...this.defaults(entity), ...checked, id };
    this.store(entity, null, row);
    this.report({ entity: entityName, id, type: 'INSERTED', properties: Object.keys(checked), at: this.now() });
    return row;
  }

  /** Changes fields of a record. @throws ApiError 404 for an unknown record, 400 for an unknown field. */
  update(entityName: string, id: number, values: Values, { isSystem = false } = {}): Row {
    const entity = requireEntity(entityName);
    const before = this.require(entityName, id);
    const checked = this.check(entity, values, isSystem);
    const row: Row = {
      ...before,
      ...checked,
      ...(entity.fields.has('dateLastModified') && { dateLastModified: this.now() }),
    };
    this.store(entity, before, row);
    const properties = Object.keys(checked).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(row[name]),
    );
    this.report({ entity: entityName, id, type: 'UPDATED', properties, at: this.now() });
    return row;
  }

  /** Deletes a record: hidden when the type is deleted softly, else removed with its associations. */
  remove(entityName: string, id: number): void {
    const entity = requireEntity(entityName);
    const before = this.require(entityName, id);
    if (entity.isReadOnly) throw new ApiError(400, 'errors.cannotDeleteEntity', `Cannot delete ${entityName}.`);
    if (entity.isSoftDeleted) {
      this.store(entity, before, { ...before, isDeleted: true, dateLastModified: this.now() });
    } else {
      this.unlinkAll(entity, before);
      this.table(entityName).delete(id);
    }
    this.report({ entity: entityName, id, type: 'DELETED', properties: [], at: this.now() });
  }

  /** Ids of a to-many association, in the order they were added, without softly deleted records. */
  associated(entityName: string, id: number, field: Field): number[] {
    const target = requireEntity(field.target ?? '');
    return [...this.associatedIds(entityName, id, field)].filter((each) => {
      const row = this.get(target.name, each);
      return row !== null && !(target.isSoftDeleted && row.isDeleted === true);
    });
  }

  private associatedIds(entityName: string, id: number, field: Field): ReadonlySet<number> {
    if (field.inverse === undefined) return this.links.get(`${entityName}.${field.name}`)?.get(id) ?? new Set();
    const key = `${field.target ?? ''}.${field.inverse}`;
    const isToOne = requireEntity(field.target ?? '').fields.get(field.inverse)?.type === 'TO_ONE';
    return (isToOne ? this.backReferences.get(key) : this.links.get(`${key}<`))?.get(id) ?? new Set();
  }

  /**
   * Adds or removes associations of a to-many field.
   * @throws ApiError 400 for a field that is not to-many or a pair that is linked already, 404 for unknown records.
   */
  associate(entityName: string, id: number, fieldName: string, ids: readonly number[], isAdded: boolean): void {
    const entity = requireEntity(entityName);
    const row = this.require(entityName, id);
    const field = entity.fields.get(fieldName);
    if (field?.type !== 'TO_MANY') {
      throw new ApiError(
        400,
        'errors.invalidAssociation',
        `'${fieldName}' is not a to-many association of ${entityName}.`,
      );
    }
    const targetName = field.target ?? '';
    for (const each of ids) this.require(targetName, each);
    const [owner, ownerField, pairs] =
      field.inverse === undefined
        ? [entityName, field.name, ids.map((each) => [id, each] as const)]
        : [targetName, field.inverse, ids.map((each) => [each, id] as const)];
    if (requireEntity(owner).fields.get(ownerField)?.type !== 'TO_MANY') {
      throw new ApiError(400, 'errors.readOnlyAssociation', `'${fieldName}' is set by ${owner}.${ownerField}.`);
    }
    for (const [from, to] of pairs) {
      const isLinked = this.links.get(`${owner}.${ownerField}`)?.get(from)?.has(to) ?? false;
      if (isAdded && isLinked) throw new ApiError(400, 'errors.alreadyAssociated', `${to} is associated already.`);
      this.setLink(`${owner}.${ownerField}`, from, to, isAdded);
    }
    if (entity.fields.has('dateLastModified')) {
      this.table(entityName).set(id, { ...row, dateLastModified: this.now() });
    }
    this.report({ entity: entityName, id, type: 'UPDATED', properties: [fieldName], at: this.now() });
  }

  /** Everything, for storing on disk. */
  snapshot(): DatabaseSnapshot {
    return {
      nextId: this.nextId,
      rows: Object.fromEntries([...this.tables].map(([name, rows]) => [name, [...rows.values()]])),
      links: [...this.links]
        .filter(([key]) => !key.endsWith('<'))
        .map(([key, sets]) => [
          key,
          [...sets].flatMap(([from, to]) => [...to].map((id): [number, number] => [from, id])),
        ]),
    };
  }

  /** Replaces everything by a snapshot. */
  restore(snapshot: DatabaseSnapshot): void {
    for (const table of this.tables.values()) table.clear();
    this.links.clear();
    this.backReferences.clear();
    this.nextId = snapshot.nextId;
    for (const [name, rows] of Object.entries(snapshot.rows)) {
      const entity = findEntity(name);
      if (entity) for (const row of rows) this.store(entity, null, row);
    }
    for (const [key, pairs] of snapshot.links) for (const [from, to] of pairs) this.setLink(key, from, to, true);
  }

  private table(entity: string): Map<number, Row> {
    const table = this.tables.get(entity);
    if (!table) throw unknownEntity(entity);
    return table;
  }

  private require(entity: string, id: number): Row {
    const row = this.get(entity, id);
    if (!row) throw new ApiError(404, 'errors.entityNotFound', `${entity} ${id} not found.`, { entityName: entity });
    return row;
  }

  /** Known, writable values; a to-one association is reduced to its id. */
  private check(entity: Entity, values: Values, isSystem: boolean): Record<string, unknown> {
    const checked: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      if (name === 'id') continue;
      const field = entity.fields.get(name);
      if (!field) throw invalidField(entity.name, name);
      if (field.isReadOnly && !isSystem) continue;
      if (field.type === 'TO_MANY') {
        throw new ApiError(400, 'errors.toManyNotAllowed', `'${name}' is set by an association call.`);
      }
      checked[name] = this.checkValue(entity, field, value, isSystem);
    }
    return checked;
  }

  private checkValue(entity: Entity, field: Field, value: unknown, isSystem: boolean): unknown {
    if (value === null || value === undefined) return null;
    const wrong = (why: string) =>
      new ApiError(400, 'errors.invalidValue', `Invalid value for '${field.name}': ${why}.`, {
        entityName: entity.name,
        errors: [error(field.name, 'INVALID_VALUE', why)],
      });
    if (field.type === 'TO_ONE') {
      const id = typeof value === 'object' && 'id' in value ? Number(value.id) : Number.NaN;
      const isKnown = field.target === 'Person' ? this.findPerson(id) : this.get(field.target ?? '', id);
      if (!isKnown && !isSystem) throw wrong(`there is no ${field.target ?? ''} ${id}`);
      return { id };
    }
    if (field.type === 'COMPOSITE') {
      if (typeof value !== 'object') throw wrong('an object is expected');
      return Object.fromEntries(addressFields.map((name) => [name, (value as Values)[name] ?? null]));
    }
    return scalarValue(field, value, wrong);
  }

  private defaults(entity: Entity): Record<string, unknown> {
    const now = this.now();
    const defaults: Record<string, unknown> = {
      isDeleted: false,
      isPrivate: false,
      isRead: false,
      massMailOptOut: false,
      enabled: true,
      dateAdded: now,
      dateLastModified: now,
      userDateAdded: now,
      uuid: randomUUID(),
    };
    return Object.fromEntries(Object.entries(defaults).filter(([name]) => entity.fields.has(name)));
  }

  private store(entity: Entity, before: Row | null, row: Row): void {
    this.table(entity.name).set(row.id, row);
    for (const field of entity.fields.values()) {
      if (field.type !== 'TO_ONE') continue;
      const [old, now] = [idOf(before?.[field.name]), idOf(row[field.name])];
      if (old === now) continue;
      const key = `${entity.name}.${field.name}`;
      if (old !== null) this.setMember(this.backReferences, key, old, row.id, false);
      if (now !== null) this.setMember(this.backReferences, key, now, row.id, true);
    }
  }

  private unlinkAll(entity: Entity, row: Row): void {
    this.store(entity, row, { id: row.id });
    for (const field of entity.fields.values()) {
      if (field.type !== 'TO_MANY' || field.inverse !== undefined) continue;
      const key = `${entity.name}.${field.name}`;
      for (const id of this.links.get(key)?.get(row.id) ?? []) this.setLink(key, row.id, id, false);
    }
  }

  private setLink(key: string, from: number, to: number, isAdded: boolean): void {
    this.setMember(this.links, key, from, to, isAdded);
    this.setMember(this.links, `${key}<`, to, from, isAdded);
  }

  private setMember(
    index: Map<string, Map<number, Set<number>>>,
    key: string,
    id: number,
    member: number,
    isAdded: boolean,
  ) {
    const sets = index.get(key) ?? new Map<number, Set<number>>();
    const members = sets.get(id) ?? new Set<number>();
    if (isAdded) members.add(member);
    else members.delete(member);
    sets.set(id, members);
    index.set(key, sets);
  }

  private report(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }
}

/** Id of a to-one value. */
export function idOf(value: unknown): number | null {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null;
}

/** @throws ApiError 404 */
export function requireEntity(name: string): Entity {
  const entity = findEntity(name);
  if (!entity) throw unknownEntity(name);
  return entity;
}

function unknownEntity(name: string): ApiError {
  return new ApiError(404, 'errors.entityTypeNotFound', `Unknown entity type '${name}'.`);
}

/** The answer to a field that an entity does not have. */
export function invalidField(entity: string, name: string): ApiError {
  return new ApiError(400, 'errors.invalidField', `Invalid field '${name}' for entity type ${entity}.`, {
    entityName: entity,
    errors: [error(name, 'INVALID_FIELD', 'is not a field of this entity')],
  });
}

function scalarValue(field: Field, value: unknown, wrong: (why: string) => ApiError): unknown {
  switch (field.dataType) {
    case 'String': {
      const text = Array.isArray(value) ? value.join(',') : asText(value);
      if (field.maxLength !== undefined && text.length > field.maxLength) {
        throw wrong(`longer than ${field.maxLength} characters`);
      }
      return text;
    }
    case 'Boolean':
      if (typeof value === 'boolean') return value;
      if (value === 'true' || value === 1) return true;
      if (value === 'false' || value === 0) return false;
      throw wrong('true or false is expected');
    default: {
      const number = value === true ? 1 : value === false ? 0 : Number(value);
      if (!Number.isFinite(number)) throw wrong('a number is expected');
      return number;
    }
  }
}

function error(propertyName: string, type: string, why: string) {
  return { detailMessage: `${propertyName} ${why}`, propertyName, severity: 'ERROR', type };
}
