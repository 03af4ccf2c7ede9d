import { apiKeyTexts as texts } from '@portal/domain/texts/api-keys';
import { seedAdmin } from './fixtures/admin';
import { look } from './fixtures/look';
import { expect, test } from './fixtures/test';

/** An admin gives another system a key, which works until it is revoked. */
test('an admin creates an API key, sees it once, and revokes it', async ({ page, signIn }) => {
  const admin = await seedAdmin('Aspen Keys');
  await signIn(admin);
  await page.goto('/app/organization-settings');
  await page.getByRole('link', { name: texts.title }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await look(page, 'api-keys-empty');
  let key = '';
  const status = async () => {
    const response = await fetch(new URL('/api/v1/jobs', page.url()), { headers: { authorization: `Bearer ${key}` } });
    return response.status;
  };

  await test.step('a key needs a name and a scope, and is shown once', async () => {
    await page.getByRole('button', { name: texts.create }).click();
    const form = page.getByRole('dialog', { name: texts.create });
    await form.getByRole('button', { name: texts.create }).click();
    await expect(form.getByText(texts.noScope)).toBeVisible();
    await form.getByLabel(texts.name).fill('Warehouse');
    await form.getByRole('checkbox', { name: texts.scopes['jobs:read'].name }).check();
    await look(page, 'api-key-form');
    await form.getByRole('button', { name: texts.create }).click();
    const shown = page.getByRole('dialog', { name: texts.createdTitle });
    key = (await shown.getByText(/^rpk_/).textContent()) ?? '';
    await look(page, 'api-key-shown');
    await shown.getByRole('button', { name: texts.kept }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByText(key)).toBeHidden();
  });

  await test.step('the key works, and its use is shown', async () => {
    expect(await status()).toBe(200);
    await page.reload();
    const item = page.getByRole('list', { name: texts.title }).getByRole('listitem');
    await expect(item).toContainText('Warehouse');
    await expect(item).toContainText(/Last used/);
    await look(page, 'api-keys');
  });

  await test.step('revoked, it is refused', async () => {
    await page.getByRole('button', { name: texts.revokeOf('Warehouse') }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.revoke }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
    expect(await status()).toBe(401);
  });
});
