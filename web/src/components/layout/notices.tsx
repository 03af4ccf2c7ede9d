import { useElementSize } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useCallback, useEffect } from 'react';

const position = 'bottom-center';

/**
 * The application's notifications. Their height is a variable of the page, `--notices-measured`: on a phone they are as
 * wide as the page, and the content below them gets room (`global.css`).
 *
 * They are centered at the lower edge, away from the buttons at the ends of rows and of pagers. The pointer pauses the
 * notification that it is on; the others time out, and a new one need not queue.
 */
export function Notices() {
  const { ref: measure, height } = useElementSize();
  // Mantine renders a container per edge of the screen, and each of them gets this.
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
