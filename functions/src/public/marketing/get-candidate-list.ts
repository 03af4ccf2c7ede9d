import type { CandidateJson, ListPage, ListRow, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { publicLinks } from '@portal/domain/links/public-links';
import { searchWords } from '@portal/domain/search/words';
import { isListed, type ListQuery } from '@portal/domain/tearsheets/public-list';
import { resolveLabel } from '@portal/domain/texts/labels';
import { encodeId } from '../../links/encoded-ids';
import type { PublicContext } from '../../runtime/route';
import { filtersWithOptions, listSettings, pageOf, shownValue, type ListSettings } from './list-settings';
import { publishedRows, stillPublished, type Row } from './listed-candidates';
import { openContent, openPage, type OpenPage } from './open-page';
import { pageBrand } from './page-brand';
import { projectPage } from './project-page';

/**
 * A page of a tearsheet's published candidates. Behind the gate it has no content.
 * @throws PortalError as `openPage`.
 */
export async function getCandidateList(
  input: RequestOf<typeof marketingPagesApi.getCandidateList>,
  context: PublicContext,
): Promise<ListPage> {
  const page = await openPage(
    context,
    { kind: 'candidates', id: input.tearsheetId, organizationId: input.organizationId },
    input,
  );
  const { organization, tearsheet, link } = page;
  const brand = await pageBrand(context.store, organization, link, {
    tearsheet,
    entryBrandId: '',
    candidateOwnerId: '',
  });
  const common = projectPage(page, brand);
  if (!page.isOpen || !tearsheet) return { ...common, content: null };
  const settings = listSettings(organization, brand);
  const all = await publishedRows(context, organization.id, tearsheet);
  const query = queryOf(input, settings);
  const listed = all.filter((row) => isListed(row, query));
  const shown = await stillPublished(context, organization.id, pageOf(listed, input.page));
  return {
    ...common,
    content: {
      title: resolveLabel(organization.customLabels, 'tearsheetsCandidates'),
      rows: shown.map((row) => projectRow(context, page, row, { settings, data: input.data })),
      total: listed.length,
      totalOfAll: all.length,
      filters: filtersWithOptions(settings, all),
      ranges: settings.ranges,
      filtersText: organization.productFeature.skillsMarketing.tearsheetsFilterText,
    },
  };
}

/** All published candidates of a tearsheet in JSON mode. @throws PortalError as `openContent`. */
export async function getCandidateListJson(
  input: RequestOf<typeof marketingPagesApi.getCandidateListJson>,
  context: PublicContext,
): Promise<CandidateJson[]> {
  const page = await openContent(
    context,
    { kind: 'candidates', id: input.tearsheetId, organizationId: input.organizationId },
    input,
  );
  if (!page.tearsheet) return [];
  const rows = await publishedRows(context, page.organization.id, page.tearsheet);
  return rows.map((row) => ({
    fullName: row.name,
    city: row.city,
    state: row.state,
    occupation: row.occupation,
    profileUrl: context.config.publicBaseUrl + profilePath(context, page, row.id, input.data),
  }));
}

/** Unknown fields are left out: only configured ones filter. */
function queryOf(
  { text, filters, ranges }: Pick<RequestOf<typeof marketingPagesApi.getCandidateList>, 'text' | 'filters' | 'ranges'>,
  settings: ListSettings,
): ListQuery {
  return {
    words: searchWords(text),
    filters: filters.filter(({ field }) => settings.filters.some((one) => one.field === field)),
    ranges: ranges.flatMap(({ field, min, max }) => {
      const range = settings.ranges.find((one) => one.field === field);
      return range ? [{ field, min, max, minRange: range.minRange, maxRange: range.maxRange }] : [];
    }),
  };
}

function projectRow(
  context: Pick<PublicContext, 'config'>,
  page: OpenPage,
  row: Row,
  { settings, data }: { settings: ListSettings; data: string },
): ListRow {
  const { organizationId } = page.link;
  return {
    id: encodeId(context.config, 'SkillsMarketing', { organizationId, id: row.id }),
    name: row.name,
    isFavorite: row.isFavorite,
    href: profilePath(context, page, row.id, data),
    slots: settings.slots.map((field) => shownValue(field, row.values.get(field))),
  };
}

/** The profile of an entry opens with the code of the list. */
function profilePath(
  { config }: Pick<PublicContext, 'config'>,
  { link }: Pick<OpenPage, 'link'>,
  candidateId: string,
  data: string,
): string {
  const { organizationId, recipientId } = link;
  const encode = (id: string) => (id === '' ? '' : encodeId(config, 'SkillsMarketing', { organizationId, id }));
  return publicLinks.profile(encode(candidateId), encode(recipientId), data);
}
