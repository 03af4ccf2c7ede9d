import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ownSession } from '@portal/domain/access/session';
import { startPortal } from '@portal/local/launcher/start-portal';
import { findChromium } from '../../../e2e/src/fixtures/find-chromium';
import { startCountingProxy, type CountingProxy } from './counting-proxy';

/** A portal without its functions, whose Firestore traffic is counted. */
export interface BenchPortal {
  baseUrl: string;
  proxy: CountingProxy;
  /** A browser of its own, signed in as that person. */
  open: (uid: string) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Starts pages, sign-in and Firestore. Functions are left out: a hundred thousand seeded documents would each start
 * them. What pages call is answered with nothing, except for signing in, which is answered with a token.
 */
export async function startBenchPortal(report: (what: string) => void): Promise<BenchPortal> {
  const portal = await startPortal({ emulators: ['auth', 'firestore', 'storage', 'hosting'], report });
  Object.assign(process.env, portal.env);
  if (getApps().length === 0) initializeApp({ projectId: portal.projectId });
  const proxy = await startCountingProxy({ host: '127.0.0.1', port: portal.ports.firestore });
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === null ? {} : { executablePath }),
  });
  return {
    baseUrl: portal.baseUrl,
    proxy,
    open: (uid) => openPage(browser, portal.baseUrl, proxy.port, uid),
    close: async () => {
      await browser.close();
      await proxy.close();
      await portal.stop();
    },
  };
}

async function openPage(browser: Browser, baseUrl: string, firestorePort: number, uid: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { emulators: { firestore: { port: number } } };
    config.emulators.firestore.port = firestorePort;
    await route.fulfill({ json: config });
  });
  await page.route('**/api/**', async (route) => {
    const isSignIn = route.request().url().includes('/signInWithPassword');
    const data = isSignIn ? { token: await getAuth().createCustomToken(uid, ownSession(0)) } : {};
    await route.fulfill({ json: { success: true, data } });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${uid}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('not used');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/**', { timeout: 60_000 });
  return page;
}
