import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, stateFolder } from '../repository';
import { runCommand } from './run-command';
import type { StageResult } from './stage';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Runs jest over some of its projects.
 * @param pattern only test files whose path matches it.
 */
export async function runJest(options: {
  name: string;
  projects: readonly string[];
  pattern?: string | undefined;
  env?: Record<string, string>;
  /** Test files that run in parallel. */
  workers: number;
}): Promise<StageResult> {
  const startedAt = Date.now();
  const outputFile = join(stateFolder, `jest-${options.name}.json`);
  rmSync(outputFile, { force: true });
  const code = await runCommand(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--no-warnings', '--import', join(repositoryRoot, 'jest.worker.mjs')],
      join(repositoryRoot, 'node_modules/jest/bin/jest.js'),
      ...['--selectProjects', ...options.projects],
      ...['--json', '--outputFile', outputFile, '--passWithNoTests'],
      `--maxWorkers=${options.workers}`,
      ...(options.pattern ? ['--testPathPatterns', options.pattern] : []),
    ],
    options.env,
  );
  const report = readReport(outputFile);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    name: options.name,
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    milliseconds: Date.now() - startedAt,
  };
}

function readReport(file: string): JestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
}
