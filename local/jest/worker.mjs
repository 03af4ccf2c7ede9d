/** Runs test files, one after the other, in this process. Files share the modules that they import. */
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

const eventHandlers = globalThis[Symbol.for('EVENT_HANDLERS')];
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');
let isSetUp = false;

// Jest's own depth: the frames of a library do not hide the test that called it.
Error.stackTraceLimit = 100;

addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.setState({ currentTestName: titlesOf(event.test).join(' ') });
  if (event.name === 'test_done') {
    event.test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
  }
});

/**
 * @param {{ path: string, config: object, globalConfig: object }} file a test file and its Jest project
 * @returns {Promise<import('@jest/test-result').TestResult>}
 */
export async function runFile({ path, config, globalConfig }) {
  const start = Date.now();
  resetState();
  globalThis[timeout] = globalConfig.testTimeout;
  getState().maxConcurrency = globalConfig.maxConcurrency;
  jestExpect.setState({ testPath: path, expand: globalConfig.expand });
  try {
    await dispatch({ name: 'setup', parentProcess: process, testNamePattern: globalConfig.testNamePattern });
    await setUp(config);
    await import(pathToFileURL(path));
    const { testResults, unhandledErrors } = await run();
    return toResult({ path, config, globalConfig, start, testResults, unhandledErrors });
  } finally {
    await dispatch({ name: 'teardown' });
  }
}

async function dispatch(event) {
  for (const handler of eventHandlers) await handler(event, getState());
}

/** Set-up files register hooks, which belong to the test file that runs; their modules are loaded once. */
async function setUp(config) {
  if (!isSetUp) for (const file of config.setupFiles) await import(pathToFileURL(file));
  isSetUp = true;
  for (const file of config.setupFilesAfterEnv) (await import(pathToFileURL(file))).default();
}

function titlesOf(test) {
  const titles = [];
  for (let block = test; block?.parent; block = block.parent) titles.unshift(block.name);
  return titles;
}

/** Jest's messages show the code at a path; modules of Node have URLs. */
function withPaths(stack) {
  return stack.replaceAll('file://', '');
}

const statuses = { skip: 'pending', todo: 'todo', done: 'passed' };

function toResult({ path, config, globalConfig, start, testResults, unhandledErrors }) {
  const results = testResults.map(({ testPath, status, errors, duration, numPassingAsserts, invocations }) => {
    const [, ...titles] = testPath;
    return {
      ancestorTitles: titles.slice(0, -1),
      duration,
      failureDetails: [],
      failureMessages: errors.map(withPaths),
      fullName: titles.join(' '),
      invocations,
      location: null,
      numPassingAsserts,
      retryReasons: [],
      status: errors.length > 0 ? 'failed' : statuses[status],
      title: titles.at(-1),
    };
  });
  const count = (status) => results.filter((result) => result.status === status).length;
  const end = Date.now();
  const runtime = end - start;
  const execError =
    unhandledErrors.length > 0 ? { message: '', stack: withPaths(unhandledErrors.join('\n')) } : undefined;
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    failureMessage:
      [
        formatResultsErrors(results, config, globalConfig, path),
        execError && formatExecError(execError, config, globalConfig, path),
      ]
        .filter(Boolean)
        .join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start,
      end,
      runtime,
      slow: false,
      loadTestEnvironmentStart: start,
      loadTestEnvironmentEnd: start,
      setupAfterEnvStart: start,
      setupAfterEnvEnd: start,
      setupFilesStart: start,
      setupFilesEnd: start,
    },
    testExecError: execError,
    testFilePath: path,
    testResults: results,
  };
}
