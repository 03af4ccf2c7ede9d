import { tableTexts } from '@portal/domain/texts/tables';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useWork } from '../../ui/use-work';

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
  const [isAsking, setAsking] = useState(false);
  const shown = isBusy ? wanted : isEnabled;
  const text = shown ? tableTexts.enabled : tableTexts.disabled;
  if (!onChange) return <>{text}</>;
  const change = (next: boolean) => {
    setWanted(next);
    work(() =>
      onChange(next).finally(() => {
        setAsking(false);
      }),
    );
  };
  return (
    <>
      <Switch
        size="sm"
        label={text}
        aria-label={label}
        aria-busy={isBusy}
        checked={shown}
        onChange={(event) => {
          if (event.currentTarget.checked) change(true);
          else setAsking(true);
        }}
      />
      {isAsking && (
        <ConfirmDialog
          title={tableTexts.disableQuestion}
          consequence={label}
          confirm={tableTexts.disable}
          isBusy={isBusy}
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            change(false);
          }}
        />
      )}
    </>
  );
}
