import { beforeAll, expect, test } from '@jest/globals';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import { publicApi } from '@portal/domain/contracts/public-api';
import { mailingRecipientSchema, mailingSchema } from '@portal/domain/mail/mailing';
import type { Organization } from '@portal/domain/organizations/organization';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailMessage, Ports } from '../../runtime/ports';
import type { PublicContext } from '../../runtime/route';
import { sendOutbox } from '../../testing/send-outbox';
import { firestore } from '../../store/firestore';
import { freshId, freshWorld, read, signIn, withoutTriggers, write, type SignedIn } from '../../testing/emulator';
import { handlerContext, movableClock } from '../../testing/handler-context';
import { saveCandidate, saveJob, saveOrganization, viewer, type PublicPage } from '../../testing/public-page';
import { sendFeedbackVote } from '../send-feedback-vote';
import { submitFeedback } from '../submit-feedback';
import { voteNoticeDelayMs } from './record-answer';
import { publicLimits } from '../limits';
import { sendProfileFeedbackVote } from '../marketing/votes';
import { submitProfileFeedback } from '../marketing/feedback';
import { createLinks } from '../../links/create-links';

withoutTriggers();

const world = freshWorld();
const desk = 'desk@agency.example';
const minute = 60_000;
let recruiter: SignedIn;
let jobId: string;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  const { integration } = await saveOrganizationWith({});
  integration.bullhorn.jobSubmission.rejectOnDisapprovedFeedback = true;
  integration.bullhorn.customEmails.smVotePositive = { enabled: true, ccEmail: 'copy@agency.example' };
  await saveOrganizationWith({ integration });
  ({ jobId } = await saveJob(recruiter));
});

/** Two users get each mail: the recruiter and the desk. */
async function saveOrganizationWith(changes: Partial<Organization>): Promise<Organization> {
  await saveOrganization(world.a, {
    ...{ notificationsToCandidateRecruiter: true, notificationsToOther: true, notificationsToOtherEmail: desk },
    ...{ SMNotificationsToCurrentLoggedUser: true, SMNotificationsToOther: true, SMNotificationsToOtherEmail: desk },
    productFeature: productFeatureSchema.cast({ skillsMarketing: { enable: '1' } }),
    ...changes,
  });
  const { store } = handlerContext(null);
  const organization = await store.organizations.get(world.a);
  if (!organization) throw new Error('not stored');
  return organization;
}

interface Run {
  context: PublicContext;
  clock: ReturnType<typeof movableClock>;
  sent: MailMessage[];
  sweep: (ports?: Partial<Ports>) => Promise<void>;
}

/** Calls and sweeps with a clock of their own; keeps the mails. */
function start(): Run {
  const sent: MailMessage[] = [];
  const clock = movableClock();
  const geolocation = { locate: () => Promise.resolve({ country: '', region: '', city: '' }) };
  const send = (message: MailMessage) => {
    sent.push(message);
    return Promise.resolve();
  };
  const context = handlerContext<null>(null, { clock, mail: { send }, geolocation });
  return { context, clock, sent, sweep: (ports = {}) => sendOutbox({ ...context, ...ports }) };
}

const answers = { approve: false, whyDecline: 'Skills', suggestion: 'More night shifts' };
const feedback = (page: PublicPage, who: ReturnType<typeof viewer>, { context }: Run, given: object = answers) =>
  submitFeedback({ ...page, ...access, answers: { ...noAnswers, ...given }, duration: 3, viewer: who }, context);
const access = { accessCode: '' };
const noAnswers = {
  ...{ approve: true, whyApprove: '' as const, whyDecline: '' as const, schedule: '' as const },
  ...{ scheduleTime: '', suggestion: '', email: '', terms: false },
  ...{ thumbsUpCustomQuestion: [], thumbsDownCustomQuestion: [] },
  ...{ thumbsUpCustomMultipleAnswersQuestion: [], thumbsDownCustomMultipleAnswersQuestion: [] },
};
const vote = (page: PublicPage, who: ReturnType<typeof viewer>, { context }: Run) =>
  sendFeedbackVote(publicApi.sendFeedbackVote.request.cast({ ...page, vote: 'positive', viewer: who }), context);

const notesAbout = async (candidateId: string) => {
  const notes = firestore().collection(collections.atsNotes(world.a)).where('candidateId', '==', candidateId);
  return (await notes.get()).docs.map((note) => String(note.get('text')));
};
const waitingFor = async (candidateId: string) =>
  (await firestore().collection(collections.outbox()).where('answer.candidateId', '==', candidateId).get()).docs.map(
    (item) => item.data(),
  );

/** Ports of a process that ends right after its nth write or mail: every later one fails. */
function dying(ports: Ports, steps: number) {
  const died: string[] = [];
  let left = steps;
  const mortal = <Nouns extends object>(noun: string, nouns: Nouns, names: readonly (keyof Nouns)[]): Nouns => {
    const wrapped = names.map((name) => [
      name,
      async (...given: unknown[]) => {
        if (left <= 0) throw new Error('the process has ended');
        const result: unknown = await (nouns[name] as (...all: unknown[]) => Promise<unknown>)(...given);
        left -= 1;
        if (left > 0) return result;
        died.push(`${noun}.${String(name)}`);
        throw new Error('the process ends');
      },
    ]);
    return { ...nouns, ...(Object.fromEntries(wrapped) as Partial<Nouns>) };
  };
  const { outbox, atsNotes, candidates } = ports.store;
  return {
    died,
    ports: {
      mail: mortal('mail', ports.mail, ['send']),
      store: {
        ...ports.store,
        outbox: mortal('outbox', outbox, ['take', 'markSentTo', 'finish', 'fail']),
        atsNotes: mortal('atsNotes', atsNotes, ['add']),
        candidates: mortal('candidates', candidates, ['setStatusDetail']),
      },
    },
  };
}

test('a process that ends after any of its writes loses no mail or note, and doubles none that it knows of', async () => {
  const seen: string[] = [];
  for (let steps = 1; ; steps += 1) {
    const run = start();
    const number = String(7_000 + steps);
    const page = await saveCandidate(recruiter, jobId, { fullName: 'Ada Ng', candidateBHId: number });
    await feedback(page, viewer(), run);
    const { died, ports } = dying(run.context, steps);
    await run.sweep(ports);
    seen.push(...died);
    run.clock.pass(6 * minute);
    await run.sweep();
    run.clock.pass(6 * minute);
    await run.sweep();
    const to = run.sent.map((mail) => mail.to).sort();
    expect(new Set(to)).toEqual(new Set([desk, recruiter.email]));
    // Only a process that ended between a mail and its record cannot know; the mail then has the id of the first.
    const mailed = died[0] === 'mail.send' ? 3 : 2;
    expect({ steps, died, mails: to.length }).toEqual({ steps, died, mails: mailed });
    expect(new Set(run.sent.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await notesAbout(number)).toEqual([
      'Anonymous viewer (Red Fox): thumbs down for Ada Ng, Registered Nurse\n' +
        'Why do you decline this candidate? Skills\nWhat would you suggest instead? More night shifts',
    ]);
    expect(await waitingFor(page.candidateId)).toEqual([]);
    if (died.length === 0) break;
  }
  expect(new Set(seen)).toEqual(
    new Set([
      'outbox.take',
      'atsNotes.add',
      'candidates.setStatusDetail',
      'mail.send',
      'outbox.markSentTo',
      'outbox.finish',
    ]),
  );
}, 60_000);

test('a vote is stored with its notice, also when its process ends right after', async () => {
  const run = start();
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Vi Vote', candidateBHId: '8001' });
  const viewerAnswers = {
    ...run.context.store.viewerAnswers,
    add: async (...given: Parameters<Ports['store']['viewerAnswers']['add']>) => {
      await run.context.store.viewerAnswers.add(...given);
      throw new Error('the process ends');
    },
  };
  const store = { ...run.context.store, viewerAnswers };
  await expect(vote(page, viewer(), { ...run, context: { ...run.context, store } })).rejects.toThrow();
  const { upVotes } = (await read(documents.candidate(world.a, jobId, page.candidateId)))!.public as {
    upVotes: number;
  };
  expect(upVotes).toBe(1);
  await run.sweep();
  expect(run.sent).toEqual([]);
  run.clock.pass(voteNoticeDelayMs);
  await Promise.all([run.sweep(), run.sweep()]);
  expect(run.sent.map(({ subject }) => subject)).toEqual(
    [1, 2].map(() => 'Anonymous viewer (Red Fox): thumbs up for Vi Vote, Registered Nurse'),
  );
  expect(await notesAbout('8001')).toEqual(['Anonymous viewer (Red Fox): thumbs up for Vi Vote, Registered Nurse']);
});

test('a mail server that is away gets the mail later; one that stays away is given up, and stays visible', async () => {
  const run = start();
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Lea Late' });
  await feedback(page, viewer(), run);
  const away = { mail: { send: () => Promise.reject(new Error('away')) } };
  await run.sweep(away);
  expect(await waitingFor(page.candidateId)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  await run.sweep(away);
  expect(await waitingFor(page.candidateId)).toMatchObject([{ attempts: 1 }]);
  for (let hours = 0; hours < 9; hours += 1) {
    run.clock.pass(130 * minute);
    await run.sweep(away);
  }
  const [given] = await waitingFor(page.candidateId);
  expect(given).toMatchObject({ state: 'failed', attempts: 8, dueAt: null });
  expect(given?.problem).not.toBe('');
  expect(run.sent).toEqual([]);
  expect(await run.context.store.outbox.sendAgain(world.b, String(given?.id), run.clock.now())).toBe(false);
  expect(await run.context.store.outbox.sendAgain(world.a, String(given?.id), run.clock.now())).toBe(true);
  await run.sweep();
  expect(run.sent).toHaveLength(2);
});

test('an organization with many waiting items does not hold up another', async () => {
  const run = start();
  const now = run.clock.now();
  const calls = Array.from({ length: 150 }, (_, index) => ({ organizationId: 'busy', dueAt: now - 1_000 + index }));
  for (const [index, { organizationId, dueAt }] of [...calls, { organizationId: 'quiet', dueAt: now }].entries()) {
    await run.context.store.outbox.add({
      ...{ kind: 'webhook', id: freshId(`call-${index}`), organizationId, webhookId: 'none' },
      ...{ event: 'ping', dueAt },
    });
  }
  const due = await run.context.store.outbox.due(now, { read: 1_000, ofEach: 100 });
  expect(due.filter(({ organizationId }) => organizationId === 'busy')).toHaveLength(100);
  expect(due.filter(({ organizationId }) => organizationId === 'quiet')).toHaveLength(1);
  expect(due.map(({ dueAt }) => dueAt)).toEqual(
    due.map(({ dueAt }) => dueAt).sort((one, other) => Number(one) - Number(other)),
  );
});

test('mails to staff are limited per candidate', async () => {
  const run = start();
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Lim Ited' });
  const { max } = publicLimits.notification;
  for (let number = 0; number <= max; number += 1) {
    const context = { ...run.context, clientIp: `198.51.100.${number}` };
    await vote(page, viewer(), { ...run, context });
  }
  run.clock.pass(voteNoticeDelayMs);
  await run.sweep();
  expect(run.sent).toHaveLength(2 * max);
}, 60_000);

test('feedback on a marketing profile carries all of it, under the name of the contact', async () => {
  const run = start();
  const { store } = run.context;
  const [candidateId, contactId] = ['901', '902'];
  await write(documents.atsUser(world.a, '77'), atsUserSchema.cast({ id: '77', email: 'owner@agency.example' }));
  const candidate = { id: candidateId, name: 'Ada Ng' };
  await write(
    documents.skillsCandidate(world.a, candidateId),
    skillsCandidateSchema.cast({ id: candidateId, candidate, organizationId: world.a, selectedProfileId: 'default' }),
  );
  await write(documents.clientContact(world.a, contactId), {
    ...{ id: contactId, name: 'Petra Klein', email: 'petra@client.example' },
  });
  const organization = await store.organizations.get(world.a);
  if (!organization) throw new Error('not stored');
  const [link] = await createLinks(run.context, organization, [
    {
      ...{ kind: 'profile', targetId: candidateId, recipientId: contactId, isLead: false },
      ...{ sender: recruiter.uid, brand: '', hasGateing: false },
    },
  ]);
  const url = new URL(link?.url ?? '');
  const opened = {
    candidateId: url.pathname.split('/')[2] ?? '',
    data: url.searchParams.get('data') ?? '',
    gatePass: '',
  };
  const mailing = { id: freshId('mailing'), organizationId: world.a };
  await write(
    documents.mailing(world.a, mailing.id),
    mailingSchema.cast({ ...mailing, kind: 'profile', targetId: candidateId, state: 'done' }),
  );
  const recipientPath = `${collections.mailingRecipients(world.a, mailing.id)}/petra`;
  const recipient = { id: 'petra', mailingId: mailing.id, organizationId: world.a, contactId, state: 'sent' };
  await write(
    recipientPath,
    mailingRecipientSchema.cast({ ...recipient, linkId: link?.linkId ?? '', sentAt: Timestamp.now() }),
  );

  const who = viewer();
  const voted = { ...opened, vote: 'smVotePositive', viewer: who };
  await sendProfileFeedbackVote(marketingPagesApi.sendProfileFeedbackVote.request.cast(voted), run.context);
  expect(await read(recipientPath)).toMatchObject({ answers: [{ name: 'Ada Ng', approve: true, words: [] }] });
  const given = {
    ...noAnswers,
    ...{ approve: true, whyApprove: 'Skills' as const, schedule: 'yes' as const },
    ...{ scheduleTime: 'Tuesday at ten', email: 'private@mail.example' },
  };
  await submitProfileFeedback({ ...opened, answers: given, duration: 3, viewer: who }, run.context);
  run.clock.pass(voteNoticeDelayMs);
  await run.sweep();

  expect(run.sent.map(({ to, cc }) => ({ to, cc })).sort((one, other) => one.to.localeCompare(other.to))).toEqual([
    { to: desk, cc: undefined },
    { to: recruiter.email, cc: 'copy@agency.example' },
  ]);
  const [mail] = run.sent;
  expect(mail).toMatchObject({
    subject: 'Petra Klein: thumbs up for Ada Ng',
    replyTo: 'private@mail.example',
  });
  expect(mail?.text.split('\n\n').slice(0, 3)).toEqual([
    'Petra Klein: thumbs up for Ada Ng',
    [
      'Why do you approve of this candidate?: Skills',
      'Would you like to schedule an interview?: Yes',
      'When would suit you?: Tuesday at ten',
      'Viewer: Petra Klein',
      'Email: private@mail.example',
    ].join('\n'),
    `Open candidate: http://portal.test/app/skills/${candidateId}`,
  ]);
  expect(await notesAbout(candidateId)).toEqual([
    'Petra Klein: thumbs up for Ada Ng\nWhy do you approve of this candidate? Skills\n' +
      'Would you like to schedule an interview? Yes\nWhen would suit you? Tuesday at ten',
  ]);
  const { answers: told } = mailingRecipientSchema.cast(await read(recipientPath), { assert: false });
  expect(told).toHaveLength(1);
  expect(told[0]?.words).toHaveLength(3);
});
