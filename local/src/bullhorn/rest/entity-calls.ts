import type { Corporation } from '../corporation';
import { answerPage, pageRequest } from '../query/page';
import { parseOrder } from '../query/where';
import { requireEntity, type Row, type Values } from '../data/database';
import { parseFields, selectFields } from '../data/fields';
import { ApiError } from './api-error';

/** Records in an answer to several ids. */
const maxIds = 500;

/** `GET entity/{type}/{ids}`: one record under `data`, or a list for several ids. @throws ApiError 404 when none is found. */
export function readEntities(
  { database }: Corporation,
  type: string,
  idList: string,
  parameters: URLSearchParams,
): object {
  const entity = requireEntity(type);
  const ids = readIds(idList).slice(0, maxIds);
  const rows = ids.map((id) => database.get(type, id)).filter((row) => row !== null);
  if (rows.length === 0) {
    throw new ApiError(404, 'errors.entityNotFound', `${type} ${idList} not found.`, { entityName: type });
  }
  const selected = parseFields(parameters.get('fields') ?? 'id');
  const data = rows.map((row) => selectFields(database, entity, row, selected));
  return { data: ids.length === 1 ? data[0] : data };
}

/** `GET entity/{type}/{ids}/{toMany}`. */
export function readAssociated(
  { database }: Corporation,
  type: string,
  idList: string,
  fieldName: string,
  parameters: URLSearchParams,
): object {
  const field = requireEntity(type).fields.get(fieldName);
  if (field?.type !== 'TO_MANY') {
    throw new ApiError(400, 'errors.invalidAssociation', `'${fieldName}' is not a to-many association of ${type}.`);
  }
  const target = requireEntity(field.target ?? '');
  const ids = new Set(readIds(idList).flatMap((id) => database.associated(type, id, field)));
  const rows = [...ids].map((id) => database.get(target.name, id)).filter((row) => row !== null);
  const order = parameters.get('orderBy');
  if (order !== null) rows.sort(parseOrder(order, database, target));
  return answerPage(database, target, rows, pageRequest(parameters, 20));
}

/** `PUT entity/{type}`. Notes link themselves to the people that they name. */
export function createEntity(corporation: Corporation, type: string, values: Values): object {
  const { database } = corporation;
  requireWritable(type);
  const row = database.insert(type, { ...defaultsOf(corporation, type), ...values });
  if (type === 'Note') linkNote(corporation, row);
  if (type === 'JobSubmission') recordStatus(corporation, row);
  if (type === 'ClientCorporation') {
    // The vendor adds an archived contact to each new company.
    const contact = { firstName: 'Default', lastName: 'Contact', name: 'Default Contact', status: 'Archive' };
    database.insert('ClientContact', { ...contact, clientCorporation: { id: row.id } });
  }
  return changed(type, row.id, 'INSERT', values);
}

/** `POST entity/{type}/{id}`. */
export function updateEntity(corporation: Corporation, type: string, id: number, values: Values): object {
  requireWritable(type);
  const before = corporation.database.get(type, id);
  const row = corporation.database.update(type, id, values);
  if (type === 'JobSubmission' && before?.status !== row.status) recordStatus(corporation, row);
  return changed(type, id, 'UPDATE', values);
}

/** `DELETE entity/{type}/{id}`. */
export function deleteEntity({ database }: Corporation, type: string, id: number): object {
  requireWritable(type);
  database.remove(type, id);
  return { changedEntityType: type, changedEntityId: id, changeType: 'DELETE' };
}

/** `PUT` and `DELETE entity/{type}/{id}/{toMany}/{ids}`. */
export function associate(
  { database }: Corporation,
  type: string,
  id: number,
  field: string,
  idList: string,
  isAdded: boolean,
): object {
  database.associate(type, id, field, readIds(idList), isAdded);
  return {
    changedEntityType: type,
    changedEntityId: id,
    changeType: isAdded ? 'ASSOCIATE' : 'DISASSOCIATE',
  };
}

/** `POST association/{type}/{field}`: pairs of ids. */
export function listAssociations({ database }: Corporation, type: string, fieldName: string, values: Values): object {
  const field = requireEntity(type).fields.get(fieldName);
  if (field?.type !== 'TO_MANY') {
    throw new ApiError(400, 'errors.invalidAssociation', `'${fieldName}' is not a to-many association of ${type}.`);
  }
  const ids = Array.isArray(values.ids) ? values.ids.map(Number) : [];
  const pairs = ids.flatMap((id) => database.associated(type, id, field).map((other) => [id, other]));
  const start = Number(values.start ?? 0);
  const count = Math.min(Number(values.count ?? 10_000), 10_000);
  return { total: pairs.length, data: pairs.slice(start, start + count) };
}

/** `POST massUpdate/{type}`: the same change of many records. */
export function massUpdate(corporation: Corporation, type: string, values: Values): object {
  requireWritable(type);
  const { ids, ...changes } = values;
  const list = Array.isArray(ids) ? ids.map(Number) : [];
  for (const id of list) {
    for (const [name, value] of Object.entries(changes)) {
      if (requireEntity(type).fields.get(name)?.type !== 'TO_MANY') {
        corporation.database.update(type, id, { [name]: value });
        continue;
      }
      const { add = [], remove = [] } = value as { add?: number[]; remove?: number[] };
      if (add.length > 0) corporation.database.associate(type, id, name, add, true);
      if (remove.length > 0) corporation.database.associate(type, id, name, remove, false);
    }
  }
  return { count: list.length };
}

function changed(type: string, id: number, changeType: string, data: Values): object {
  return { changedEntityType: type, changedEntityId: id, changeType, data };
}

function requireWritable(type: string): void {
  if (requireEntity(type).isReadOnly) {
    throw new ApiError(400, 'errors.entityReadOnly', `${type} cannot be changed by the API.`, { entityName: type });
  }
}

function defaultsOf({ apiUserId, database }: Corporation, type: string): Values {
  if (apiUserId === 0) return {};
  const { fields } = requireEntity(type);
  const own = { id: apiUserId };
  return {
    ...(fields.has('owner') && { owner: own }),
    ...(type === 'JobSubmission' && { sendingUser: own }),
    ...(type === 'Note' && { commentingPerson: own, dateAdded: database.now() }),
    ...(type === 'Sendout' && { user: own }),
  };
}

const noteFields: Readonly<Record<string, string>> = {
  Candidate: 'candidates',
  ClientContact: 'clientContacts',
  CorporateUser: 'corporateUsers',
  Lead: 'leads',
};

function linkNote({ database }: Corporation, row: Row): void {
  for (const name of ['personReference', 'commentingPerson']) {
    const { id } = (row[name] ?? {}) as { id?: number };
    const person = id === undefined ? null : database.findPerson(id);
    const field = noteFields[person?.entity ?? ''];
    if (person && field) database.associate('Note', row.id, field, [person.row.id], true);
  }
  const { id: jobId } = (row.jobOrder ?? {}) as { id?: number };
  if (jobId !== undefined) database.associate('Note', row.id, 'jobOrders', [jobId], true);
}

function recordStatus({ database, apiUserId }: Corporation, row: Row): void {
  const { id, status } = row;
  const values = { jobSubmission: { id }, status, ...(apiUserId > 0 && { modifyingUser: { id: apiUserId } }) };
  database.insert('JobSubmissionHistory', values, { isSystem: true });
}

/** `1,2,3`. @throws ApiError 400 for anything else. */
export function readIds(text: string): number[] {
  const ids = text.split(',').map(Number);
  if (ids.some((id) => !Number.isInteger(id))) throw new ApiError(400, 'errors.invalidId', `Invalid id '${text}'.`);
  return ids;
}
