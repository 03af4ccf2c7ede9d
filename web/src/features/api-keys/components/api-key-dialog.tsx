import { apiKeyScopes, defaultApiKeyDays, maxApiKeyDays } from '@portal/domain/api-keys/api-key';
import { apiKeyInputSchema } from '@portal/domain/contracts/api-keys-api';
import { apiKeyTexts as texts } from '@portal/domain/texts/api-keys';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormCheckboxGroup } from '../../../components/form/form-checkbox-group';
import { FormSelect } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import type { ApiKeyInput } from '../data/use-api-keys';

interface Props {
  /** Resolves to whether the dialog closes. */
  onSave: (input: ApiKeyInput) => Promise<boolean>;
  onClose: () => void;
}

const choices = apiKeyScopes.map((value) => {
  const { name: label, description } = texts.scopes[value];
  return { value, label, description };
});
const lives = [7, 30, defaultApiKeyDays, 180, maxApiKeyDays].map((days) => ({
  value: String(days),
  label: texts.expiryDays(days),
}));

/** Creates a key: its name, what it may do, and for how long. */
export function ApiKeyDialog({ onSave, onClose }: Props) {
  return (
    <DialogForm
      title={texts.create}
      isOpen
      onClose={onClose}
      initialValues={{ name: '', scopes: [], days: String(defaultApiKeyDays) }}
      schema={apiKeyInputSchema}
      submitLabel={texts.create}
      onSubmit={(values) => onSave(apiKeyInputSchema.cast(values))}
    >
      <FormTextInput name="name" label={texts.name} description={texts.nameHint} required data-autofocus />
      <FormCheckboxGroup name="scopes" label={texts.scopesLabel} choices={choices} />
      <FormSelect name="days" label={texts.expiry} data={lives} allowDeselect={false} clearable={false} />
    </DialogForm>
  );
}
