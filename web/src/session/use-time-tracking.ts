import { appApi } from '@portal/domain/contracts/app-api';
import { cookieNames } from '@portal/domain/constants/session';
import { useEffect } from 'react';
import { readCookie } from '../config/cookies';
import { callApi } from '../firebase/api-client';
import { useFirebase } from '../firebase/firebase-context';
import { IdleClock } from './idle-clock';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const;
const checkMs = 5_000;

/** The origin of this session, for events. */
export function sourceOrigin(): string {
  return readCookie(cookieNames.origin) ?? window.location.origin;
}

/** Records how long the product is used. Failures are silent. */
export function useTimeTracking(product: string): void {
  const { auth } = useFirebase();
  useEffect(() => {
    const clock = new IdleClock(
      () => Date.now(),
      ({ startedAt, duration }) => {
        const data = { sourceOrigin: sourceOrigin(), time: startedAt, duration: Math.round(duration / 1000) };
        callApi(auth, appApi.analyticsEvent, { product, data }, { api: 'app', keepalive: true }).catch(() => undefined);
      },
    );
    const note = () => {
      clock.noteActivity();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') clock.end();
    };
    const onLeave = () => {
      clock.end();
    };
    for (const sign of signsOfLife) window.addEventListener(sign, note, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    const timer = window.setInterval(() => {
      clock.check();
    }, checkMs);
    return () => {
      clock.end();
      window.clearInterval(timer);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const sign of signsOfLife) window.removeEventListener(sign, note, { capture: true });
    };
  }, [auth, product]);
}
