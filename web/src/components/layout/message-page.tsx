import { fallbackColors } from '@portal/domain/constants/branding';
import { Center, Stack, Text, Title } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { savedOrganizationBranding } from '../../config/organization-cookie';
import { BrandTheme } from '../../theme/brand-theme';
import { ProductMark } from './product-mark';
import { useHostBranding } from './use-host-branding';

interface Content {
  code?: string;
  message: string;
  /** What it means for the reader. */
  hint: string;
  /** Where to go from here. */
  children?: ReactNode;
}

/** A page with one message: an error or a refusal. It has the color of the sign-in page. */
export function MessagePage(content: Content) {
  const ofHost = useHostBranding();
  const saved = useMemo(() => savedOrganizationBranding(), []);
  const color = (ofHost ?? saved)?.primaryColor || fallbackColors.loginLogo;
  return (
    <BrandTheme color={color}>
      <Center component="main" mih="100dvh" p="lg">
        <Message {...content} mark={<ProductMark color={color} />} />
      </Center>
    </BrandTheme>
  );
}

/** The same as a screen, inside the frame, which already is the page's main landmark. */
export function MessageScreen(content: Content) {
  return (
    <Center mih="60vh" p="lg">
      <Message {...content} />
    </Center>
  );
}

function Message({ code, message, hint, mark, children }: Content & { mark?: ReactNode }) {
  return (
    <Stack align="center" gap="lg" maw={440}>
      {mark}
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
  );
}
