import { beforeAll, expect, test } from '@jest/globals';
import { viewPollMs } from '@portal/domain/constants/public-pages';
import { publicApi } from '@portal/domain/contracts/public-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { Timestamp } from 'firebase-admin/firestore';
import { PortalError } from '@portal/domain/errors/portal-error';
import { makePdf, writeLines } from '@portal/matching/documents/testing/make-pdf';
import { engineInProcess } from '../testing/engine-in-process';
import { uploadError } from '../adapters/parsing-service/document-fault';
import type { ParsingService } from '../adapters/parsing-service/parsing-service';
import type { ClientLimit } from '../runtime/rate-limit';
import type { UploadedFile } from '../runtime/read-form';
import type { PublicContext } from '../runtime/route';
import { firestore } from '../store/firestore';
import { countDocuments } from '../testing/count-documents';
import { bucket, freshId, freshWorld, resumeText, type SignedIn, withoutTriggers } from '../testing/emulator';
import { handlerContext, movableClock } from '../testing/handler-context';
import {
  below,
  freshToken,
  saveCandidate,
  saveJob,
  savePageWithCopies,
  viewer,
  type PublicPage,
} from '../testing/public-page';
import { publicLimits } from './limits';
import { getCandidateResume } from './get-candidate-resume';
import { publicEvent } from './public-event';
import { resumeDocument } from './resume-document';
import { submitFeedback } from './submit-feedback';
import { uploadResume } from './upload-resume';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string; publicToken: string };
let page: PublicPage;

beforeAll(async () => {
  ({ recruiter, job, page } = await savePageWithCopies(world));
});

/** The context of a viewer's call from a client IP. */
const visitor = (address: string, changes: Partial<PublicContext> = {}) =>
  handlerContext<PublicContext['actor']>(null, {
    clientIp: address,
    geolocation: { locate: () => Promise.resolve({ country: '', region: '', city: '' }) },
    ...changes,
  });

/** Sets the only counter of a limit, as if it had been counted so often. @returns what it had counted. */
async function raiseCount(name: string, count: number): Promise<unknown> {
  const { docs } = await firestore().collection(collections.rateLimits()).get();
  const [counter, ...others] = docs.filter(({ id }) => id.startsWith(`${name}-`));
  if (!counter || others.length > 0) throw new Error(`${name} has ${docs.length} counters`);
  await counter.ref.update({ count });
  return counter.get('count');
}

test('copies of feedback are limited per candidate; further feedback is stored without one', async () => {
  const copies: string[] = [];
  const send = ({ to }: { to: string }) => {
    if (to !== recruiter.email) copies.push(to);
    return Promise.resolve();
  };
  let number = 0;
  const answer = async (address: string) => {
    const answers = { approve: true, whyApprove: 'Skills', email: `bystander-${(number += 1)}@example.com` };
    const input = publicApi.submitFeedback.request.validateSync({ ...page, answers, duration: 5, viewer: viewer() });
    return (await submitFeedback(input, visitor(address, { mail: { send } }))).copySent;
  };
  const { max, maxOfAll }: ClientLimit = publicLimits.feedbackCopies;
  for (let sent = 0; sent < max; sent += 1) expect(await answer('203.0.113.1')).toBe(true);
  expect(await answer('203.0.113.1')).toBe(false);
  for (let sent = max; sent < maxOfAll; sent += 1) expect(await answer('203.0.113.2')).toBe(true);
  expect(await answer('203.0.113.3')).toBe(false);
  expect(copies).toHaveLength(maxOfAll);
  expect(await below(page, 'candidateFeedback')).toHaveLength(maxOfAll + 2);
}, 120_000);

test('a view is not written again immediately, nor extended after the link has expired or the candidate is removed', async () => {
  const seen = await saveCandidate(recruiter, job.jobId);
  const clock = movableClock();
  const input = publicApi.publicEvent.request.validateSync({
    ...seen,
    event: 'viewResume',
    viewer: viewer(),
    duration: 5,
  });
  const call = () => publicEvent(input, visitor('203.0.113.4', { clock }));
  const view = async () => (await below(seen, 'candidateViews'))[0];
  expect(await call()).toEqual({ recorded: true });
  const opened = await view();

  clock.pass(1_000);
  const soon = await countDocuments(call);
  expect([soon.result, soon.writes]).toEqual([{ recorded: true }, 0]);
  expect(await view()).toEqual(opened);
  clock.pass(viewPollMs);
  expect(await call()).toEqual({ recorded: true });
  const prolonged = await view();
  expect(prolonged?.duration).toBe(5);

  const candidate = firestore().doc(documents.candidate(seen.organizationId, seen.jobId, seen.candidateId));
  clock.pass(viewPollMs);
  await candidate.update({ 'public.linkExpiry': Timestamp.fromMillis(clock.now() - 1_000) });
  await expect(call()).rejects.toMatchObject({ kind: 'permissionDenied' });
  await candidate.update({ 'public.linkExpiry': null, isDeleted: true });
  await expect(call()).rejects.toMatchObject({ kind: 'notFound' });
  expect(await view()).toEqual(prolonged);
  await candidate.update({ isDeleted: false });
  expect(await call()).toEqual({ recorded: true });
  expect((await view())?.duration).toBe(10);
});

test('guessing an access code from everywhere ends after few tries and does not stop viewers who know it', async () => {
  const publicResume = { contactPerson: 'jobOwner', hasAccessCode: true, accessCode: freshId('code') } as const;
  const locked = await saveJob(recruiter, { integration: { bullhorn: { publicResume } } });
  // The same code opens each candidate of the job, so guesses at all of them count together.
  const candidates = await Promise.all([1, 2].map(() => saveCandidate(recruiter, locked.jobId)));
  const open = (clientIp: string, accessCode: string, candidate = candidates[0]) =>
    getCandidateResume(
      publicApi.getCandidateResume.request.validateSync({ ...candidate, accessCode }),
      visitor(clientIp),
    ).then(
      ({ data }) => data.state,
      (error: unknown) => PortalError.from(error).kind,
    );
  expect(await open('203.0.113.50', publicResume.accessCode)).toBe('active');
  const { max } = publicLimits.accessCodeGuesses;
  const guess = (number: number) => open(`198.51.100.${number}`, `guess-${number}`, candidates[number % 2]);
  expect([await guess(1), await guess(2)]).toEqual(['permissionDenied', 'permissionDenied']);
  expect(await raiseCount('accessCodeGuesses', max - 2)).toBe(2);
  // At the same time, so that none is admitted because another is still checked.
  const last = await Promise.all([3, 4, 5, 6].map(guess));
  expect(last.toSorted()).toEqual(['permissionDenied', 'permissionDenied', 'tooManyRequests', 'tooManyRequests']);
  expect(await guess(7)).toBe('tooManyRequests');
  expect(await open('203.0.113.51', publicResume.accessCode)).toBe('tooManyRequests');
  expect(await open('203.0.113.50', publicResume.accessCode)).toBe('active');
});

test('too many dead links are refused until a time that is said, and a valid one still opens', async () => {
  const office = visitor('203.0.113.40');
  const open = async (link: { candidateId: string; publicToken: string }) =>
    (await getCandidateResume(publicApi.getCandidateResume.request.validateSync(link), office)).data.state;
  const dead = () => open({ candidateId: page.candidateId, publicToken: freshToken() });
  for (let tried = 0; tried < publicLimits.wrongLink.max; tried += 1) {
    await expect(dead()).rejects.toMatchObject({ kind: 'notFound' });
  }
  await expect(dead()).rejects.toMatchObject({ kind: 'tooManyRequests', retryAfterSeconds: 600 });
  expect(await open(page)).toBe('active');
});

test('downloads of the original are limited per client IP', async () => {
  const input = publicApi.resumeDocument.request.validateSync(page);
  const ask = (address: string) =>
    resumeDocument(input, visitor(address)).catch((error: unknown) => PortalError.from(error).kind);
  const first = await ask('203.0.113.20');
  for (let asked = 1; asked < publicLimits.document.max; asked += 1) await ask('203.0.113.20');
  expect(await ask('203.0.113.20')).toBe('tooManyRequests');
  expect(await ask('203.0.113.21')).toEqual(first);
});

test('an unreadable file counts for its sender only; the same file counts once', async () => {
  const own = await saveJob(recruiter);
  const send = (clientIp: string, parsing: ParsingService, file: UploadedFile) =>
    uploadResume(
      { ...own, isConfirmed: false, isAgreed: false },
      visitor(clientIp, { parsing, files: bucket(), receiveFile: () => Promise.resolve(file) }),
    );
  const resume = async (name: string) => ({
    fileName: 'resume.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(await makePdf((pdf) => writeLines(pdf, 54, 54, [...resumeText.split('\n'), name]))),
  });
  const [first, second, third] = [await resume('first'), await resume('second'), await resume('third')];
  for (let sent = 0; sent <= publicLimits.upload.max; sent += 1) {
    expect(await send('203.0.113.150', engineInProcess, first)).toMatchObject({ uploaded: true });
  }
  const { maxOfAll } = publicLimits.upload;
  expect(await raiseCount('uploadOfAll', maxOfAll - 1)).toBe(1);
  const unreadable: Partial<ParsingService> = {
    expandArchive: () =>
      Promise.resolve(
        Array.from({ length: 10 }, (_, index) => ({ fileName: 'x.pdf', bytes: Buffer.from(`${index}`) })),
      ),
    parseResume: () => Promise.reject(uploadError('unsupportedType')),
  };
  const zip = { fileName: 'all.zip', contentType: 'application/zip', bytes: Buffer.from('zip') };
  const refused = send('203.0.113.151', { ...engineInProcess, ...unreadable }, zip);
  await expect(refused).rejects.toMatchObject({ kind: 'unusableFile' });
  expect(await send('203.0.113.152', engineInProcess, second)).toMatchObject({ uploaded: true });
  await expect(send('203.0.113.153', engineInProcess, third)).rejects.toMatchObject({ kind: 'tooManyRequests' });
});

test('each file of a zip counts', async () => {
  const own = await saveJob(recruiter);
  const entries = Array.from({ length: 10 }, (_, index) => ({ fileName: `${index}.pdf`, bytes: Buffer.from('x') }));
  const parsing: Partial<ParsingService> = {
    expandArchive: () => Promise.resolve(entries),
    parseResume: () => Promise.reject(uploadError('unsupportedType')),
  };
  const file = { fileName: 'all.zip', bytes: Buffer.from('zip') };
  const context = visitor('203.0.113.5', {
    parsing: parsing as ParsingService,
    receiveFile: () => Promise.resolve(file),
  } as Partial<PublicContext>);
  const send = () => uploadResume({ ...own, isConfirmed: false, isAgreed: false }, context);
  for (let sent = 0; sent < publicLimits.upload.max; sent += entries.length) {
    await expect(send()).rejects.toMatchObject({ kind: 'unusableFile' });
  }
  await expect(send()).rejects.toMatchObject({ kind: 'tooManyRequests' });
});
