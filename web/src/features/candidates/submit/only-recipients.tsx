import { verifiedTexts as texts } from '@portal/domain/texts/verified-viewers';
import { Checkbox } from '@mantine/core';

/** The choice that the links of a submission open for their recipients alone. */
export function OnlyRecipients({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Checkbox
      label={texts.choice}
      description={texts.choiceHint}
      checked={isOn}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
  );
}
