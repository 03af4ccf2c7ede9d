/** Search, filters, page and selection of a public list. */
export interface ListQuery {
  text: string;
  filters: { field: string; values: string[] }[];
  ranges: { field: string; min: number; max: number }[];
  /** From 1. */
  page: number;
  /** Encoded id of the selected entry; `''` for none. */
  selected: string;
}

const own = ['q', 'filter', 'range', 'page', 'entry'] as const;

/** Reads the query of a list from a URL; invalid parts are left out. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const filters = new Map<string, string[]>();
  for (const text of params.getAll('filter')) {
    const [field, value] = split(text);
    if (field && value) filters.set(field, [...(filters.get(field) ?? []), value]);
  }
  const ranges = params.getAll('range').flatMap((text) => {
    const [field, bounds] = split(text);
    const [min = Number.NaN, max = Number.NaN] = bounds.split('~').map(Number);
    return field && Number.isFinite(min) && Number.isFinite(max) ? [{ field, min, max }] : [];
  });
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').slice(0, 200),
    filters: [...filters].map(([field, values]) => ({ field, values })),
    ranges,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    selected: (params.get('entry') ?? '').slice(0, 400),
  };
}

/** The URL's search with another query; other parameters, such as the link's code, stay. */
export function writeListQuery(search: string, query: ListQuery): string {
  const params = new URLSearchParams(search);
  for (const name of own) params.delete(name);
  if (query.text) params.set('q', query.text);
  for (const { field, values } of query.filters)
    for (const value of values) params.append('filter', `${field}:${value}`);
  for (const { field, min, max } of query.ranges) params.append('range', `${field}:${min}~${max}`);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.selected) params.set('entry', query.selected);
  return `?${params.toString()}`;
}

function split(text: string): [string, string] {
  const place = text.indexOf(':');
  return place < 0 ? ['', ''] : [text.slice(0, place), text.slice(place + 1)];
}
