import { describe, expect, test } from '@jest/globals';
import { viewPollMs } from '@portal/domain/constants/public-pages';
import { ViewTracker } from './view-tracker';

/** A page whose clock the test controls. */
class TestPage {
  now = 1_000_000;
  isVisible = true;
  isOnline = true;
  sent: number[] = [];
  away = 0;
  readonly tracker = new ViewTracker({
    send: (seconds) => {
      if (!this.isOnline) return Promise.reject(new Error('offline'));
      this.sent.push(seconds);
      return Promise.resolve();
    },
    now: () => this.now,
    isVisible: () => this.isVisible,
    onAway: () => {
      this.away += 1;
    },
  });

  /** Lets time pass, poll by poll, with or without activity of the viewer. */
  async pass(ms: number, isMoving: boolean): Promise<void> {
    for (const end = this.now + ms; this.now < end;) {
      this.now += viewPollMs;
      if (isMoving) this.tracker.noteActivity();
      this.tracker.tick();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

async function opened(): Promise<TestPage> {
  const page = new TestPage();
  page.tracker.start();
  await Promise.resolve();
  return page;
}

describe('a view', () => {
  test('is recorded once, then prolonged every five seconds', async () => {
    const page = await opened();
    expect(page.sent).toEqual([0]);
    await page.pass(15_000, true);
    expect(page.sent).toEqual([0, 5, 5, 5]);
  });

  test('is not prolonged while the tab is in the background', async () => {
    const page = await opened();
    page.isVisible = false;
    await page.pass(60_000, false);
    expect(page.sent).toEqual([0]);
    page.isVisible = true;
    await page.pass(5_000, true);
    expect(page.sent).toEqual([0, 5]);
  });

  test('is not prolonged after 30 seconds without activity', async () => {
    const page = await opened();
    await page.pass(120_000, false);
    expect(page.sent.reduce((sum, seconds) => sum + seconds)).toBe(25);
  });

  test('ends with a new session after more than 300 seconds away, once', async () => {
    const page = await opened();
    page.isVisible = false;
    await page.pass(300_000, false);
    expect(page.away).toBe(0);
    await page.pass(5_000, false);
    expect(page.away).toBe(1);
    page.isVisible = true;
    await page.pass(600_000, true);
    expect(page.away).toBe(1);
    expect(page.sent).toEqual([0]);
  });

  test('ends when the viewer comes back too late, although no timer ran meanwhile', async () => {
    const page = await opened();
    page.now += 300_001;
    page.tracker.noteActivity();
    expect(page.away).toBe(1);
    await page.pass(5_000, true);
    expect(page.sent).toEqual([0]);
  });

  test('ends with the vote', async () => {
    const page = await opened();
    page.tracker.stop();
    await page.pass(20_000, true);
    expect(page.sent).toEqual([0]);
    expect(page.away).toBe(0);
  });

  test('sends what could not be sent offline once online', async () => {
    const page = await opened();
    page.isOnline = false;
    await page.pass(15_000, true);
    page.isOnline = true;
    await page.pass(5_000, true);
    expect(page.sent).toEqual([0, 20]);
  });
});
