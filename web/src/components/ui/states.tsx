import { failureTexts, loadStateTexts } from '@portal/domain/texts/states';
import { Alert, Box, Button, Center, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/**
 * The loading state of a whole page, also for screen readers. @param isInside whether the page already has its main
 * landmark.
 */
export function PageLoading({
  label = loadStateTexts.loading,
  isInside = false,
}: {
  label?: string;
  isInside?: boolean;
}) {
  return (
    <Box component={isInside ? 'div' : 'main'}>
      <Center mih="60vh" role="status">
        <Stack align="center" gap="xs">
          <Loader size="sm" />
          <Text component={isInside ? 'p' : 'h1'} m={0} size="sm" fw={400} c="dimmed">
            {label}
          </Text>
        </Stack>
      </Center>
    </Box>
  );
}

/** The error state of a whole page. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Center component="main" mih="60vh" p="lg">
      <LoadFailed headingLevel={1} onRetry={onRetry} />
    </Center>
  );
}

/** A placeholder in the shape of rows that are loading; says so when there is no connection. */
export function RowsLoading({ rows = 5, height = 36 }: { rows?: number; height?: number }) {
  const { online } = useNetwork();
  if (!online) {
    return (
      <Box role="status">
        <Empty>{loadStateTexts.offline}</Empty>
      </Box>
    );
  }
  return (
    <Stack gap="xs" role="status" aria-label={loadStateTexts.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}

interface LoadFailedProps {
  what?: string;
  /** Whether the page is about the failure: then the failure is its heading. */
  headingLevel?: 1;
  onRetry?: () => void;
}

/** The error state of a part of a page, with a retry. */
export function LoadFailed({ what = loadStateTexts.failed, headingLevel, onRetry }: LoadFailedProps) {
  return (
    <Alert color="red" title={failureTexts.title} icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
      <Stack gap="sm" align="flex-start">
        {headingLevel ? (
          <Title order={headingLevel} fz="sm" fw={400}>
            {what}
          </Title>
        ) : (
          <Text size="sm">{what}</Text>
        )}
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {loadStateTexts.tryAgain}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** The empty state, with what to do next. */
export function Empty({ children = loadStateTexts.empty, action }: { children?: ReactNode; action?: ReactNode }) {
  return (
    <Center py="xl" px="md">
      <Stack align="center" gap="sm" maw={420}>
        <IconInbox size={32} stroke={1.3} color="var(--ink-soft)" aria-hidden />
        <Text size="sm" c="dimmed" ta="center">
          {children}
        </Text>
        {action}
      </Stack>
    </Center>
  );
}
