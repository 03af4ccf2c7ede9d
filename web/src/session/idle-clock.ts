import { idleTimeoutMs } from '@portal/domain/constants/public-pages';

/** A stretch of time in which somebody worked; milliseconds. */
export interface ActivePeriod {
  startedAt: number;
  duration: number;
}

/** A longer period is told in parts, so that little is lost with a page that dies. */
const longestPeriodMs = 300_000;

/**
 * Measures for how long the product is used (000 §9): the clock runs from a sign of life until there was none for 30
 * seconds. It has no timer of its own: somebody calls {@link check} now and then.
 */
export class IdleClock {
  private startedAt: number | null = null;
  private lastActivity = 0;

  constructor(
    private readonly now: () => number,
    private readonly onPeriod: (period: ActivePeriod) => void,
  ) {}

  /** Somebody moved, scrolled or typed. */
  noteActivity(): void {
    this.check();
    this.lastActivity = this.now();
    this.startedAt ??= this.lastActivity;
  }

  /** Ends the period when nobody has done anything for long enough, or when it has become a long one. */
  check(): void {
    if (this.startedAt === null) return;
    const now = this.now();
    if (now - this.lastActivity >= idleTimeoutMs) this.end();
    else if (now - this.startedAt >= longestPeriodMs) {
      this.end();
      this.startedAt = now;
    }
  }

  /** Ends the period now: the page is hidden or left. Time without activity counts up to the 30 seconds. */
  end(): void {
    if (this.startedAt === null) return;
    const duration = Math.min(this.now(), this.lastActivity + idleTimeoutMs) - this.startedAt;
    const { startedAt } = this;
    this.startedAt = null;
    if (duration > 0) this.onPeriod({ startedAt, duration });
  }
}
