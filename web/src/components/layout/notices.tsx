import { useElementSize } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useCallback, useEffect } from 'react';

const position = 'bottom-center';

/**
 * What the application says in passing. How high it stands is a variable of the page, `--notices-measured`: on a phone
 * notices are as wide as the page, and leave room for what they lie on (`global.css`).
 *
 * Below the middle of the screen there is nothing to press: the ends of rows and of pagers hold their buttons. The
 * pointer holds the notice that it is on; the others go on their way, and a new one need not queue.
 */
export function Notices() {
  const { ref: measure, height } = useElementSize();
  // There is a place at each edge of the screen, and each of them gets this.
  const measurePlace = useCallback(
    (place: HTMLDivElement | null) => {
      if (place?.dataset.position === position) measure(place);
    },
    [measure],
  );
  useEffect(() => {
    document.documentElement.style.setProperty('--notices-measured', `${Math.ceil(height)}px`);
  }, [height]);
  return <Notifications ref={measurePlace} position={position} limit={6} pauseResetOnHover="notification" />;
}
