import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useWork } from '../../ui/use-work';

/** The star of a favorite: filled or not, toggled by a click. */
export function StarButton(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => Promise<void> }) {
  const { isBusy, work } = useWork();
  const Icon = props.isOn ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={props.isOn ? 'yellow' : 'gray'}
      aria-label={props.label}
      aria-pressed={props.isOn}
      aria-busy={isBusy}
      onClick={() => {
        work(() => props.onChange(!props.isOn));
      }}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
