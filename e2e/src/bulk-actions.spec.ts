import { bulkTexts as texts } from '@portal/domain/texts/bulk';
import { candidateColumnTexts } from '@portal/domain/texts/columns';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { tableTexts } from '@portal/domain/texts/tables';
import { seedSubmission } from './fixtures/submission';
import { expect, test } from './fixtures/test';

/** A recruiter changes several candidates of a job at once, and submits to whom the client's submissions went before. */
test('several candidates get a status, are removed and brought back, and a known recipient is offered', async ({
  page,
  signIn,
}) => {
  const seeded = await seedSubmission('Birch Bulk', ['Sue Carter', 'Tom Young', 'Una Price']);
  await signIn(seeded.recruiter);
  await page.goto(`/app/jobs/${seeded.jobId}`);
  const rows = page.getByRole('region', { name: 'Candidates' }).getByRole('row');
  const select = async (name: string) => {
    await page.getByRole('checkbox', { name: `${candidateColumnTexts.select}: ${name}` }).click();
  };
  const act = async (item: string) => {
    await page.getByRole('button', { name: texts.actions(2) }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await select('Sue Carter');
  await select('Tom Young');

  await test.step('the status of both is changed, and nobody else’s', async () => {
    await act('Client Interview');
    await expect(page.getByText(texts.changed(2))).toBeVisible();
    await expect(rows.filter({ hasText: 'Client Interview' })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Una Price' })).not.toContainText('Client Interview');
  });

  await test.step('both are removed and brought back with one press', async () => {
    await select('Sue Carter');
    await select('Tom Young');
    await act(texts.remove);
    await expect(rows.filter({ hasText: 'Sue Carter' })).toHaveCount(0);
    await page.getByRole('button', { name: tableTexts.undo }).click();
    await expect(rows.filter({ hasText: 'Sue Carter' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Tom Young' })).toHaveCount(1);
  });

  await test.step('who had the former submission is offered, by keyboard', async () => {
    await select('Una Price');
    await page.getByRole('button', { name: submissionTexts.submit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: submissionTexts.recipients }).click();
    await expect(page.getByRole('option', { name: seeded.email })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`Dana Whitfield <${seeded.email}>`).first()).toBeVisible();
  });
});
