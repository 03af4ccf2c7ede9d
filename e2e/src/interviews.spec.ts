import { collections } from '@portal/domain/paths/firestore-paths';
import { formatSlot } from '@portal/domain/interviews/time-zone';
import { candidateRecipientSchema } from '@portal/domain/submissions/recipient';
import { changeSentence, interviewListTexts, interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import type { Browser, Page } from '@playwright/test';
import { database, seedRecruiter, type TeamMember } from './fixtures/admin';
import { canceledEntry, nextEntry } from './fixtures/calendar';
import { look } from './fixtures/look';
import { countMails } from './fixtures/mailbox';
import { seedPublicResume } from './fixtures/public-resume';
import { sessionOf } from './fixtures/session';
import { expect, test, watchErrors } from './fixtures/test';

const zurich = 'Europe/Zurich';
const newYork = 'America/New_York';
const hour = 3_600_000;

/** A candidate who was submitted to a client. @returns the path of the client's own link. */
async function seedSubmission({ id: recruiterId, organizationId }: TeamMember, email: string): Promise<string> {
  await seedPublicResume(organizationId, recruiterId);
  const [jobId, candidateId] = [`job-${organizationId}`, `cand-${organizationId}`];
  const [id, token] = [`recipient-${organizationId}`, organizationId.replace(/\W/g, '').padEnd(32, 'x').slice(-32)];
  const name = 'Dana Whitfield';
  const db = database();
  const recipient = candidateRecipientSchema.cast({ id, name, email, sentBy: recruiterId });
  await db
    .doc(`${collections.candidateRecipients(organizationId, jobId, candidateId)}/${id}`)
    .set({ ...recipient, sentAt: new Date(), revokedAt: null, revealedAt: null });
  await db
    .doc(`${collections.recipientLinks(candidateId)}/${token}`)
    .set({ organizationId, jobId, recipientId: id, name, email, brand: '', isRevoked: false, isRevealed: false });
  return `/resumes/${token}/${candidateId}`;
}

/** Ten o'clock in Zurich on a day in two weeks and on the two days after, as inputs and in milliseconds. */
function threeTimes() {
  return [14, 15, 16].map((days) => {
    const input = `${new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)}T10:00`;
    const offsets = [1, 2].map((offset) => Date.parse(`${input}:00.000Z`) - offset * hour);
    const start = offsets.find((moment) =>
      formatSlot({ start: moment, minutes: 45 }, zurich).includes('10:00 – 10:45 AM'),
    );
    return { input, start: start ?? 0, minutes: 45 };
  });
}

async function openIn(browser: Browser, timezoneId: string, user?: TeamMember) {
  const storageState = user ? await sessionOf(user) : undefined;
  const context = await browser.newContext({ timezoneId, ...(storageState && { storageState }) });
  const page = await context.newPage();
  return { page, errors: watchErrors(page) };
}

const interviewsOn = (page: Page) => page.getByRole('region', { name: texts.title });

test('a client in Zurich proposes, a recruiter in New York confirms and moves, the client cancels: one entry', async ({
  browser,
}) => {
  const recruiter = await seedRecruiter('Alder Interviews');
  const clientEmail = `dana-${recruiter.organizationId}@client.example`;
  const link = await seedSubmission(recruiter, clientEmail);
  const client = await openIn(browser, zurich);
  const staff = await openIn(browser, newYork, recruiter);
  const [first, second, third] = threeTimes();
  if (!first || !second || !third) throw new Error('there must be three times');
  const panel = interviewsOn(client.page);
  const candidate = interviewsOn(staff.page);

  await test.step('the client proposes three times on their own clock', async () => {
    await client.page.goto(link);
    await panel.getByRole('button', { name: texts.propose }).click();
    const dialog = client.page.getByRole('dialog', { name: texts.propose });
    await expect(dialog.getByText(texts.yourTimeZone(zurich))).toBeVisible();
    for (const [index, { input }] of [first, second, third].entries()) {
      if (index > 0) await dialog.getByRole('button', { name: texts.addTime }).click();
      await dialog.getByLabel(texts.time(index + 1), { exact: true }).fill(input);
    }
    await look(client.page, 'propose');
    await dialog.getByRole('button', { name: texts.sendTimes }).click();
    await expect(client.page.getByText(texts.sent)).toBeVisible();
    await expect(panel.getByText(texts.waitsForRecruiter)).toBeVisible();
  });

  await test.step('the recruiter finds them under Interviews, in both time zones', async () => {
    await staff.page.goto('/app/interviews');
    await staff.page.getByRole('tab', { name: interviewListTexts.counted(interviewListTexts.waiting, '1') }).click();
    await expect(staff.page.getByText(formatSlot(second, newYork))).toBeVisible();
    await expect(staff.page.getByText(texts.timeOf('Dana Whitfield', formatSlot(second, zurich)))).toBeVisible();
    await look(staff.page, 'interviews');
  });

  await test.step('and confirms the second one on the candidate’s page', async () => {
    await staff.page.getByRole('link', { name: 'Sue Carter' }).click();
    await staff.page.getByRole('tab', { name: 'Feedback' }).click();
    await candidate.getByRole('button', { name: texts.confirmTime(formatSlot(second, newYork)) }).click();
    const dialog = staff.page.getByRole('dialog', { name: texts.confirmTitle });
    await dialog.getByLabel(texts.place).fill('Room 2');
    await look(staff.page, 'confirm');
    await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
    await expect(candidate.getByText(texts.states.confirmed, { exact: true })).toBeVisible();
  });

  const added = await nextEntry(clientEmail, 0);
  expect(added).toMatchObject({ method: 'REQUEST', sequence: 0, start: second.start });

  await test.step('moves it', async () => {
    const mails = await countMails(clientEmail);
    await candidate.getByRole('button', { name: texts.move }).click();
    const dialog = staff.page.getByRole('dialog', { name: texts.moveTitle });
    const input = dialog.getByLabel(texts.newTime);
    // Ten o'clock in Zurich is four in New York.
    await expect(input).toHaveValue(/T0[345]:00$/);
    await input.fill((await input.inputValue()).replace(/T\d\d/, 'T11'));
    await dialog.getByRole('button', { name: texts.move }).click();
    await expect(candidate.getByText(texts.states.moved, { exact: true })).toBeVisible();
    await look(staff.page, 'moved');
    const moved = await nextEntry(clientEmail, mails);
    expect(moved).toMatchObject({ method: 'REQUEST', uid: added.uid, sequence: 1 });
    expect(formatSlot({ start: moved.start, minutes: 45 }, newYork)).toContain('11:00 – 11:45 AM');
  });

  await test.step('the client sees the new time, and cancels', async () => {
    await client.page.reload();
    await expect(panel.getByText(texts.states.moved, { exact: true })).toBeVisible();
    await expect(panel.getByText('Room 2')).toBeVisible();
    await look(client.page, 'resume');
    await panel.getByRole('button', { name: texts.cancel }).click();
    const dialog = client.page.getByRole('dialog', { name: texts.cancelTitle });
    await dialog.getByLabel(texts.message).fill('The position is filled.');
    await dialog.getByRole('button', { name: texts.cancel }).click();
    await expect(panel.getByText(texts.states.canceled, { exact: true })).toBeVisible();
    const sentence = changeSentence({ state: 'canceled', by: 'client', name: 'Dana Whitfield' });
    await expect(candidate.getByText(texts.states.canceled, { exact: true })).toBeVisible();
    await candidate.getByText(texts.history).click();
    await expect(candidate.getByText(`${sentence}. The position is filled.`)).toBeVisible();
    expect(await canceledEntry(recruiter.email)).toMatchObject({ uid: added.uid, sequence: 2 });
  });

  expect([...client.errors, ...staff.errors]).toEqual([]);
});
