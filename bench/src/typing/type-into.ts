import type { CDPSession, Locator, Page } from '@playwright/test';

/** How much slower the browser's thread runs: a weak laptop. */
export const slowdown = 4;
/** Keys that are not counted. */
const warmUps = 5;
const typed = 'Registered nurses for intensive care';

/** A session that counts what the browser's thread works. */
export async function threadSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** The seconds that the browser's thread has worked. */
export async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Waits until the next frame is shown. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      }),
  );
}

/** Types key by key. @returns the milliseconds of each key, without the first ones, which compile. */
export async function typeInto(page: Page, session: CDPSession, input: Locator): Promise<number[]> {
  await input.focus();
  const times: number[] = [];
  for (const key of typed) {
    const before = await workedSeconds(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await nextFrame(page);
    times.push(((await workedSeconds(session)) - before) * 1_000 * slowdown);
  }
  return times.slice(warmUps);
}
