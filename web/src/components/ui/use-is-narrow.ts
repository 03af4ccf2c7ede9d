import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is too narrow for a table: a phone, where lists are cards and toolbars are folded. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
}
