/**
 * One Jest for all rooms. `*.test.ts(x)` needs nothing but Node; `*.emulator.test.ts` needs the emulators that `npm test`
 * starts for it; `*.deep.test.ts` are the large sets of `npm run test:deep`. Test files run in bare Node and share the modules that they import (`local/jest/runner.mjs`).
 */
/** Tests with a stage of their own. */
const otherStages = '\\.(emulator|deep)\\.test\\.tsx?$';

const shared = (room) => ({
  rootDir: `./${room}`,
  runner: '<rootDir>/../local/jest/runner.mjs',
  transform: {},
});

const unit = (room) => ({
  ...shared(room),
  displayName: room,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', otherStages],
});

const emulator = (room) => ({
  ...shared(room),
  displayName: `${room}-emulator`,
  testMatch: ['<rootDir>/**/*.emulator.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: ['<rootDir>/../local/jest/emulator-tests.mjs'],
});

const deep = (room) => ({
  ...shared(room),
  displayName: `${room}-deep`,
  testMatch: ['<rootDir>/**/*.deep.test.ts'],
});

/** Test files that need a page run in processes of their own. */
const page = {
  testEnvironmentOptions: { process: 'page' },
  setupFiles: ['<rootDir>/src/testing/page.mjs', '<rootDir>/src/testing/dom-polyfills.ts'],
};

export default {
  // On a busy machine one parse of a document takes longer than Jest's five seconds.
  testTimeout: 30_000,
  projects: [
    { ...unit('web'), ...page, setupFilesAfterEnv: ['<rootDir>/src/testing/screens.mjs'] },
    unit('matching'),
    unit('functions'),
    unit('domain'),
    unit('local'),
    unit('bench'),
    deep('matching'),
    emulator('rules'),
    emulator('functions'),
    { ...emulator('web'), ...page },
    emulator('local'),
    emulator('bench'),
  ],
};
