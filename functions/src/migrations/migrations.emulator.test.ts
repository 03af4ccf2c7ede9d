import { expect, test } from '@jest/globals';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { newBrand, newSmBrand } from '@portal/domain/brands/brand';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { organizationsStore } from '../store/organizations';
import { firestore } from '../store/firestore';
import { freshId, freshWorld, read, savedJob, signIn, withoutTriggers, write } from '../testing/emulator';
import { storeCandidates } from '../testing/graded-job';
import { runTriggers } from '../testing/run-triggers';
import { hideAccessCode } from './hide-access-code';
import { markAnonymousCandidates } from './mark-anonymous-candidates';
import type { MigrationStep } from './migration-step';
import { clearOldGrades } from './clear-old-grades';
import { listClientJobs } from './list-client-jobs';
import { moveSettings } from './move-settings';
import { showSubmittedCandidates } from './show-submitted-candidates';
import { runMigrations } from './run-migrations';

withoutTriggers();

const lines: string[] = [];
const options = { isDryRun: false, report: (line: string) => lines.push(line), pageSize: 2 };

/** A step over documents of its own, which fails at those in `broken`. */
async function ownStep(broken: Set<string>): Promise<MigrationStep & { seen: string[] }> {
  const collection = freshId('migrated');
  for (const id of ['a', 'b', 'c', 'd', 'e']) await write(`${collection}/${id}`, { schemaVersion: id === 'b' ? 2 : 1 });
  const seen: string[] = [];
  return {
    name: collection,
    from: 1,
    to: 2,
    collection,
    seen,
    migrate: (transaction, { ref }) => {
      if (broken.has(ref.id)) return Promise.reject(new Error(`${ref.id} is broken`));
      seen.push(ref.id);
      transaction.update(ref, { schemaVersion: 2 });
      return Promise.resolve();
    },
  };
}

test('an interrupted run goes on after its last finished page, and a repeated one changes nothing', async () => {
  const broken = new Set(['e']);
  const step = await ownStep(broken);
  await expect(runMigrations([step], options)).rejects.toThrow('e is broken');
  expect(step.seen).toEqual(['a', 'c', 'd']);
  expect(await read(documents.migration(step.name))).toEqual({ after: 'd' });
  broken.clear();
  expect(await runMigrations([step], options)).toEqual({ [step.name]: 1 });
  expect(lines).toContain(`${step.name}: goes on after d`);
  expect(await read(documents.migration(step.name))).toBeNull();
  expect(await runMigrations([step], options)).toEqual({ [step.name]: 0 });
});

test('a dry run counts and writes nothing', async () => {
  const step = await ownStep(new Set());
  expect(await runMigrations([step], { ...options, isDryRun: true })).toEqual({ [step.name]: 4 });
  expect(step.seen).toEqual([]);
  expect(await read(`${step.collection}/a`)).toEqual({ schemaVersion: 1 });
});

test('settings move into their own documents, and the organization reads as before', async () => {
  const id = freshId('agency');
  const organization = newOrganization({
    id,
    name: 'Alder & Pine',
    totalSeats: 5,
    brands: [{ ...newBrand('blue'), name: 'Blue' }],
    showAIGenerator: true,
    notificationsToOther: true,
    notificationsToOtherEmail: 'desk@example.com',
    schemaVersion: 1,
  });
  const first = {
    ...(JSON.parse(JSON.stringify(organization)) as Record<string, unknown>),
    teamMembers: 3,
    smDefaultBrand: { ...newSmBrand('old'), name: 'Standard' },
  };
  await write(documents.organization(id), first);
  await write(documents.agencySettings(id), { general: { chartType: 'bar' } });
  const before = await organizationsStore.get(id);
  expect(before).toMatchObject({ notificationsToOtherEmail: 'desk@example.com', chartType: 'bar' });

  await runMigrations([moveSettings], options);

  expect(await organizationsStore.get(id)).toEqual({ ...before, schemaVersion: 2 });
  expect(Object.keys((await read(documents.organization(id))) ?? {})).not.toContain('notificationsToOther');
  expect(await read(documents.organization(id))).toMatchObject({ name: 'Alder & Pine', totalSeats: 5, teamMembers: 3 });
  expect(await read(documents.platformSettings(id))).toMatchObject({ showAIGenerator: true });
  expect(await read(documents.agencySettings(id))).toMatchObject({
    general: { chartType: 'bar' },
    notifications: { notificationsToOther: true },
  });
  const brand = await firestore().collection(collections.smBrands(id)).doc('default').get();
  expect(brand.data()).toMatchObject({ id: 'default', name: 'Standard' });
});

test('an access code leaves the settings that all staff read, and opens as before', async () => {
  const id = freshId('agency');
  const publicResume = { hasAccessCode: true, accessCode: 'open sesame' };
  await write(documents.organization(id), { id, name: 'Alder & Pine', schemaVersion: 2 });
  await write(documents.agencySettings(id), { security: { integration: { bullhorn: { publicResume } } } });
  await runMigrations([hideAccessCode], { ...options, pageSize: 100 });
  expect(JSON.stringify(await read(documents.agencySettings(id)))).not.toContain('sesame');
  expect((await organizationsStore.get(id))?.integration.bullhorn.publicResume).toMatchObject(publicResume);
  expect(await read(documents.organization(id))).toMatchObject({ schemaVersion: 3 });
});

test('a candidate that was graded before must-haves is graded again, and others keep their score', async () => {
  const job = await savedJob(await signIn('recruiter', freshWorld()), {
    jobDescription:
      'Registered nurse for our intensive care unit in Boston. Triage, patient care, Epic. Must have a valid RN license.',
  });
  await runTriggers();
  const sovren = { documentId: 'graded', sovrenParsedStatus: 'parsed', weightedScore: 1, mustHavesMet: 0 };
  const [old = '', current = ''] = await storeCandidates(job, 2, { sovren, schemaVersion: 1 });
  const pathOf = (id: string) => documents.candidate(job.organizationId, job.id, id);
  const sovrenOf = async (id: string) => ((await read(pathOf(id)))?.sovren ?? {}) as Record<string, unknown>;
  await firestore().doc(pathOf(old)).update({ 'sovren.mustHavesMet': FieldValue.delete() });

  await runMigrations([clearOldGrades], { ...options, pageSize: 100 });

  await runTriggers();
  expect(await sovrenOf(old)).toMatchObject({ weightedScore: expect.any(Number) });
  expect(await sovrenOf(current)).toMatchObject({ weightedScore: 1 });
  expect(await read(pathOf(old))).toMatchObject({ schemaVersion: 2 });
});

test('jobs from before clients had lists are in them, and those of no client are not', async () => {
  const { a: organizationId } = freshWorld();
  const before = {
    organizationId,
    createdBy: 'maya',
    jobTitle: 'Nurse',
    contact: { email: 'Ann@Client.example' },
    schemaVersion: 1,
  };
  for (const id of ['shown', 'internal']) {
    await write(documents.job(organizationId, id), { ...before, id, createdAt: Timestamp.fromMillis(1_000) });
    await write(documents.candidate(organizationId, id, `${id}-1`), {
      ...{ id: `${id}-1`, organizationId, jobId: id, createdBy: 'maya' },
      submissionStatus: { portal: id === 'shown' },
      isDeleted: false,
    });
  }
  await runMigrations([listClientJobs], { ...options, pageSize: 100 });
  expect(await read(documents.clientJob(organizationId, 'shown'))).toMatchObject({
    ...{ jobTitle: 'Nurse', contactEmail: 'ann@client.example', isClosed: false },
    shown: [{ client: false }],
  });
  expect(await read(documents.clientJob(organizationId, 'internal'))).toBeNull();
  expect(await read(documents.job(organizationId, 'internal'))).toMatchObject({ schemaVersion: 2 });
});

test('candidates that were submitted before Client Connect are shown there, and hidden ones stay hidden', async () => {
  const { a: organizationId } = freshWorld();
  const pathOf = (id: string) => documents.candidate(organizationId, 'job', id);
  const submittedDate = Timestamp.fromMillis(1_000);
  const before = { accountManager: false, client: true, submittedDate, detail: '' };
  await write(pathOf('submitted'), { schemaVersion: 2, submissionStatus: before });
  await write(pathOf('hidden'), { schemaVersion: 2, submissionStatus: { ...before, portal: false } });
  await write(pathOf('internal'), { schemaVersion: 2, submissionStatus: { ...before, client: false } });
  await runMigrations([showSubmittedCandidates], { ...options, pageSize: 100 });
  const stored = await Promise.all(['submitted', 'hidden', 'internal'].map((id) => read(pathOf(id))));
  expect(stored).toEqual([
    { schemaVersion: 3, submissionStatus: { ...before, portal: true, shownAt: submittedDate } },
    { schemaVersion: 3, submissionStatus: { ...before, portal: false } },
    { schemaVersion: 3, submissionStatus: { ...before, client: false } },
  ]);
});

test('a marketing candidate learns that its selected profile is anonymous', async () => {
  const { a: organizationId } = freshWorld();
  const pathOf = (id: string) => documents.skillsCandidate(organizationId, id);
  for (const [id, selectedProfileId] of [
    ['hidden', 'copy'],
    ['named', 'default'],
    ['none', ''],
  ] as const) {
    const { isAnonymous: _isAnonymous, ...old } = skillsCandidateSchema.cast({
      id,
      organizationId,
      candidate: { id },
      selectedProfileId,
    });
    await write(pathOf(id), old);
    if (selectedProfileId)
      await write(`${pathOf(id)}/profiles/${selectedProfileId}`, { isAnonymous: selectedProfileId === 'copy' });
  }
  await runMigrations([markAnonymousCandidates], { ...options, pageSize: 100 });
  const stored = await Promise.all(['hidden', 'named', 'none'].map((id) => read(pathOf(id))));
  expect(stored).toMatchObject([
    { isAnonymous: true, schemaVersion: 2 },
    { isAnonymous: false, schemaVersion: 2 },
    { isAnonymous: false, schemaVersion: 2 },
  ]);
});
