import type { Contact } from '@portal/domain/contacts/contact';
import { clientAccessTexts as texts } from '@portal/domain/texts/client-connect';
import { Modal, Stack, Text } from '@mantine/core';
import { ContactAccess } from './contact-access';

interface Props {
  organizationId: string;
  contact: Contact;
  onClose: () => void;
}

/** The access of a contact of the contacts list. */
export function ContactAccessDialog({ organizationId, contact, onClose }: Props) {
  const { id, email, name, companyName } = contact;
  return (
    <Modal opened onClose={onClose} title={texts.accessOf(name || email)} centered>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {[email, companyName].filter(Boolean).join(' · ')}
        </Text>
        {email === '' ? (
          <Text size="sm">{texts.noEmail}</Text>
        ) : (
          <ContactAccess organizationId={organizationId} contact={{ contactId: id, email, name, companyName }} />
        )}
      </Stack>
    </Modal>
  );
}
