/** What tests against the emulators need. Benchmarks, which run without Jest, import the parts. */
export * from './calls';
export * from './test-data';
export { withoutTriggers } from './test-file';
