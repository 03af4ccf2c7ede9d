import { formTexts } from '@portal/domain/texts/form';
import { Drawer } from '@mantine/core';
import { useFocusReturn, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question';
import { useLeaveWarning } from './use-leave-warning';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Would closing throw away what somebody changed and has not saved? Then it is asked first. */
  isChanged: boolean;
  children: ReactNode;
}

/**
 * Opens beside the page, over all of a phone. However it is closed, also by going to another page, changes are not lost
 * without a question. A page has one at a time.
 */
export function GuardedDrawer({ title, isOpen, onClose, isChanged, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const focused = useRef<Element | null>(null);
  const isGuarded = isOpen && isChanged;
  const leaving = useBlocker(({ currentLocation, nextLocation }) => {
    const isLost = isGuarded && currentLocation.pathname !== nextLocation.pathname;
    if (isLost) focused.current = document.activeElement;
    return isLost;
  });
  const isLeaving = leaving.state === 'blocked';
  const isAsked = isGuarded && (isAsking || isLeaving);
  // The drawer's own would take the question for another opening, as it lets go of the keyboard meanwhile.
  useFocusReturn({ opened: isOpen });
  // Saved meanwhile, there is nothing to ask any more: neither now nor after the next change.
  if (isAsking && !isGuarded) setAsking(false);
  useEffect(() => {
    if (isLeaving && !isGuarded) leaving.reset();
  }, [leaving, isLeaving, isGuarded]);
  const stay = () => {
    setAsking(false);
    if (isLeaving) leaving.reset();
  };
  const discard = () => {
    // The drawer closes, too, and gives the focus back to what has opened it.
    focused.current = null;
    setAsking(false);
    onClose();
    if (isLeaving) leaving.proceed();
  };
  // After the drawer, which takes the keyboard to its beginning in a task of its own once the question is over.
  useEffect(() => {
    if (isAsked || !(focused.current instanceof HTMLElement)) return;
    const { current } = focused;
    const timeout = window.setTimeout(() => {
      current.focus();
    });
    return () => {
      window.clearTimeout(timeout);
    };
  }, [isAsked]);
  useLeaveWarning(isGuarded);
  const close = () => {
    if (!isChanged) {
      onClose();
      return;
    }
    focused.current = document.activeElement;
    setAsking(true);
  };
  // One listener for both: with one each, the second would answer the same press once the first has opened or closed.
  useWindowEvent(
    'keydown',
    ({ key, isComposing, target }) => {
      const isTaken = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (key !== 'Escape' || isComposing || isTaken || !isOpen) return;
      if (isAsked) stay();
      else close();
    },
    { capture: true },
  );
  return (
    <>
      {/* While it asks, the question alone has the keyboard. */}
      <Drawer
        opened={isOpen}
        onClose={close}
        closeOnEscape={false}
        trapFocus={!isAsked}
        returnFocus={false}
        position="right"
        size="min(920px, 100%)"
        title={title}
        closeButtonProps={{ 'aria-label': formTexts.close }}
      >
        {children}
      </Drawer>
      <DiscardQuestion isAsked={isAsked} closeOnEscape={false} returnFocus={false} onStay={stay} onDiscard={discard} />
    </>
  );
}
