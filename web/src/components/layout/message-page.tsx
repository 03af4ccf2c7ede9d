import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProductMark } from './product-mark';

interface Props {
  code?: string;
  message: string;
  /** What it means for whoever reads it. */
  hint: string;
  /** It stands in the place of a screen, inside the frame that is the page's main part already. */
  isInside?: boolean;
  /** Where to go from here. */
  children?: ReactNode;
}

/** A page that says one thing: an error, a refusal. */
export function MessagePage({ code, message, hint, isInside = false, children }: Props) {
  return (
    <Center component={isInside ? 'div' : 'main'} mih={isInside ? '60vh' : '100dvh'} p="lg">
      <Stack align="center" gap="lg" maw={440}>
        {!isInside && <ProductMark />}
        <Stack align="center" gap={8}>
          {code && (
            <Text size="sm" fw={600} c="dimmed" aria-hidden>
              {code}
            </Text>
          )}
          <Title order={1} ta="center">
            {message}
          </Title>
          <Text size="sm" c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
            {hint}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Center>
  );
}
