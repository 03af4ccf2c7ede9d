import { MantineContext, MantineProvider } from '@mantine/core';
import { use, useMemo, type ReactNode } from 'react';
import { themeOf } from './theme';

/** Draws its children with an organization's color, in the environment of the page. @param color the product's own when absent */
export function BrandTheme({ color, children }: { color?: string | undefined; children: ReactNode }) {
  const theme = useMemo(() => themeOf(color), [color]);
  const env = use(MantineContext)?.env;
  return (
    <MantineProvider theme={theme} forceColorScheme="light" {...(env && { env })}>
      {children}
    </MantineProvider>
  );
}
