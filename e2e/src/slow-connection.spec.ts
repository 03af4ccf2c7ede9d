import type { Route } from '@playwright/test';
import { castPassword, seedUser } from './fixtures/admin';
import { expect, test } from './fixtures/test';

test('the application waits for a slow database and refuses nobody', async ({ browser }) => {
  const person = await seedUser();
  // Its own page, because connection errors in the console are expected here.
  const page = await browser.newPage();
  // After ten seconds Firestore answers from its cache, which is empty.
  await page.clock.install();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/google.firestore.v1.Firestore/**', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(castPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Logged in')).toBeVisible();
  await page.clock.runFor(6_000);
  await page.waitForURL('**/app**');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(15_000);
  expect(new URL(page.url()).pathname).toMatch(/^\/app/);

  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.clock.runFor(30_000);
  await page.waitForURL('**/app/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
});
