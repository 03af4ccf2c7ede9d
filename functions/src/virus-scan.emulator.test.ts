import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collections } from '@portal/domain/paths/firestore-paths';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import type { VirusScanner } from './adapters/scanning/virus-scanner';
import { addAttachment } from './candidates/add-attachment';
import { uploadResume } from './public/upload-resume';
import { firestore } from './store/firestore';
import { startClamd, type ClamdServer } from './testing/clamd-server';
import {
  bucket,
  freshId,
  freshWorld,
  resumeText,
  signIn,
  stage,
  withoutTriggers,
  type SignedIn,
} from './testing/emulator';
import { engineInProcess } from './testing/engine-in-process';
import { actorFor } from './testing/fake-ports';
import { handlerContext } from './testing/handler-context';
import { saveCandidate, saveJob, saveOrganization, type PublicPage } from './testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let page: PublicPage;
let job: { jobId: string; publicToken: string };
let clamd: ClamdServer;
let stopped: ClamdServer;
beforeAll(async () => {
  clamd = await startClamd();
  stopped = await startClamd();
  stopped.stop();
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a);
  job = await saveJob(recruiter);
  page = await saveCandidate(recruiter, job.jobId);
});
afterAll(() => {
  clamd.stop();
});

const clean = Buffer.from(resumeText);
const infected = Buffer.from(`${resumeText}\nmalware`);
const refused = { kind: 'unusableFile', userMessage: uploadFaultTexts.infected };
const unanswered = { kind: 'unavailable' };

/** Files are scanned where a scanner is configured; otherwise they are kept as they are. */
const scanners = (): Readonly<Record<'none' | 'running' | 'down', VirusScanner | null>> => ({
  none: null,
  running: clamd.scanner,
  down: stopped.scanner,
});

describe('an attachment', () => {
  async function attach(scanner: VirusScanner | null, bytes: Buffer) {
    const { organizationId, jobId, candidateId } = page;
    const stagedPath = await stage(recruiter, 'letter.txt', bytes);
    const fileId = freshId('file');
    const actor = { ...actorFor('recruiter'), uid: recruiter.uid, organizationId };
    const context = handlerContext(actor, { scanner, files: bucket() });
    const request = { organizationId, jobId, candidateId, fileId, stagedPath, fileName: 'letter.txt' };
    const stored = firestore().doc(`${collections.fileAttachments(organizationId, jobId, candidateId)}/${fileId}`);
    return { answer: addAttachment(request, context), isStored: async () => (await stored.get()).exists };
  }

  test.each(['none', 'running'] as const)('is kept when it is clean (scanner: %s)', async (state) => {
    const { answer, isStored } = await attach(scanners()[state], clean);
    await answer;
    expect(await isStored()).toBe(true);
  });

  test('is kept unscanned without a scanner', async () => {
    const { answer, isStored } = await attach(scanners().none, infected);
    await answer;
    expect(await isStored()).toBe(true);
  });

  test.each([
    ['running', infected, refused],
    ['down', clean, unanswered],
  ] as const)('is refused with its reason (scanner: %s)', async (state, bytes, error) => {
    const { answer, isStored } = await attach(scanners()[state], bytes);
    await expect(answer).rejects.toMatchObject(error);
    expect(await isStored()).toBe(false);
  });
});

describe('a resume of an applicant', () => {
  async function apply(scanner: VirusScanner | null, bytes: Buffer) {
    const before = await candidates();
    const context = handlerContext(null, {
      scanner,
      files: bucket(),
      parsing: engineInProcess,
      receiveFile: () => Promise.resolve({ fileName: 'jane.pdf', contentType: 'application/pdf', bytes }),
    });
    const { jobId, publicToken } = job;
    return {
      answer: uploadResume({ jobId, publicToken, isConfirmed: true, isAgreed: false }, context),
      added: async () => (await candidates()) - before,
    };
  }
  const pdf = async () =>
    Buffer.from(await makePdf((page) => writeLines(page, 54, 54, [...resumeText.split('\n'), freshId('unique')])));
  const candidates = async () =>
    (await firestore().collection(collections.candidates(world.a, job.jobId)).count().get()).data().count;

  test('becomes a candidate when it is clean, and each of its bytes was scanned', async () => {
    const bytes = await pdf();
    const { answer, added } = await apply(scanners().running, bytes);
    expect(await answer).toMatchObject({ uploaded: true });
    expect(await added()).toBe(1);
    expect(clamd.files.at(-1)?.equals(bytes)).toBe(true);
  });

  test.each([
    ['running', 'malware', refused],
    ['down', '', unanswered],
  ] as const)('is refused with its reason (scanner: %s)', async (state, addition, error) => {
    const { answer, added } = await apply(scanners()[state], Buffer.concat([await pdf(), Buffer.from(addition)]));
    await expect(answer).rejects.toMatchObject(error);
    expect(await added()).toBe(0);
  });
});
