import { record } from '@portal/domain/fields/model';
import { requiredText } from '@portal/domain/fields/text';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';

const schema = record({ name: requiredText() });

interface Props {
  title: string;
  submitLabel: string;
  name: string;
  onSubmit: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Names a tearsheet. */
export function TearsheetNameDialog({ title, submitLabel, name, onSubmit, onClose }: Props) {
  return (
    <DialogForm
      title={title}
      isOpen
      onClose={onClose}
      initialValues={{ name }}
      schema={schema}
      submitLabel={submitLabel}
      onSubmit={(values) => onSubmit(schema.cast(values).name)}
    >
      <FormTextInput name="name" label={texts.name} required data-autofocus />
    </DialogForm>
  );
}
