import { beforeAll, expect, test } from '@jest/globals';
import { fairnessChanges, type FairnessCheck } from '@portal/domain/contracts/scoring-api';
import type { GroupFigures } from '@portal/domain/privacy/bias-report';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { biasReportTexts as texts } from '@portal/domain/texts/bias-report';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { firestore } from '../store/firestore';
import { call, freshId, freshWorld, savedAgencies, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { ownPorts } from '../testing/own-server';
import { saveCandidate, saveJob } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
  admin = await signIn('admin', world);
});

const report = (people: { email: string; group: string }[]) =>
  call<{ groups: GroupFigures[]; unknown: number }>('/api/app/biasReport', {
    body: { organizationId: world.a, people },
    token: admin.token,
  });

test('an admin gets rates by the groups of a file, without people whose data must not be processed', async () => {
  const { jobId } = await saveJob(recruiter);
  const add = async (group: string, score: number, changes: object) => {
    const email = `${freshId('ada')}@mail.example`.toLowerCase();
    const { candidateId } = await saveCandidate(recruiter, jobId, { email });
    await firestore()
      .doc(documents.candidate(world.a, jobId, candidateId))
      .update({ 'sovren.weightedScore': score, ...changes });
    return { email: email.toUpperCase(), group };
  };
  const submitted = { 'clientState.state': 'declined' };
  const people = [
    ...(await Promise.all([1, 2, 3, 4, 5].map((place) => add('A', 40, place > 1 ? {} : submitted)))),
    ...(await Promise.all([1, 2, 3, 4, 5].map((place) => add('B', 60, place > 2 ? {} : submitted)))),
    await add('A', 90, { 'restriction.isOn': true }),
  ];
  const { groups, unknown } = (await report([...people, { email: 'nobody@mail.example', group: 'A' }])).body.data;
  expect(unknown).toBe(2);
  expect(groups).toMatchObject([
    { group: 'A', candidates: 5, submitted: 1, selectionImpact: 0.5, medianScore: 40, scoringImpact: 0 },
    { group: 'B', candidates: 5, submitted: 2, selectionImpact: 1, medianScore: 60, scoringImpact: 1 },
  ]);
  const [first] = people;
  const twice = await report([...people, { email: first?.email ?? '', group: 'B' }]);
  expect(twice.body.message).toBe(texts.twoGroups(first?.email ?? ''));
});

test('no score of the agency’s own resumes changes with the name, sex, age or address of the person', async () => {
  const ports = ownPorts();
  const { jobId } = await saveJob(recruiter, {
    jobTitle: 'Registered Nurse',
    jobDescription:
      'Registered Nurse. Requirements: triage, Epic, three years of experience. Active RN license required.',
  });
  await firestore().doc(documents.job(world.a, jobId)).update({ activityAt: Timestamp.now() });
  const text = [
    'Robin Example',
    'Austin, TX 78701 · robin@mail.example',
    'EXPERIENCE',
    'Registered Nurse, Mercy Hospital, Austin',
    'Jan 2018 - present',
    'Triage and charting in Epic on the telemetry floor.',
  ].join('\n');
  const document = { bytes: new TextEncoder().encode(text), fileName: 'a.txt' };
  const deadline = callDeadline(callSeconds);
  const { parsed } = await ports.parsing.parseResume(document, { today: '2026-11-30', deadline });
  const { candidateId } = await saveCandidate(recruiter, jobId, {});
  await firestore()
    .doc(documents.candidateParsing(world.a, jobId, candidateId))
    .set({ parsed });
  for (let later = 1; later <= 4; later += 1) {
    const { jobId: withoutCandidates } = await saveJob(recruiter, { jobTitle: 'Midwife' });
    const activityAt = Timestamp.fromMillis(Date.now() + later * 1_000);
    await firestore().doc(documents.job(world.a, withoutCandidates)).update({ activityAt });
  }
  const { body } = await call<FairnessCheck>('/api/app/checkFairness', {
    body: { organizationId: world.a },
    token: admin.token,
  });
  expect(body.data.resumes).toBeGreaterThan(0);
  expect(body.data.changed).toEqual(Object.fromEntries(fairnessChanges.map((change) => [change, 0])));
});
