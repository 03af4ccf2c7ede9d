import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import { newOrganization, type Organization } from '@portal/domain/organizations/organization';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { documents } from '@portal/domain/paths/firestore-paths';
import { maxTearsheetEntries, tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { createLinks } from '@portal/functions/links/create-links';
import { searchCandidates } from '@portal/functions/public/marketing/search-candidates';
import { firestore } from '@portal/functions/store/firestore';
import { handlerContext } from '@portal/functions/testing/handler-context';

const sizes = [maxTearsheetEntries / 5, maxTearsheetEntries] as const;
const repeats = 15;

const searches: Record<string, object[]> = {
  'one word': [{ query_string: { query: 'nurse' } }],
  'two filters': [
    { terms: { field: 'address.state', values: ['TX', 'OH'] } },
    { terms: { field: 'category', values: ['Health'] } },
  ],
  'word, filter and range': [
    { query_string: { query: 'night shift' } },
    { terms: { field: 'category', values: ['Health', 'Legal'] } },
    { range: { field: 'salary', gte: 60_000, lte: 90_000 } },
  ],
};

/** Rows of the table: times of a search of lists of each size. The first one reads the list from the database. */
export async function measureList(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const count of sizes) {
    const { data, context } = await seedList(count);
    for (const [name, must] of Object.entries(searches)) {
      const { request } = marketingPagesApi.searchCandidates;
      const aggs = { uniq_data: { terms: { field: 'category' } } };
      const input = request.validateSync({ data, index: 'candidates', body: { query: { bool: { must } }, aggs } });
      const times: number[] = [];
      const cpuTimes: number[] = [];
      let found = 0;
      for (let round = 0; round < repeats; round += 1) {
        const [start, used] = [performance.now(), process.cpuUsage()];
        const answer = await searchCandidates(input, context);
        times.push(performance.now() - start);
        const { user, system } = process.cpuUsage(used);
        cpuTimes.push((user + system) / 1_000);
        found = answer.body.hits.total.value;
      }
      const [first = 0, ...later] = times;
      const shown = [first, medianOf(later), Math.max(...later), medianOf(cpuTimes)].map((time) => time.toFixed(0));
      rows.push([count.toLocaleString('en-US'), name, ...shown, String(found)]);
    }
  }
  return rows;
}

function medianOf(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function seedList(count: number) {
  const organizationId = `agency-${count}`;
  const context = handlerContext(null);
  const organization: Organization = {
    ...newOrganization({ id: organizationId, name: 'Northwind Staffing', brands: [] }),
    productFeature: productFeatureSchema.cast({ skillsMarketing: { enable: '1' } }),
  };
  const db = firestore();
  const writer = db.bulkWriter();
  for (const [path, stored] of organizationDocuments(organization)) void writer.set(db.doc(path), stored);
  const ids = Array.from({ length: count }, (_, index) => String(10_000 + index));
  for (const [index, id] of ids.entries()) {
    void writer.set(db.doc(documents.skillsCandidate(organizationId, id)), candidateOf(organizationId, id, index));
    // A few hundred at a time, to limit the memory.
    if (index % 250 === 249) await writer.flush();
  }
  const tearsheet = tearsheetSchema.cast({
    ...{ id: 'list', organizationId, name: 'All', numCandidates: count },
    candidates: { data: ids.map((id) => ({ id })) },
  });
  void writer.set(db.doc(documents.tearsheet(organizationId, 'list')), tearsheet);
  await writer.close();
  const request = {
    kind: 'candidates',
    targetId: 'list',
    recipientId: '',
    isLead: false,
    sender: '',
    brand: '',
  } as const;
  const [link] = await createLinks(context, organization, [{ ...request, hasGateing: false }]);
  return { data: link?.data ?? '', context };
}

function candidateOf(organizationId: string, id: string, index: number) {
  const pick = (values: readonly string[], step: number) => values[Math.floor(index / step) % values.length] ?? '';
  const summary = `Works the ${pick(['night', 'day'], 1)} shift and has led a team of ${index % 20}. `.repeat(5);
  return skillsCandidateSchema.cast({
    ...{ id, organizationId, selectedProfileId: 'default' },
    candidate: {
      ...{ id, name: `Candidate ${index}`, occupation: pick(['Nurse', 'Welder', 'Clerk'], 1), summary },
      ...{ category: { name: pick(['Health', 'Trades', 'Legal'], 3) }, salary: 40_000 + (index % 70) * 1_000 },
      address: { city: pick(['Austin', 'Dayton', 'Reno'], 7), state: pick(['TX', 'OH', 'NV'], 7) },
    },
  });
}
