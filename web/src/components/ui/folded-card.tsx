import { Accordion, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** A section of a page that is closed until somebody wants it: what it contains is neither drawn nor loaded before. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Accordion variant="contained" order={2} value={open} onChange={setOpen}>
      <Accordion.Item value="content">
        <Accordion.Control>
          <Text span size="lg" fw={600}>
            {title}
          </Text>
        </Accordion.Control>
        <Accordion.Panel>{open !== null && children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
