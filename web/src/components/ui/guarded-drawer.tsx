import { formTexts } from '@portal/domain/texts/form';
import { Drawer } from '@mantine/core';
import { useFocusReturn, useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIsDiscardAsked, useUnsavedChange } from './unsaved-guard';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether closing would discard unsaved changes: then it asks first. */
  isChanged: boolean;
  children: ReactNode;
}

/** A drawer over the page, full screen on a phone. Closing it or leaving the page asks before changes are discarded. */
export function GuardedDrawer({ title, isOpen, onClose, isChanged, children }: Props) {
  const askFirst = useUnsavedChange(isOpen && isChanged, onClose);
  const isAsked = useIsDiscardAsked();
  // The drawer's own focus return would run each time the question suspends its focus trap.
  useFocusReturn({ opened: isOpen });
  const close = () => {
    if (isChanged) askFirst(() => undefined);
    else onClose();
  };
  useWindowEvent(
    'keydown',
    ({ key, isComposing, target }) => {
      const isTaken = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (key === 'Escape' && !isComposing && !isTaken && isOpen && !isAsked) close();
    },
    { capture: true },
  );
  return (
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
  );
}
