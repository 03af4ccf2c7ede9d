import type { ElasticAnswer, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isFilterField } from '@portal/domain/tearsheets/filter-fields';
import { isListed, termsOf, type ListQuery } from '@portal/domain/tearsheets/public-list';
import { searchWords } from '@portal/domain/search/words';
import { encodeId } from '../../links/encoded-ids';
import { openLink } from '../../links/open-link';
import type { PublicContext } from '../../runtime/route';
import { publishedRows } from './get-candidate-list';
import { openContent } from './open-page';

type Request = RequestOf<typeof marketingPagesApi.searchCandidates>;
type Clause = Request['body']['query']['bool']['must'][number];

/**
 * Searches the published candidates of a list and answers as a search server does. Only ids of the list are answered,
 * even when the query names others.
 * @throws PortalError as `openContent`; `invalidRequest` for a field that lists do not filter by.
 */
export async function searchCandidates(
  { data, gatePass, body }: Request,
  context: PublicContext,
): Promise<{ body: ElasticAnswer }> {
  const link = await openLink(context, data);
  const id = link
    ? encodeId(context.config, 'Tearsheets', { organizationId: link.organizationId, id: link.targetId })
    : '';
  const { organization, tearsheet } = await openContent(context, { kind: 'candidates', id }, { data, gatePass });
  if (!tearsheet) throw new PortalError('notFound', { detail: 'tearsheet' });
  const clauses = body.query.bool.must;
  const all = await publishedRows(context, organization.id, tearsheet);
  const query = queryOf(clauses);
  const ids = termsNamed(clauses, 'candidateid');
  const organizations = termsNamed(clauses, 'organizationid');
  const isOwn = organizations === null || organizations.includes(organization.id);
  const found = isOwn ? all.filter((row) => (ids === null || ids.includes(row.id)) && isListed(row, query)) : [];
  const field = body.aggs.uniq_data?.terms.field;
  return {
    body: {
      hits: {
        total: { value: found.length },
        hits: found.slice(0, body.size).map((row) => ({ _source: { candidateid: row.id } })),
      },
      aggregations: { uniq_data: { buckets: field === undefined ? [] : bucketsOf(found, requireField(field)) } },
    },
  };
}

/** Terms that name documents, not fields of candidates. */
const keyTerms = ['candidateid', 'organizationid'];

function queryOf(clauses: readonly Clause[]): ListQuery {
  const terms = clauses.flatMap(({ terms: one }) => (one && !keyTerms.includes(one.field) ? [one] : []));
  return {
    words: clauses.flatMap(({ query_string: one }) => (one ? searchWords(one.query) : [])),
    filters: terms.map(({ field, values }) => ({ field: requireField(field), values })),
    // A search server has no inactive ranges: bounds beyond all values stand for them.
    ranges: clauses.flatMap(({ range }) =>
      range
        ? [
            {
              field: requireField(range.field),
              min: range.gte,
              max: range.lte,
              minRange: -Infinity,
              maxRange: Infinity,
            },
          ]
        : [],
    ),
  };
}

function termsNamed(clauses: readonly Clause[], field: string): readonly string[] | null {
  return clauses.find(({ terms }) => terms?.field === field)?.terms?.values ?? null;
}

function requireField(field: string): string {
  if (!isFilterField(field)) throw new PortalError('invalidRequest', { detail: 'not a filter field' });
  return field;
}

function bucketsOf(rows: readonly Parameters<typeof isListed>[0][], field: string) {
  const counts = new Map<string, number>();
  for (const { values } of rows) {
    for (const term of termsOf(values.get(field))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].map(([key, doc_count]) => ({ key, doc_count }));
}
