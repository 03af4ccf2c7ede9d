import { userFields, type SimulatedUser } from './corporations';

/** Maximum page size, and the default one. */
const maxCount = 500;
const defaultCount = 15;

/** A query that the ATS rejects. */
export class QueryFault extends Error {}

/**
 * Answers `query/CorporateUser` as the ATS does: condition, fields, order, page. Conditions support only equality with
 * true, false and numbers, joined by AND.
 * @throws QueryFault
 */
export function queryUsers(users: readonly SimulatedUser[], query: URLSearchParams): object {
  const where = query.get('where') ?? '';
  if (where === '') throw new QueryFault('where is missing');
  const conditions = where.split(/\s+AND\s+/i).map(conditionOf);
  const fields = (query.get('fields') ?? '').split(',').map((name) => fieldOf(name.trim()));
  const order = query.get('orderBy') ?? 'id';
  const field = fieldOf(order.replace(/^-/, ''));
  const direction = order.startsWith('-') ? -1 : 1;
  const found = users
    .filter((user) => conditions.every((isMet) => isMet(user)))
    .sort((a, b) => direction * String(a[field]).localeCompare(String(b[field]), undefined, { numeric: true }));
  const start = Number(query.get('start') ?? 0);
  const count = Math.min(Number(query.get('count') ?? defaultCount), maxCount);
  const data = found.slice(start, start + count).map((user) => ({
    id: user.id,
    ...Object.fromEntries(fields.map((name) => [name, user[name]])),
  }));
  const total = query.get('showTotalMatched') === 'true' ? { total: found.length } : {};
  return { ...total, start, count: data.length, data };
}

function fieldOf(name: string): keyof SimulatedUser {
  const field = userFields.find((known) => known === name);
  if (!field) throw new QueryFault(`Invalid field '${name}'`);
  return field;
}

function conditionOf(text: string): (user: SimulatedUser) => boolean {
  const [, name = '', value = ''] = /^(\w+)\s*=\s*(true|false|\d+)$/.exec(text.trim()) ?? [];
  const field = fieldOf(name);
  return (user) => String(user[field]) === value;
}
