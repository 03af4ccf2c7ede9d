import { defineConfig } from '@playwright/test';
import { findChromium } from './src/fixtures/find-chromium';

/**
 * Browser journeys against the portal at PORTAL_BASE_URL, which `npm test` starts. No retries: a flaky test is a bug.
 */
const executablePath = findChromium(process.env);

export default defineConfig({
  testDir: './src',
  globalSetup: './src/fixtures/seed-organizations.ts',
  testMatch: '**/*.spec.ts',
  outputDir: './results',
  timeout: 180_000,
  expect: { timeout: 40_000 },
  retries: 0,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json']],
  use: {
    ...(process.env.PORTAL_BASE_URL ? { baseURL: process.env.PORTAL_BASE_URL } : {}),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});
