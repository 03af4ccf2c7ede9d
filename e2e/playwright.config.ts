import { defineConfig } from '@playwright/test';
import { findChromium } from './src/fixtures/find-chromium';

/**
 * Browser journeys against the portal at PORTAL_BASE_URL, which `npm test` starts. No retries: a flaky test is a bug.
 */
const executablePath = findChromium(process.env);

/**
 * Chromium's own address bar is a page too, which a hidden browser draws for nobody. The last list of features counts, so
 * those that Playwright switches off for steady tests are repeated.
 */
const disabledFeatures = `--disable-features=${[
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'MediaRouter'],
].join()}`;

export default defineConfig({
  testDir: './src',
  globalSetup: './src/fixtures/seed-organizations.ts',
  testMatch: '**/*.spec.ts',
  outputDir: './results',
  timeout: 300_000,
  expect: { timeout: 40_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reportSlowTests: null,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'dot',
  use: {
    // A new context loads the whole application anew, which takes longer than most journeys. Its storage is cleared between
    // tests. Its connection is not restored, so journeys that go offline make a context of their own.
    reuseContext: true,
    ...(process.env.PORTAL_BASE_URL ? { baseURL: process.env.PORTAL_BASE_URL } : {}),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Neither pictures nor copies of the page: recording them takes more of the processor than the portal does.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Endless animations of loading screens are drawn by the processor here.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', disabledFeatures],
    },
  },
});
