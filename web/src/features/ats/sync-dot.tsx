import { IconCircleFilled } from '@tabler/icons-react';
import type { SyncTone } from './sync-state';

const colors: Record<SyncTone, string> = {
  none: 'var(--mantine-color-gray-4)',
  active: 'var(--mantine-color-blue-5)',
  good: 'var(--mantine-color-green-6)',
  bad: 'var(--mantine-color-red-6)',
};

/** The color of a state, next to the first line of its text; larger inside a button. */
export function SyncDot({ tone, isInButton = false }: { tone: SyncTone; isInButton?: boolean }) {
  const look = isInButton ? { size: 10 } : { size: 8, style: { marginTop: 6, flexShrink: 0 } };
  return <IconCircleFilled {...look} color={colors[tone]} aria-hidden />;
}
