import { expect, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { mailingSchema } from '@portal/domain/mail/mailing';
import { privacyRunSchema } from '@portal/domain/privacy/privacy-run';
import { continueMailing } from './mailings/continue-mailing';
import type { Delivery, MailMessage } from './runtime/ports';
import { firestore } from './store/firestore';
import { bucket, freshId, stored, withoutTriggers } from './testing/emulator';
import { actorFor } from './testing/fake-ports';
import { handlerContext, movableClock } from './testing/handler-context';
import { startMailingToClients } from './testing/mailing-to-clients';
import { walkEverything } from './testing/walk-everything';
import { continuePrivacyRun } from './privacy/continue-privacy-run';
import { erasePerson } from './privacy/erasure';

withoutTriggers();

test('a person who is erased while mails of the profile go out: no further mail, and nothing is left', async () => {
  const organizationId = freshId('agency');
  const name = `Zelda Quandt${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')}`;
  const clock = movableClock();
  const taken: string[] = [];
  let onFirstMail = (): Promise<unknown> => Promise.resolve();
  const bulkMail = {
    deliver: async ({ to }: MailMessage): Promise<Delivery> => {
      taken.push(to);
      if (taken.length === 3) await onFirstMail();
      return { kind: 'sent' };
    },
  };
  const search = {
    find: () => Promise.reject(new Error('no search')),
    findListed: null,
    put: nothing,
    remove: nothing,
  };
  const context = {
    ...handlerContext({ ...actorFor('admin'), organizationId }),
    ...{ clock, bulkMail, search, files: bucket() },
  };
  const key = await startMailingToClients(context, organizationId, { clients: 60 });
  const candidate = { name, firstName: 'Zelda', email: 'zelda@mail.example' };
  for (const [field, value] of Object.entries(candidate)) {
    await firestore()
      .doc(documents.skillsCandidate(organizationId, 'ada'))
      .update({ [`candidate.${field}`]: value });
  }
  await firestore()
    .doc(documents.mailing(organizationId, key.id))
    .update({ subject: `Meet ${name}`, targetName: name });
  const request = { organizationId, jobId: '', candidateId: 'ada' };
  let runId = '';
  onFirstMail = async () => {
    ({ runId } = await erasePerson({ ...request, confirmation: name }, context));
    await continuePrivacyRun({ organizationId, id: runId }, context);
  };
  for (let steps = 0; steps < 5; steps += 1) {
    await continueMailing(key, context);
    clock.pass(130_000);
  }
  const sent = taken.length;
  expect(sent).toBeLessThan(60);
  expect(await stored(documents.mailing(organizationId, key.id), mailingSchema)).toMatchObject({
    state: 'stopped',
    body: '',
    subject: '',
  });
  for (let steps = 0; steps < 5; steps += 1) {
    clock.pass(11 * 60_000);
    await continuePrivacyRun({ organizationId, id: runId }, context);
    await continueMailing(key, context);
  }
  expect(taken).toHaveLength(sent);
  expect(await stored(documents.privacyRun(organizationId, runId), privacyRunSchema)).toMatchObject({ state: 'done' });
  const left = (await walkEverything()).filter(({ text }) => text.includes(name) || text.includes('zelda@mail'));
  expect(left.map(({ path }) => path)).toEqual([]);
});

function nothing(): Promise<void> {
  return Promise.resolve();
}
