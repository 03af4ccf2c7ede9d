import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { newOrganization, type Organization } from '@portal/domain/organizations/organization';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileSchema } from '@portal/domain/profiles/profile';
import { createLinks } from '@portal/functions/links/create-links';
import { encodeId } from '@portal/functions/links/encoded-ids';
import { getProfile } from '@portal/functions/public/marketing/get-profile';
import { recordView } from '@portal/functions/public/marketing/record-view';
import { sendProfileFeedbackVote } from '@portal/functions/public/marketing/votes';
import type { PublicContext } from '@portal/functions/runtime/route';
import { firestore } from '@portal/functions/store/firestore';
import { handlerContext } from '@portal/functions/testing/handler-context';
import { viewer } from '@portal/functions/testing/public-page';

const viewers = 200;
const profiles = 5;
const seconds = 60;
const memoryReadings = 4;
const organizationId = 'agency-viewers';

interface Page {
  candidateId: string;
  id: string;
  data: string;
}

/** Calls and failures so far. */
interface Tally {
  calls: number;
  failures: string[];
}

/** The row of the table: viewers who open profiles, stay and vote at the same time, and whether each was counted once. */
export async function measureViewers(): Promise<string[][]> {
  const geolocation = { locate: () => Promise.resolve({ country: '', region: '', city: '' }) };
  const context = handlerContext(null, { geolocation });
  const pages = await seedPages(context);
  const tally: Tally = { calls: 0, failures: [] };
  const start = performance.now();
  const end = performance.now() + seconds * 1_000;
  const memory = readMemory();
  await Promise.all(
    Array.from({ length: viewers }, (_, index) =>
      browse({ ...context, clientIp: `203.0.113.${String(index)}` }, pages, { end, tally }),
    ),
  );
  memory.end();
  const counted = await Promise.all(pages.map(({ candidateId }) => countersOf(candidateId)));
  const exact = counted.every(({ views, votes }) => views === viewers && votes === viewers);
  const rate = (tally.calls / ((performance.now() - start) / 1_000)).toFixed(0);
  const [failure] = tally.failures;
  if (failure) console.error(`  first failure: ${failure}`);
  const counts = [String(viewers), String(tally.calls), rate, String(tally.failures.length)];
  return [[...counts, exact ? 'yes' : JSON.stringify(counted), memory.readings.join(', ')]];
}

/** Reads the memory in use after garbage collection, in MB, at even distances while the viewers browse. */
function readMemory(): { readings: string[]; end: () => void } {
  setFlagsFromString('--expose_gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const readings: string[] = [];
  const read = () => {
    collectGarbage();
    readings.push((process.memoryUsage().heapUsed / 1_048_576).toFixed(0));
  };
  const timer = setInterval(read, (seconds * 1_000) / memoryReadings);
  return {
    readings,
    end: () => {
      clearInterval(timer);
      read();
    },
  };
}

/** One viewer: opens the profiles in turn, votes on each once, and goes on reading until the time is over. */
async function browse(
  context: PublicContext,
  pages: readonly Page[],
  { end, tally }: { end: number; tally: Tally },
): Promise<void> {
  const who = viewer();
  const count = async (call: Promise<unknown>): Promise<void> => {
    tally.calls += 1;
    await call.catch((error: unknown) => tally.failures.push(String(error)));
  };
  for (let round = 0; round < pages.length || performance.now() < end; round += 1) {
    const page = pages[round % pages.length];
    if (!page) return;
    const access = { data: page.data, gatePass: '', recipientId: '', bhcid: '' };
    await count(getProfile({ candidateId: page.id, ...access }, context));
    await count(recordView({ kind: 'profile', id: page.id, viewer: who, duration: round, ...access }, context));
    if (round >= pages.length) continue;
    const vote = {
      vote: 'smVotePositive',
      organizationId: '',
      senderId: '',
      isLead: false,
      jobId: '',
      recipentId: '',
    } as const;
    await count(sendProfileFeedbackVote({ candidateId: page.id, ...vote, ...access, viewer: who }, context));
  }
}

async function countersOf(candidateId: string): Promise<{ views: number; votes: number }> {
  const stored = await firestore().doc(documents.skillsCandidate(organizationId, candidateId)).get();
  const [views, up, down] = ['pageViews', 'upVotes', 'downVotes'].map((name) =>
    Number(stored.get(`public.${name}`) ?? 0),
  );
  return { views: views ?? 0, votes: (up ?? 0) + (down ?? 0) };
}

async function seedPages(context: PublicContext): Promise<Page[]> {
  const organization: Organization = {
    ...newOrganization({ id: organizationId, name: 'Northwind Staffing', brands: [] }),
    productFeature: productFeatureSchema.cast({ skillsMarketing: { enable: '1' } }),
  };
  const database = firestore();
  for (const [path, stored] of organizationDocuments(organization)) await database.doc(path).set(stored);
  const section = { key: 'about', title: 'About', content: '<p>Leads the night shift of a ward.</p>' };
  const profile = profileSchema.cast({ id: 'default', built: { completedProfile: [section] } });
  return await Promise.all(
    Array.from({ length: profiles }, async (_, index) => {
      const candidateId = String(500 + index);
      const candidate = { id: candidateId, name: `Candidate ${index}` };
      const stored = skillsCandidateSchema.cast({ id: candidateId, selectedProfileId: 'default', candidate });
      await database.doc(documents.skillsCandidate(organizationId, candidateId)).set(stored);
      await database.doc(`${collections.skillsProfiles(organizationId, candidateId)}/default`).set(profile);
      const request = { kind: 'profile', targetId: candidateId, recipientId: '', isLead: false } as const;
      const rest = { sender: '', brand: '', hasGateing: false };
      const [link] = await createLinks(context, organization, [{ ...request, ...rest }]);
      const id = encodeId(context.config, 'SkillsMarketing', { organizationId, id: candidateId });
      return { candidateId, id, data: link?.data ?? '' };
    }),
  );
}
