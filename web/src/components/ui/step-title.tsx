import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/**
 * The heading of a step that replaces another one at the same URL: it takes the keyboard focus, which went away with
 * the former step.
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
