import type { Contact } from '@portal/domain/contacts/contact';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PickedContacts } from './picked-contacts';

interface Props {
  organizationId: string;
  chosen: readonly Contact[];
  onChange: (chosen: Contact[]) => void;
  onClose: () => void;
}

/** Chooses contacts and leads over all pages. */
export function ContactPicker({ organizationId, chosen, onChange, onClose }: Props) {
  const [isLead, setLead] = useState(false);
  return (
    <Modal opened onClose={onClose} title={texts.choose} size={900}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={texts.kind}
          value={isLead ? 'leads' : 'contacts'}
          onChange={(value) => {
            setLead(value === 'leads');
          }}
          data={[
            { value: 'contacts', label: texts.contacts },
            { value: 'leads', label: texts.leads },
          ]}
        />
        <PickedContacts
          key={String(isLead)}
          organizationId={organizationId}
          isLead={isLead}
          chosen={chosen}
          onChange={onChange}
        />
        <Group justify="space-between">
          <Text size="sm" role="status">
            {texts.chosen(chosen.length)}
          </Text>
          <Button onClick={onClose}>{texts.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
