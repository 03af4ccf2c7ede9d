import { useCallback, useEffect, useRef, useState } from 'react';
import { untilSent } from './until-sent';

/** Whether something is being sent, or waits for a connection. */
export type SendingState = 'idle' | 'sending' | 'waiting';

interface Sending {
  state: SendingState;
  /**
   * Sends, see {@link untilSent}.
   * @returns null when it was aborted.
   */
  send: <T extends object>(call: () => Promise<T>) => Promise<T | null>;
  /**
   * Aborts what waits for a connection; what is being sent arrives or fails, but will not wait. Runs by itself on
   * unmount.
   */
  takeBack: () => void;
}

/** Sends one thing at a time, and nothing that has changed meanwhile. */
export function useSending(): Sending {
  const [state, setState] = useState<SendingState>('idle');
  const current = useRef<{ controller: AbortController; isWaiting: boolean; isUnwanted: boolean }>(null);
  const takeBack = useCallback(() => {
    const sending = current.current;
    if (!sending) return;
    sending.isUnwanted = true;
    if (sending.isWaiting) sending.controller.abort();
  }, []);
  useEffect(() => takeBack, [takeBack]);
  const send = useCallback(async <T extends object>(call: () => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    const { signal } = controller;
    const sending = { controller, isWaiting: false, isUnwanted: false };
    current.current = sending;
    setState('sending');
    const onWaiting = (isWaiting: boolean) => {
      sending.isWaiting = isWaiting;
      if (isWaiting && sending.isUnwanted) controller.abort();
      else setState(isWaiting ? 'waiting' : 'sending');
    };
    try {
      return await untilSent(call, { onWaiting, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      setState('idle');
    }
  }, []);
  return { state, send, takeBack };
}
