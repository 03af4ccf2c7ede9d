import { boardTexts as texts } from '@portal/domain/texts/candidate-board';
import { tableTexts } from '@portal/domain/texts/tables';
import { look } from './fixtures/look';
import { seedCandidates } from './fixtures/submission';
import { expect, test } from './fixtures/test';

const [from, to] = ['Submitted', 'Client Interview'] as const;

/** A recruiter moves candidates through the stages of a job. */
test('candidates are moved on the board by keyboard and by dragging, undone, and have that status in the table', async ({
  page,
  signIn,
}) => {
  const { recruiter, jobId } = await seedCandidates('Alder Boards', ['Sue Carter', 'Ray Holt']);
  await signIn(recruiter);
  await page.goto(`/app/jobs/${jobId}`);
  await page.getByText(texts.board, { exact: true }).click();
  const board = page.getByRole('region', { name: texts.title });
  const column = (status: string, count: number) => board.getByRole('heading', { name: texts.count(status, count) });
  await expect(column(from, 2)).toBeVisible();
  await expect(column(to, 0)).toBeAttached();
  await look(page, 'board');

  await test.step('by keyboard', async () => {
    await board.getByRole('button', { name: texts.moveOf('Sue Carter') }).press('Enter');
    await page.getByRole('menuitem', { name: to }).press('Enter');
    await expect(column(to, 1)).toBeAttached();
    await expect(column(from, 1)).toBeVisible();
  });

  await test.step('by dragging, and back', async () => {
    const card = board.getByRole('listitem').filter({ hasText: 'Ray Holt' }).last();
    await card.dragTo(column('Sent to Account Manager', 0));
    await expect(column('Sent to Account Manager', 1)).toBeVisible();
    await page
      .getByRole('alert')
      .filter({ hasText: texts.moved('Ray Holt', 'Sent to Account Manager') })
      .getByRole('button', { name: tableTexts.undo })
      .click();
    await expect(column(from, 1)).toBeVisible();
  });

  await test.step('the board is remembered, and the table has the same status', async () => {
    await page.reload();
    await expect(column(to, 1)).toBeAttached();
    await page.getByText(texts.table, { exact: true }).click();
    await expect(page.getByText(to).first()).toBeVisible();
  });
});
