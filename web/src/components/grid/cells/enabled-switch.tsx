import { tableTexts } from '@portal/domain/texts/tables';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useWork } from '../../ui/use-work';

interface Props {
  /** Whose access it is, for screen readers. */
  label: string;
  isEnabled: boolean;
  /** Left out, the state is shown and cannot be changed. */
  onChange?: (isEnabled: boolean) => Promise<void>;
}

/** Enabled or Disabled, with the switch for those who may change it (001 §2.5). */
export function EnabledSwitch({ label, isEnabled, onChange }: Props) {
  const { isBusy, work } = useWork();
  // While the change is on its way the switch stands where it will be.
  const [wanted, setWanted] = useState(isEnabled);
  const shown = isBusy ? wanted : isEnabled;
  const text = shown ? tableTexts.enabled : tableTexts.disabled;
  if (!onChange) return <>{text}</>;
  return (
    <Switch
      size="sm"
      label={text}
      aria-label={label}
      aria-busy={isBusy}
      checked={shown}
      onChange={(event) => {
        const next = event.currentTarget.checked;
        setWanted(next);
        work(() => onChange(next));
      }}
    />
  );
}
