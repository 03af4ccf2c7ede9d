import { idleTimeoutMs } from '@portal/domain/constants/public-pages';

/** A period of activity, in milliseconds. */
export interface ActivePeriod {
  startedAt: number;
  duration: number;
}

/** A longer period is reported in parts, so that little is lost when the page crashes. */
const maxPeriodMs = 300_000;

/**
 * Measures how long the product is used: the clock runs from an activity until there was none for 30 seconds. It has no
 * timer of its own: the caller runs {@link check} regularly.
 */
export class IdleClock {
  private startedAt: number | null = null;
  private lastActivity = 0;

  constructor(
    private readonly now: () => number,
    private readonly onPeriod: (period: ActivePeriod) => void,
  ) {}

  /** The user moved, scrolled or typed. */
  noteActivity(): void {
    this.check();
    this.lastActivity = this.now();
    this.startedAt ??= this.lastActivity;
  }

  /** Ends the period after long enough without activity, or when it has become a long one. */
  check(): void {
    if (this.startedAt === null) return;
    const now = this.now();
    if (now - this.lastActivity >= idleTimeoutMs) this.end();
    else if (now - this.startedAt >= maxPeriodMs) {
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
