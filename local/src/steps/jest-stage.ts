import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, stateFolder } from '../repository';
import { runCommand } from './run-command';
import type { StageResult } from './stage';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

export interface JestRun {
  name: string;
  /** The Jest projects of the stage. */
  projects: readonly string[];
  /** Test files that run in parallel. */
  workers: number;
  /** Only test files whose path matches it. */
  pattern?: string | undefined;
  /** Only test files that import what has changed since that commit. */
  changedSince?: string | undefined;
  env?: Record<string, string>;
}

const jest = join(repositoryRoot, 'node_modules/jest/bin/jest.js');
const selected = ({ projects, pattern, changedSince }: JestRun): string[] => [
  ...['--selectProjects', ...projects],
  ...(pattern ? ['--testPathPatterns', pattern] : []),
  ...(changedSince ? ['--changedSince', changedSince] : []),
];

/** Whether a run has any test file. */
export async function hasTests(run: JestRun): Promise<boolean> {
  const list = promisify(execFile)(process.execPath, [jest, ...selected(run), '--listTests'], { cwd: repositoryRoot });
  return (await list).stdout.includes('.test.');
}

/** Runs Jest over some of its projects; prints failures only. */
export async function runJest(run: JestRun): Promise<StageResult> {
  const startedAt = Date.now();
  const outputFile = join(stateFolder, `jest-${run.name}.json`);
  rmSync(outputFile, { force: true });
  const code = await runCommand(
    process.execPath,
    [
      ...[jest, ...selected(run), `--maxWorkers=${run.workers}`],
      ...['--json', '--outputFile', outputFile, '--passWithNoTests'],
      ...['--reporters', join(repositoryRoot, 'local/jest/failures-reporter.mjs')],
    ],
    run.env,
  );
  const report = readReport(outputFile);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    name: run.name,
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
