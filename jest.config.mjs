/**
 * One jest for all rooms. `*.test.ts(x)` needs nothing but Node; `*.emulator.test.ts` needs the emulators that
 * `npm test` starts for it.
 */
const transform = {
  '^.+\\.(ts|tsx|mts)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.emulator\\.test\\.tsx?$'],
};

const unit = (room) => ({
  ...shared,
  displayName: room,
  rootDir: `./${room}`,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
});

const emulator = (room) => ({
  ...shared,
  displayName: `${room}-emulator`,
  rootDir: `./${room}`,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.emulator.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/../jest.emulator.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

export default {
  // On a busy machine one parse of a document takes longer than Jest's five seconds.
  testTimeout: 30_000,
  // Modules of files that are done stay in a worker's memory; there is room for a worker a core.
  workerIdleMemoryLimit: '700MB',
  projects: [
    unit('domain'),
    unit('matching'),
    unit('functions'),
    {
      ...unit('web'),
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/src/testing/text-encoding.mjs'],
      setupFilesAfterEnv: ['<rootDir>/../jest.screens.mjs'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/src/testing/css-module.ts',
        '\\.css$': '<rootDir>/src/testing/empty.ts',
        '^altcha/workers/': '<rootDir>/src/testing/no-worker.ts',
      },
    },
    unit('local'),
    unit('bench'),
    emulator('rules'),
    emulator('functions'),
    emulator('web'),
    emulator('local'),
    emulator('bench'),
  ],
};
