import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** The time in milliseconds since 1970, renewed every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(
    () => {
      setNow(Date.now());
    },
    30_000,
    { autoInvoke: true },
  );
  return now;
}
