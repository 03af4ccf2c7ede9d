import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formTexts } from '@portal/domain/texts/form';
import { settingsTexts } from '@portal/domain/texts/settings';
import { webhookTexts as texts } from '@portal/domain/texts/webhooks';
import { seedAdmin } from './fixtures/admin';
import { look } from './fixtures/look';
import { expect, test } from './fixtures/test';

/** An admin has another system called, sees what it answers, and ends it. */
test('an admin adds a webhook, tests it and removes it', async ({ page, signIn }) => {
  let answer = 500;
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answer).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const admin = await seedAdmin('Aspen Hooks');
  await signIn(admin);
  await page.goto('/app/organization-settings');
  await page.getByRole('link', { name: settingsTexts.webhooks }).click();

  await test.step('a URL that is none is refused at the field; the secret is shown once', async () => {
    await page.getByRole('button', { name: texts.add }).click();
    const form = page.getByRole('dialog', { name: texts.add });
    await form.getByLabel(texts.url).fill('javascript:alert(1)');
    await form.getByRole('checkbox', { name: texts.events['candidate.graded'] }).uncheck();
    await expect(form.getByText(texts.notUrl)).toBeVisible();
    await form.getByLabel(texts.url).fill(url);
    await form.getByRole('button', { name: texts.add }).click();
    const secret = page.getByRole('dialog', { name: texts.secretTitle });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await secret.getByRole('button', { name: texts.secretDone }).click();
    await expect(page.getByRole('list', { name: settingsTexts.webhooks })).toContainText(url);
  });

  await test.step('a failed call is listed, and sent again', async () => {
    await page.getByRole('button', { name: `${texts.test}: ${url}` }).click();
    const row = page.getByRole('region', { name: texts.deliveries }).getByRole('row').nth(1);
    await expect(row).toContainText('500');
    await look(page, 'webhooks');
    answer = 200;
    await row.getByRole('button', { name: `${texts.resend}: ${texts.events.ping}` }).click();
    await expect(row).toContainText(texts.states.done);
  });

  await test.step('it is changed and removed', async () => {
    await page.getByRole('button', { name: `${texts.edit}: ${url}` }).click();
    const form = page.getByRole('dialog', { name: texts.editTitle });
    await form.getByRole('checkbox', { name: texts.events['feedback.received'] }).uncheck();
    await form.getByRole('button', { name: formTexts.save }).click();
    await expect(form).toBeHidden();
    const list = page.getByRole('list', { name: settingsTexts.webhooks });
    await expect(list).not.toContainText(texts.events['feedback.received']);
    await page.getByRole('button', { name: `${texts.remove}: ${url}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
  });
  receiver.close();
});
