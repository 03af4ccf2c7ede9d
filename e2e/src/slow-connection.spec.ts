import type { Route } from '@playwright/test';
import { castPassword, seedAccount } from './fixtures/admin';
import { expect, test } from './fixtures/test';

test('a database that answers late is waited for: nobody is refused meanwhile', async ({ browser }) => {
  const person = await seedAccount();
  // A page of its own: the console tells of the connection, which is no fault here.
  const page = await browser.newPage();
  // Firestore gives up waiting after ten seconds and tells what it knows, which is nothing.
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
