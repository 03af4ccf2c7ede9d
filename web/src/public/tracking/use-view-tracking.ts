import { viewPollMs } from '@portal/domain/constants/public-pages';
import { useCallback, useEffect } from 'react';
import { callPublic } from '../api/call';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';
import { ViewTracker } from './view-tracker';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focus'] as const;

/**
 * Records the view of a resume and prolongs it while the page is read.
 * @param isTracked false before there is content, for staff, when the job requests no feedback, and after the vote.
 *   Once it turns false the tracking has ended.
 */
export function useViewTracking({ publicToken, candidateId, accessCode }: ResumeAccess, isTracked: boolean): void {
  const send = useCallback(
    (duration: number) =>
      callPublic(
        'publicEvent',
        { event: 'viewResume', publicToken, candidateId, accessCode, viewer: viewer.get(), duration },
        { keepalive: true },
      ),
    [publicToken, candidateId, accessCode],
  );
  useTracking(send, isTracked);
}

/**
 * Records a visit and prolongs it while the page is read.
 * @param send stable; see `ViewTrackerPorts`.
 * @param isTracked see {@link useViewTracking}.
 */
export function useTracking(send: (duration: number) => Promise<unknown>, isTracked: boolean): void {
  useEffect(() => {
    if (!isTracked) return undefined;
    const tracker = new ViewTracker({
      send,
      now: () => Date.now(),
      isVisible: () => document.visibilityState === 'visible',
      onAway: () => {
        viewer.renewSession();
      },
    });
    const noteActivity = () => {
      tracker.noteActivity();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') tracker.noteActivity();
    };
    for (const sign of signsOfLife) window.addEventListener(sign, noteActivity, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    const timer = window.setInterval(() => {
      tracker.tick();
    }, viewPollMs);
    tracker.start();
    return () => {
      tracker.stop();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const sign of signsOfLife) window.removeEventListener(sign, noteActivity);
    };
  }, [send, isTracked]);
}
