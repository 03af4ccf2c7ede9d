import type { ElasticAnswer, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isFilterField, mayFilterBy } from '@portal/domain/tearsheets/filter-fields';
import { isListed, termsOf } from '@portal/domain/tearsheets/public-list';
import { searchWords } from '@portal/domain/search/words';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import type { FoundListed, ListedQuery } from '../../adapters/search/search-service';
import { encodeId } from '../../links/encoded-ids';
import { openLink } from '../../links/open-link';
import type { PublicContext } from '../../runtime/route';
import { publishedRows, type Row } from './listed-candidates';
import { listSettings } from './list-settings';
import { openContent, type OpenPage } from './open-page';
import { pageBrand } from './page-brand';

type Request = RequestOf<typeof marketingPagesApi.searchCandidates>;
type Clause = Request['body']['query']['bool']['must'][number];

/**
 * Searches the published candidates of a list, in a search server if one is configured, and answers as one does. Only ids
 * of the list are answered, even when the query names others.
 * @throws PortalError as `openContent`; `invalidRequest` for a field that the list neither shows nor filters by.
 */
export async function searchCandidates(
  { data, gatePass, body }: Request,
  context: PublicContext,
): Promise<{ body: ElasticAnswer }> {
  const link = await openLink(context, data);
  const id = link
    ? encodeId(context.config, 'Tearsheets', { organizationId: link.organizationId, id: link.targetId })
    : '';
  const page = await openContent(context, { kind: 'candidates', id }, { data, gatePass });
  const { organization, tearsheet } = page;
  if (!tearsheet) throw new PortalError('notFound', { detail: 'tearsheet' });
  const clauses = body.query.bool.must;
  const organizations = termsNamed(clauses, 'organizationid');
  if (organizations && !organizations.includes(organization.id)) return answerOf({ ids: [], total: 0, counts: [] });
  const requireField = await fieldsOfList(context, { ...page, tearsheet });
  const named = termsNamed(clauses, 'candidateid');
  const field = (body.aggs.uniq_data ?? body.aggregations.uniq_data)?.terms.field;
  const query = {
    ...queryOf(clauses, requireField),
    organizationId: organization.id,
    size: body.size,
    countedField: field === undefined ? '' : requireField(field),
  };
  const wanted = named && new Set(named);
  const rows = await publishedRows(context, organization.id, tearsheet);
  const publicIds = new Map(rows.map((row) => [row.id, publicIdOf(context, organization.id, row)]));
  const searched = wanted ? rows.filter(({ id: own }) => wanted.has(publicIds.get(own) ?? '')) : rows;
  const found = context.search.findListed
    ? await context.search.findListed({ ...query, ids: searched.map(({ id: own }) => own) })
    : findInMemory(searched, query);
  return answerOf({ ...found, ids: found.ids.map((own) => publicIds.get(own) ?? '') });
}

/** The id by which callers name a candidate: the record's, and for an anonymous one that of the page. */
function publicIdOf(
  { config }: Pick<PublicContext, 'config'>,
  organizationId: string,
  { id, isAnonymous }: Row,
): string {
  return isAnonymous ? encodeId(config, 'SkillsMarketing', { organizationId, id }) : id;
}

function answerOf({ ids, total, counts }: FoundListed): { body: ElasticAnswer } {
  const buckets = counts.map(({ value, count }) => ({ key: value, doc_count: count }));
  const hits = ids.map((candidateid) => ({ _source: { candidateid } }));
  return { body: { hits: { total: { value: total }, hits }, aggregations: { uniq_data: { buckets } } } };
}

function findInMemory(
  rows: readonly Row[],
  { words, filters, ranges, size, countedField }: Omit<ListedQuery, 'ids'>,
): FoundListed {
  const bounded = ranges.map((range) => ({ ...range, minRange: -Infinity, maxRange: Infinity }));
  const found = rows.filter((row) => isListed(row, { words, filters, ranges: bounded }));
  return {
    ids: found.slice(0, size).map(({ id }) => id),
    total: found.length,
    counts: countedField === '' ? [] : countsOf(found, countedField),
  };
}

/** Terms that name documents, not fields of candidates. */
const keyTerms = ['candidateid', 'organizationid'];

function queryOf(
  clauses: readonly Clause[],
  requireField: RequireField,
): Pick<ListedQuery, 'words' | 'filters' | 'ranges'> {
  const terms = clauses.flatMap(({ terms: one }) => (one && !keyTerms.includes(one.field) ? [one] : []));
  return {
    words: clauses.flatMap(({ query_string: one }) => (one ? searchWords(one.query) : [])),
    filters: terms.map(({ field, values }) => ({ field: requireField(field), values })),
    ranges: clauses.flatMap(({ range }) =>
      range ? [{ field: requireField(range.field), min: range.gte, max: range.lte }] : [],
    ),
  };
}

function termsNamed(clauses: readonly Clause[], field: string): readonly string[] | null {
  return clauses.find(({ terms }) => terms?.field === field)?.terms?.values ?? null;
}

type RequireField = (field: string) => string;

/**
 * Admits the fields that the list shows or filters by, so that a search tells no more than its page.
 * @returns a function that returns an admitted field and throws PortalError `invalidRequest` for others.
 */
async function fieldsOfList(
  { store }: Pick<PublicContext, 'store'>,
  { organization, link, tearsheet }: OpenPage & { tearsheet: Tearsheet },
): Promise<RequireField> {
  const brand = await pageBrand(store, organization, link, { tearsheet, entryBrandId: '', candidateOwnerId: '' });
  const { slots, filters, ranges } = listSettings(organization, brand);
  const shown = new Set([...slots, ...[...filters, ...ranges].map(({ field }) => field)]);
  return (field) => {
    if (!isFilterField(field) || !shown.has(field) || !mayFilterBy(field, organization.privacy)) {
      throw new PortalError('invalidRequest', { detail: 'not a field of the list' });
    }
    return field;
  };
}

function countsOf(rows: readonly Parameters<typeof isListed>[0][], field: string) {
  const counts = new Map<string, number>();
  for (const { values } of rows) {
    for (const term of termsOf(values.get(field))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}
