/**
 * What is answered instead of the right answer. `call` names calls as `Corporation.calls` counts them (`token`, `login`,
 * `query`, `CorporateUser`, …) or is `*`; `times` is how often, always when it is left out.
 */
export type Fault = { call: string; times?: number } & (
  | { status: number }
  /** No answer at all. */
  | { silence: true }
  /** The session ends; the call is then answered for a session that has ended. */
  | { ends: true }
  /** A page with status 200, as the vendor's proxies give. */
  | { html: true }
  /** The answer is cut in the middle. */
  | { half: true }
  /** The right answer, this much later. */
  | { delayMs: number }
  /** The right answer from another data center: a redirect. */
  | { moved: true }
);

/** Takes the first fault for a call off the list, or counts it down. */
export function nextFault(faults: Fault[], calls: readonly string[]): Fault | null {
  const index = faults.findIndex(({ call }) => call === '*' || calls.includes(call));
  const fault = faults[index];
  if (!fault) return null;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.splice(index, 1);
  }
  return fault;
}
