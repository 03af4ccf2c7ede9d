import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { resumeAnswers } from '@portal/domain/votes/vote';
import { changeAnswer } from '@portal/functions/public/change-answer';
import { firestore } from '@portal/functions/store/firestore';
import { handlerContext } from '@portal/functions/testing/handler-context';
import { freshToken, viewer, type PublicPage } from '@portal/functions/testing/public-page';
import { Timestamp } from 'firebase-admin/firestore';

const clients = 200;
const candidates = 5;
const seconds = 60;
const organizationId = 'agency-decisions';
const jobId = 'job-decisions';

/** The row of the table: clients who decide and change their minds at the same time, and whether counters equal events. */
export async function measureDecisions(): Promise<string[][]> {
  const context = handlerContext(null);
  const pages = await seed();
  const tally = { changed: 0, refused: 0, failures: [] as string[] };
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const own = { ...context, clientIp: `203.0.113.${String(index)}` };
      const who = viewer();
      for (let round = 0; performance.now() < end; round += 1) {
        const page = pages[(index + round) % candidates];
        const vote = resumeAnswers[(index + Math.floor(round / candidates)) % resumeAnswers.length];
        if (!page || !vote) return;
        const { publicToken, candidateId } = page;
        const request = { publicToken, candidateId, accessCode: '', vote, changeId: `change-${round}`, viewer: who };
        try {
          if ((await changeAnswer(request, own)).changed) tally.changed += 1;
        } catch (error) {
          if (error instanceof PortalError && error.kind === 'tooManyRequests') tally.refused += 1;
          else tally.failures.push(String(error));
        }
      }
    }),
  );
  const [failure] = tally.failures;
  if (failure) console.error(`  first failure: ${failure}`);
  const counted = await Promise.all(pages.map(isExact));
  const { changed, refused, failures } = tally;
  return [
    [
      clients,
      changed,
      (changed / seconds).toFixed(0),
      refused,
      failures.length,
      counted.every(Boolean) ? 'yes' : 'NO',
    ].map(String),
  ];
}

/** Whether the counters of a candidate are those of its votes, and those of its events. */
async function isExact({ candidateId }: PublicPage): Promise<boolean> {
  const database = firestore();
  const [candidate, votes, events] = await Promise.all([
    database.doc(documents.candidate(organizationId, jobId, candidateId)).get(),
    database.collection(collections.candidateVotes(organizationId, jobId, candidateId)).get(),
    database.collection(collections.candidateEvents(organizationId, jobId, candidateId)).get(),
  ]);
  const count = (wanted: string) => votes.docs.filter((vote) => vote.get('vote') === wanted).length;
  const sum = (wanted: string) =>
    events.docs
      .map((event) => Number(event.get('data.vote') === wanted) - Number(event.get('data.previousVote') === wanted))
      .reduce((total, change) => total + change, 0);
  return (['positive', 'negative'] as const).every((wanted) => {
    const counter = Number(candidate.get(`public.${wanted === 'positive' ? 'upVotes' : 'downVotes'}`) ?? 0);
    return counter === count(wanted) && counter === sum(wanted);
  });
}

async function seed(): Promise<PublicPage[]> {
  const database = firestore();
  const organization = newOrganization({ id: organizationId, name: 'Northwind Staffing', brands: [] });
  for (const [path, stored] of organizationDocuments(organization)) await database.doc(path).set(stored);
  const job = jobSchema.cast({ id: jobId, organizationId, createdBy: 'maya', jobTitle: 'Registered Nurse' });
  await database.doc(documents.job(organizationId, jobId)).set({ ...job, createdAt: Timestamp.now() });
  return await Promise.all(
    Array.from({ length: candidates }, async (_, index) => {
      const [candidateId, publicToken] = [`candidate-${index}`, freshToken()];
      const key = { organizationId, jobId, publicToken };
      const candidate = jobCandidateSchema.cast(
        { id: candidateId, organizationId, jobId, createdBy: 'maya', fullName: `Candidate ${index}`, public: key },
        { assert: false },
      );
      await database.doc(documents.publicCandidate(candidateId)).set(key);
      await database.doc(documents.candidate(organizationId, jobId, candidateId)).set(candidate);
      return { ...key, candidateId };
    }),
  );
}
