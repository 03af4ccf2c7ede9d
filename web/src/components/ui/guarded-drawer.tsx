import { discardTexts } from '@portal/domain/texts/states';
import { Button, Drawer, Group, Modal, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { useLeaveWarning } from './use-leave-warning';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Would closing throw away what somebody changed and has not saved? Then it is asked first. */
  isChanged: boolean;
  children: ReactNode;
}

/** Opens beside the page, over all of a phone. However it is closed, changes are not lost without a question. */
export function GuardedDrawer({ title, isOpen, onClose, isChanged, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const focused = useRef<Element | null>(null);
  useLeaveWarning(isOpen && isChanged);
  // Saved meanwhile, there is nothing to ask any more.
  const isAsked = isAsking && isChanged;
  const stay = () => {
    setAsking(false);
  };
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
        position="right"
        size="min(920px, 100%)"
        title={title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Drawer>
      <Modal
        opened={isOpen && isAsked}
        onClose={stay}
        onExitTransitionEnd={() => {
          if (focused.current instanceof HTMLElement) focused.current.focus();
        }}
        closeOnEscape={false}
        title={discardTexts.question}
        centered
        zIndex={300}
      >
        <Stack>
          <Text size="sm">{discardTexts.consequence}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={stay} data-autofocus>
              {discardTexts.keep}
            </Button>
            <Button
              color="red"
              onClick={() => {
                setAsking(false);
                onClose();
              }}
            >
              {discardTexts.discard}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
