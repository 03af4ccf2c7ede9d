/** Result of a test stage. A stage that could not run counts as one failure. */
export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
}

/** `unit: 512 passed, 0 failed (12.3 s)` */
export function stageLine({ name, passed, failed, milliseconds }: StageResult): string {
  return `${name}: ${passed} passed, ${failed} failed (${(milliseconds / 1000).toFixed(1)} s)`;
}

/** The line that sums up all stages. */
export function totalLine(results: readonly StageResult[]): string {
  const sum = (count: (result: StageResult) => number) => results.reduce((total, result) => total + count(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}
