import type { Contact } from '@portal/domain/contacts/contact';
import { contactFormSchema } from '@portal/domain/contracts/marketing-api';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { formTexts } from '@portal/domain/texts/form';
import { SimpleGrid } from '@mantine/core';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormCheckbox } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useContactCalls, type ContactForm } from '../data/contact-calls';

interface Props {
  organizationId: string;
  isLead: boolean;
  /** Null for a new one. */
  contact: Contact | null;
  /** The tearsheet that a new one is added to; `''` for none. */
  tearsheetId: string;
  onClose: () => void;
}

/** Adds or changes a contact or lead. */
export function ContactDialog({ organizationId, isLead, contact, tearsheetId, onClose }: Props) {
  const calls = useContactCalls(organizationId);
  const kind = isLead ? 'lead' : 'contact';
  const title = contact ? texts.edit[kind] : texts.add[kind];
  const initialValues: ContactForm = contactFormSchema.cast(contact ?? {}, { assert: false, stripUnknown: true });
  return (
    <DialogForm
      title={title}
      isOpen
      onClose={onClose}
      initialValues={initialValues}
      schema={contactFormSchema}
      submitLabel={contact ? formTexts.save : title}
      onSubmit={(form) =>
        runWithNotice(() => calls.save(form, { isLead, contactId: contact?.id ?? '', tearsheetId }), {
          done: texts.saved,
        })
      }
    >
      <FormTextInput name="email" type="email" label={texts.email} required data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput name="firstName" label={texts.firstName} />
        <FormTextInput name="lastName" label={texts.lastName} />
      </SimpleGrid>
      <FormTextInput name="companyName" label={texts.companyName} />
      <FormCheckbox name="massMailOptOut" label={texts.massMailOptOut} />
    </DialogForm>
  );
}
