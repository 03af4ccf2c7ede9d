import { useCallback, useEffect, useState } from 'react';

const second = 1_000;

/**
 * Counts seconds down by the clock, not by its own ticks, so that a sleeping tab does not prolong it.
 * @param onEnd called once at zero.
 * @returns the seconds left, 0 when it does not run, and what starts it.
 */
export function useCountdown(onEnd?: () => void): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / second));
      setSecondsLeft(left);
      if (left > 0) return;
      setEndsAt(null);
      onEnd?.();
    }, second / 4);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt, onEnd]);
  const start = useCallback((seconds: number) => {
    setSecondsLeft(Math.ceil(seconds));
    setEndsAt(Date.now() + seconds * second);
  }, []);
  return { secondsLeft, start };
}
