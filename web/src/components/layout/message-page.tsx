import { fallbackColors } from '@portal/domain/constants/branding';
import { Center, MantineProvider, Stack, Text, Title } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { rememberedOrganization } from '../../config/organization-cookie';
import { themeOf } from '../../theme/theme';
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

/** A page that says one thing: an error, a refusal. On its own it has the colour of the sign-in page, beside which it stands. */
export function MessagePage({ isInside = false, ...message }: Props) {
  const color = useMemo(() => rememberedOrganization()?.primaryColor || fallbackColors.loginLogo, []);
  const theme = useMemo(() => themeOf(color), [color]);
  if (isInside) {
    return (
      <Center mih="60vh" p="lg">
        <Message {...message} />
      </Center>
    );
  }
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Center component="main" mih="100dvh" p="lg">
        <Message {...message} mark={<ProductMark color={color} />} />
      </Center>
    </MantineProvider>
  );
}

function Message({ code, message, hint, mark, children }: Omit<Props, 'isInside'> & { mark?: ReactNode }) {
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
