import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { webhookDeliverySchema, type WebhookDelivery } from '@portal/domain/webhooks/webhook';
import { firestore } from '../store/firestore';
import { outboxStore } from '../store/outbox';
import { call, freshWorld, signIn, until, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, viewer } from '../testing/public-page';
import { signedHeaders } from './sign-webhook';

const world = freshWorld();
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer = 200;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer).end();
  });
});

let admin: SignedIn;
let recruiter: SignedIn;
let url: string;
let webhook: { webhookId: string; secret: string };

const post = async (name: string, body: object, token = admin.token) =>
  call(`/api/app/${name}`, { body: { organizationId: world.a, ...body }, token });

async function deliveries(): Promise<WebhookDelivery[]> {
  const found = await firestore().collection(collections.outbox()).where('organizationId', '==', world.a).get();
  return found.docs
    .filter((snapshot) => snapshot.get('kind') === 'webhook')
    .map((snapshot) => webhookDeliverySchema.cast(snapshot.data(), { assert: false }));
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  [admin, recruiter] = await Promise.all([signIn('admin', world), signIn('recruiter', world)]);
  await saveOrganization(world.a);
  const added = await post('addWebhook', { url, events: ['candidate.added', 'candidate.voted'] });
  webhook = added.body.data as typeof webhook;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  received.length = 0;
  answer = 200;
});

test('a receiver gets what it asked for, signed, each event once', async () => {
  const { jobId } = await saveJob(recruiter, {});
  const page = await saveCandidate(recruiter, jobId, { fullName: 'Wanda Webhook' });
  const { organizationId, candidateId, publicToken } = page;
  await until(() => Promise.resolve(received.length === 1), 'the call about the candidate');
  const [added] = received;
  const id = String(added?.headers['webhook-id']);
  const timestamp = Number(added?.headers['webhook-timestamp']);
  expect(added?.headers).toMatchObject(signedHeaders(webhook.secret, { id, timestamp, body: added?.body ?? '' }));
  expect(JSON.parse(added?.body ?? '')).toMatchObject({
    type: 'candidate.added',
    data: { organizationId, jobId, candidateId },
  });
  expect(added?.body).not.toContain('Wanda');

  const vote = { publicToken, candidateId, organizationId, jobId, vote: 'positive', viewer: viewer() };
  for (const _twice of [1, 2]) await call('/api/public/sendFeedbackVote', { body: vote });
  await until(
    async () => (await deliveries()).filter(({ state }) => state === 'done').length === 2,
    'two delivered calls',
  );
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'candidate.added',
    'candidate.voted',
  ]);
});

test('a failed call waits for its next attempt, and can be sent again', async () => {
  answer = 500;
  const tested = await post('testWebhook', { webhookId: webhook.webhookId });
  const { deliveryId } = tested.body.data as { deliveryId: string };
  const delivery = async () => (await deliveries()).find(({ id }) => id === deliveryId);
  await until(async () => (await delivery())?.status === 500, 'the refused call');
  const failed = await delivery();
  expect(failed).toMatchObject({ event: 'ping', state: 'waiting', attempts: 1 });
  expect(failed?.dueAt).toBeGreaterThan(Date.now());

  answer = 204;
  await post('resendWebhookDelivery', { deliveryId });
  await until(async () => (await delivery())?.state === 'done', 'the repeated call');
  expect(await delivery()).toMatchObject({ status: 204, attempts: 1, dueAt: null });
  expect(received).toHaveLength(2);

  // An attempt that ends after the delivery was sent again changes nothing.
  if (failed) {
    await outboxStore.fail({ ...failed, attempts: 7 }, { problem: 'late', dueAt: null, status: 500 });
  }
  expect(await delivery()).toMatchObject({ state: 'done', status: 204 });
});

test('a disabled or removed webhook is not called', async () => {
  const { webhookId } = webhook;
  await post('updateWebhook', { webhookId, url, events: ['candidate.added'], isEnabled: false });
  const { jobId } = await saveJob(recruiter, {});
  await saveCandidate(recruiter, jobId, { fullName: 'Nobody Asked' });
  const tested = await post('testWebhook', { webhookId });
  const { deliveryId } = tested.body.data as { deliveryId: string };
  await until(
    async () => (await deliveries()).some(({ id, state }) => id === deliveryId && state === 'failed'),
    'the refusal',
  );
  expect(received).toEqual([]);

  await post('removeWebhook', { webhookId });
  expect((await firestore().doc(documents.webhookSecret(world.a, webhookId)).get()).exists).toBe(false);
  expect((await post('testWebhook', { webhookId })).status).toBe(404);
});
