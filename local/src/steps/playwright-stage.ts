import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, stateFolder } from '../repository';
import { runCommand } from './run-command';
import type { StageResult } from './stage';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs the browser journeys against a running portal. A test that passes only on a second try has failed. */
export async function runPlaywright(options: {
  pattern?: string | undefined;
  env: Record<string, string>;
}): Promise<StageResult> {
  const startedAt = Date.now();
  const outputFile = join(stateFolder, 'playwright.json');
  rmSync(outputFile, { force: true });
  const code = await runCommand(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...['--config', join(repositoryRoot, 'e2e/playwright.config.ts')],
      '--reporter=dot,json',
      ...(options.pattern ? [options.pattern] : []),
    ],
    { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
  );
  const { expected, unexpected, flaky } = readStats(outputFile);
  const failed = unexpected + flaky;
  return {
    name: 'e2e',
    passed: expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    milliseconds: Date.now() - startedAt,
  };
}

function readStats(file: string): PlaywrightReport['stats'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport).stats;
  } catch {
    return { expected: 0, unexpected: 1, flaky: 0 };
  }
}
