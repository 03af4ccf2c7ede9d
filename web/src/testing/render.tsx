import './dom-polyfills';
import { MantineProvider } from '@mantine/core';
import { render as renderPlain, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { themeOf } from '../theme/theme';

const theme = themeOf();

/** Renders a part of the staff application with its theme, without transitions (`env`). */
export function render(ui: ReactNode): RenderResult {
  return renderPlain(ui, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} forceColorScheme="light" env="test">
        {children}
      </MantineProvider>
    ),
  });
}
