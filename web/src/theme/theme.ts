import { formTexts } from '@portal/domain/texts/form';
import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { accentOf, accentShades } from './accent';

/**
 * The theme of the staff application: neutral surfaces, one accent from the organization's color, a small type scale.
 * @param primaryColor the organization's color; without one the product's own accent is used.
 */
export function themeOf(primaryColor?: string): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: 6,
    colors: { accent: accentShades(accentOf(primaryColor)) },
    fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    headings: {
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.3' },
        h2: { fontSize: '1.125rem', lineHeight: '1.35' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'md',
    radius: { md: '6px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: 'sm', fw: 500 } },
      Anchor: { defaultProps: { size: 'sm' } },
      // The dialog's title bar is no landmark of the page: without a role it would be its second banner.
      Modal: {
        defaultProps: { closeButtonProps: { 'aria-label': formTexts.close }, attributes: { header: { role: 'none' } } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': formTexts.close } } },
      Accordion: { styles: { item: { backgroundColor: 'var(--surface)' } } },
      TextInput: { defaultProps: { size: 'sm' } },
      // A dialog's header is at the end of the page's body, where it would count as a second banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Paper: { defaultProps: { withBorder: true, radius: 'md' } },
    },
  });
}
