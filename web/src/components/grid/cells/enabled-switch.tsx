import { tableTexts } from '@portal/domain/texts/tables';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useWork } from '../../ui/use-work';
import { useAskFirst } from '../row-questions';

interface Props {
  /** Whose access it is, for screen readers. */
  label: string;
  isEnabled: boolean;
  /** Left out, the state is shown and cannot be changed. */
  onChange?: (isEnabled: boolean) => Promise<void>;
}

/** Enabled or Disabled, with a switch for those who may change it; disabling asks first. */
export function EnabledSwitch({ label, isEnabled, onChange }: Props) {
  const { isBusy, work } = useWork();
  // Optimistic: while the change is being saved, the switch shows the new state.
  const [wanted, setWanted] = useState(isEnabled);
  const askFirst = useAskFirst();
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
        if (event.currentTarget.checked) {
          setWanted(true);
          work(() => onChange(true));
          return;
        }
        askFirst({
          title: tableTexts.disableQuestion,
          consequence: label,
          confirm: tableTexts.disable,
          onConfirm: () => onChange(false),
        });
      }}
    />
  );
}
