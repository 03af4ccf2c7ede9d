import { beforeAll, expect, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { scoreExplanationTexts as texts } from '@portal/domain/texts/score-explanation';
import {
  call,
  freshId,
  freshWorld,
  savedAgencies,
  signIn,
  withoutTriggers,
  write,
  type SignedIn,
} from '../testing/emulator';
import { firestore } from '../store/firestore';
import { mailsTo } from '../testing/mailbox';
import { saveCandidate, saveJob } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
beforeAll(async () => {
  await savedAgencies(world);
  recruiter = await signIn('recruiter', world);
});

const post = (name: string, body: object) =>
  call<{ paragraphs: string[]; email: string }>(`/api/app/${name}`, { body, token: recruiter.token });

test('a score is explained to the candidate in plain words, on the screen and once by mail, without the client', async () => {
  const { jobId } = await saveJob(recruiter, { company: 'Mercy Hospital' });
  const email = `${freshId('ann')}@mail.example`.toLowerCase();
  const { candidateId } = await saveCandidate(recruiter, jobId, { email });
  const key = { organizationId: world.a, jobId, candidateId };
  expect((await post('explainScore', key)).body).toMatchObject({ message: texts.noGrade });
  const path = documents.candidate(world.a, jobId, candidateId);
  await write(documents.candidateParsing(world.a, jobId, candidateId), {
    parsed: {},
    grade: gradeOf(categoryOf('skills', 1, [evidenceFor('Triage'), evidenceFor('Epic', { outcome: 'missing' })])),
  });
  await firestore().doc(path).update({ 'sovren.weightedScore': 50 });
  const shown = (await post('explainScore', key)).body.data;
  expect(shown.email).toBe(email);
  expect(shown.paragraphs.join(' ')).toContain('found: Triage; not found: Epic.');
  expect((await post('mailScoreExplanation', key)).status).toBe(200);
  const [mail] = await mailsTo(email, 1);
  expect(mail?.text).toContain('found: Triage; not found: Epic.');
  expect(mail?.text).not.toContain('Mercy');
  expect((await post('mailScoreExplanation', key)).status).toBe(429);
  await firestore().doc(path).update({ isDeleted: true });
  expect((await post('explainScore', key)).status).toBe(404);
});
