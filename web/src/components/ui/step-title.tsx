import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/**
 * The heading of a step that takes another one's place at the same address: the keyboard goes on at it, as what had the
 * focus is gone with the step before.
 */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Title>
  );
}
