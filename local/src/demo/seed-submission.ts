import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { dayMs } from '@portal/domain/constants/time';
import { publicLinks } from '@portal/domain/links/public-links';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { threadMessageSchema, threadSchema } from '@portal/domain/threads/thread';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { viewerActivity } from '@portal/functions/public/viewer-activity';
import { firestore } from '@portal/functions/store/firestore';
import type { Store } from '@portal/functions/store/store';
import { threadIdOf } from '@portal/functions/store/threads';
import { Timestamp } from 'firebase-admin/firestore';
import type { DemoAccount } from './accounts';
import type { DemoJob } from './seed-jobs';

/** The token of the demo's shortlist. */
export const demoShortlistToken = 'demo-shortlist-for-olivia-grant-';

/** What the client has answered about the candidates, the best first. `''`: the recruiter waits for it. */
const answers: readonly (ResumeAnswer | '')[] = ['positive', 'maybe', '', '', ''];
/** Days since each submission; the third candidate has waited long enough for a reminder. */
const daysAgo = [3, 2, 7, 2, 1] as const;

const question = 'Is there experience with a migration of a live system, as a lead?';
const reply = 'Yes, two of them, both without an outage. I can send you the write-up of the second one.';

interface Submission {
  job: DemoJob;
  client: DemoAccount;
  recruiter: DemoAccount;
  candidates: readonly JobCandidate[];
  company: string;
  now: number;
}

/** When a candidate of the demo's submission was submitted. @param place the candidate's among the best. */
export function submittedAt(place: number, now: number): Timestamp {
  return Timestamp.fromMillis(now - (daysAgo[place] ?? 1) * dayMs);
}

/**
 * The best candidates of a job were submitted to its client as one shortlist: one is approved, one is a Maybe, others wait for
 * an answer, one of them for days. The client has asked a question, and the recruiter has replied.
 */
export async function seedSubmission(store: Store, submission: Submission): Promise<void> {
  const { job, client, candidates } = submission;
  const { organizationId, jobId } = job;
  const items = await Promise.all(candidates.map((_candidate, place) => submit(store, submission, place)));
  await store.shortlists.add(demoShortlistToken, {
    ...{ organizationId, jobId, name: client.name, email: client.email, brand: '' },
    items,
  });
  await askQuestion(submission);
}

async function submit(
  store: Store,
  { job, client, recruiter, candidates, company, now }: Submission,
  place: number,
): Promise<{ candidateId: string; token: string }> {
  const candidate = candidates[place];
  if (!candidate) throw new Error('The demo has too few candidates.');
  const { organizationId, jobId } = job;
  const key = { organizationId, jobId, candidateId: candidate.id };
  const token = `demo-recipient-${place}-of-olivia-grant`;
  const { name, email } = client;
  await store.recipients.add(
    key,
    {
      ...{ id: `demo-recipient-${place}`, name, email, subject: '', isDelivered: true, isForVerified: false },
      ...{ sentBy: recruiter.uid, sentByName: recruiter.name },
    },
    { token, brand: '', isOfShortlist: true },
  );
  const wait = { ...key, candidateName: candidateName(candidate), jobTitle: job.made.title, company };
  const at = submittedAt(place, now).toMillis();
  await store.clientWaits.begin({ ...wait, submittedAt: at, remindAt: at + 30 * dayMs });
  const answer = answers[place];
  if (answer) await decide(store, { key, client, answer, place, now });
  return { candidateId: candidate.id, token };
}

async function decide(
  store: Store,
  {
    key,
    client: { name: alias, email },
    answer,
    place,
    now,
  }: {
    key: { organizationId: string; jobId: string; candidateId: string };
    client: DemoAccount;
    answer: ResumeAnswer;
    place: number;
    now: number;
  },
): Promise<void> {
  const viewer = {
    ...{ guid: 'demo-shortlist-olivia', alias, email, sessionUID: 'demo-olivia-grant', windowGUID: '' },
    ...{ recipientId: `demo-recipient-${place}`, isVerified: false },
  };
  const votedAt = now - dayMs;
  await store.viewerAnswers.change(key, {
    id: 'demo',
    vote: { vote: answer, viewer, votedAt },
    tell: () => ({ activity: viewerActivity('feedbackVote', viewer, { vote: answer }), items: [] }),
  });
  await store.clientWaits.answered(key, answer, votedAt);
}

/** A message each way about the second candidate. They are written past the outbox: nobody is mailed. */
async function askQuestion({ job, client, recruiter, candidates, now }: Submission): Promise<void> {
  const candidate = candidates[1];
  if (!candidate) return;
  const { organizationId, jobId } = job;
  const key = { organizationId, jobId, candidateId: candidate.id };
  const { name, email } = client;
  const asker = { name, email, way: 'recipient', recipientId: 'demo-recipient-1' } as const;
  const id = threadIdOf(key, asker, '');
  const [askedAt, repliedAt] = [1.5, 1].map((days) => Timestamp.fromMillis(now - days * dayMs));
  const db = firestore();
  const batch = db.batch();
  batch.set(
    db.doc(documents.thread(organizationId, jobId, candidate.id, id)),
    threadSchema.cast({
      ...{ id, client: asker, lastSide: 'staff', lastMessageAt: repliedAt, messages: 2 },
      ...{ clientReadAt: askedAt, staffReadAt: repliedAt },
    }),
  );
  const messages = collections.threadMessages(organizationId, jobId, candidate.id, id);
  for (const message of [
    { id: 'demo-question', side: 'client', text: question, authorName: name, createdAt: askedAt },
    {
      ...{ id: 'demo-reply', side: 'staff', text: reply, authorName: recruiter.name },
      ...{ createdBy: recruiter.uid, createdAt: repliedAt },
    },
  ]) {
    batch.set(db.doc(`${messages}/${message.id}`), threadMessageSchema.cast(message));
  }
  batch.set(db.doc(documents.replyAddress(id)), key);
  await batch.commit();
}

/** Path of the shortlist that the client got. */
export const demoShortlistPath = publicLinks.shortlist(demoShortlistToken);
