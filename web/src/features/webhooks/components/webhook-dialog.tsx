import { webhookInputSchema } from '@portal/domain/contracts/webhooks-api';
import { formTexts } from '@portal/domain/texts/form';
import { webhookTexts as texts } from '@portal/domain/texts/webhooks';
import { webhookEvents, type Webhook } from '@portal/domain/webhooks/webhook';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormCheckboxGroup } from '../../../components/form/form-checkbox-group';
import { FormTextInput } from '../../../components/form/form-text-input';
import type { WebhookInput } from '../data/webhook-calls';

interface Props {
  /** Null for a new one. */
  webhook: Webhook | null;
  /** Resolves to whether it is stored. */
  onSave: (input: WebhookInput) => Promise<boolean>;
  onClose: () => void;
}

const choices = webhookEvents.map((value) => ({ value, label: texts.events[value] }));

/** Adds or changes a webhook. */
export function WebhookDialog({ webhook, onSave, onClose }: Props) {
  const initialValues: WebhookInput = webhook
    ? { url: webhook.url, events: webhook.events }
    : { url: '', events: [...webhookEvents] };
  return (
    <DialogForm
      title={webhook ? texts.editTitle : texts.add}
      isOpen
      onClose={onClose}
      initialValues={initialValues}
      schema={webhookInputSchema}
      submitLabel={webhook ? formTexts.save : texts.add}
      onSubmit={(values) => onSave(webhookInputSchema.cast(values))}
    >
      <FormTextInput name="url" type="url" label={texts.url} required data-autofocus />
      <FormCheckboxGroup name="events" label={texts.eventsLabel} choices={choices} />
    </DialogForm>
  );
}
