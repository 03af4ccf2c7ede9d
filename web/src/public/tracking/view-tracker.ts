import { idleTimeoutMs, maxInactiveMs, viewPollMs } from '@portal/domain/constants/public-pages';

export interface ViewTrackerPorts {
  /**
   * Records the view or prolongs it.
   * @param seconds since the last time that the page was visible to the viewer; 0 opens the view.
   */
  send: (seconds: number) => Promise<unknown>;
  /** Milliseconds. */
  now: () => number;
  /** Whether the tab is visible. */
  isVisible: () => boolean;
  /** Called once when the viewer has been away for too long; the tracker has stopped then. */
  onAway: () => void;
}

/** The most seconds of one call; what piled up offline is cut there. */
const maxSecondsPerCall = 600;

/**
 * Measures how long a page is read. It has no timer of its own: the caller runs {@link tick} every {@link viewPollMs}
 * and {@link noteActivity} on each activity. Send failures are silent; the time is added to the next call.
 */
export class ViewTracker {
  private isRunning = false;
  private isSending = false;
  private lastTick = 0;
  private lastActivity = 0;
  private lastActive = 0;
  private unsentMs = 0;

  constructor(private readonly ports: ViewTrackerPorts) {}

  /** Opens the view. */
  start(): void {
    const now = this.ports.now();
    this.isRunning = true;
    this.lastTick = now;
    this.lastActivity = now;
    this.lastActive = now;
    this.send();
  }

  /** Ends the tracking permanently: the viewer has voted or left. */
  stop(): void {
    this.isRunning = false;
  }

  /** The viewer has moved, scrolled, typed or come back. */
  noteActivity(): void {
    const now = this.ports.now();
    if (!this.hasEnded(now)) this.lastActivity = now;
  }

  /** To be called every {@link viewPollMs}; a late call (timers of hidden tabs are throttled) counts no extra time. */
  tick(): void {
    if (!this.isRunning) return;
    const now = this.ports.now();
    const elapsed = Math.min(now - this.lastTick, viewPollMs);
    this.lastTick = now;
    const isActive = this.ports.isVisible() && now - this.lastActivity < idleTimeoutMs;
    if (this.hasEnded(now) || !isActive) return;
    this.lastActive = now;
    this.unsentMs += elapsed;
    this.send();
  }

  /** Ends the visit when the viewer has been away for too long. */
  private hasEnded(now: number): boolean {
    if (this.isRunning && now - this.lastActive > maxInactiveMs) {
      this.stop();
      this.ports.onAway();
    }
    return !this.isRunning;
  }

  private send(): void {
    if (this.isSending) return;
    const ms = this.unsentMs;
    this.isSending = true;
    this.ports.send(Math.min(ms / 1000, maxSecondsPerCall)).then(
      () => {
        this.isSending = false;
        this.unsentMs -= ms;
      },
      () => {
        this.isSending = false;
      },
    );
  }
}
