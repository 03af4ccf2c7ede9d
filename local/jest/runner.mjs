/**
 * A Jest runner that runs test files in bare Node, several in one process, so that they share what they import. Projects
 * with the same `testEnvironmentOptions.process` share processes.
 */
import { fileURLToPath } from 'node:url';
import { Worker } from 'jest-worker';

export default class SharedModulesRunner {
  isSerial = false;
  supportsEventEmitters = false;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const pools = new Map();
    const waiting = [...tests];
    const next = async () => {
      for (let test = waiting.shift(); test; test = waiting.shift()) {
        if (watcher.isInterrupted()) return;
        const { config } = test.context;
        await onStart(test);
        try {
          await onResult(
            test,
            await this.#poolOf(pools, config).runFile({ path: test.path, config, globalConfig: this.globalConfig }),
          );
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.stack });
        }
      }
    };
    await Promise.all(Array.from({ length: this.globalConfig.maxWorkers }, next));
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  }

  #poolOf(pools, { testEnvironmentOptions }) {
    const kind = testEnvironmentOptions.process ?? 'node';
    const pool = pools.get(kind) ?? pools.set(kind, this.#newPool()).get(kind);
    return pool;
  }

  #newPool() {
    const pool = new Worker(fileURLToPath(new URL('worker.mjs', import.meta.url)), {
      exposedMethods: ['runFile'],
      numWorkers: this.globalConfig.maxWorkers,
      maxRetries: 0,
      forkOptions: {
        execArgv: ['--import', new URL('register.mjs', import.meta.url).href, '--enable-source-maps', '--no-warnings'],
        stdio: 'pipe',
      },
    });
    pool.getStdout()?.pipe(process.stdout);
    pool.getStderr()?.pipe(process.stderr);
    return pool;
  }
}
