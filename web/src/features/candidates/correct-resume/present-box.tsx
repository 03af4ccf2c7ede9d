import { present } from '@portal/domain/resumes/present';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { Checkbox } from '@mantine/core';
import { useFieldValue } from '../../../components/form/form-fields';

/** The position still lasts. */
export function PresentBox({ name }: { name: string }) {
  const { value, set } = useFieldValue<string>(name);
  return (
    <Checkbox
      size="xs"
      mt={6}
      label={correctionTexts.present}
      checked={value.trim().toLowerCase() === present}
      onChange={(event) => {
        set(event.currentTarget.checked ? correctionTexts.present : '');
      }}
    />
  );
}
