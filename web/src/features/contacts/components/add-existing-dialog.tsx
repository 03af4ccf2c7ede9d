import type { Contact } from '@portal/domain/contacts/contact';
import { maxChangedEntries } from '@portal/domain/contracts/marketing-api';
import { contactTexts as texts, ownTearsheetTexts } from '@portal/domain/texts/marketing';
import { Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useContactCalls } from '../data/contact-calls';
import { PickedContacts } from './picked-contacts';

interface Props {
  organizationId: string;
  isLead: boolean;
  tearsheetId: string;
  onClose: () => void;
}

/** Adds contacts or leads that the organization has already to a tearsheet. */
export function AddExistingDialog({ organizationId, isLead, tearsheetId, onClose }: Props) {
  const { addTo } = useContactCalls(organizationId);
  const [chosen, setChosen] = useState<Contact[]>([]);
  const add = async () => {
    let added = 0;
    const isAdded = await runWithNotice(
      async () => {
        ({ added } = await addTo(chosen, { isLead, tearsheetId }));
      },
      { done: () => ownTearsheetTexts.added(added) },
    );
    if (isAdded) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.addExisting[isLead ? 'lead' : 'contact']} size={900}>
      <Stack gap="sm">
        <PickedContacts
          organizationId={organizationId}
          isLead={isLead}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next.slice(0, maxChangedEntries));
          }}
        />
        <Group justify="flex-end">
          <BusyButton variant="filled" disabled={chosen.length === 0} onClick={add}>
            {ownTearsheetTexts.addChosen(chosen.length)}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}
