import { hasProduct } from '@portal/domain/organizations/product-feature';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { ActionIcon, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { tableTexts } from '@portal/domain/texts/tables';
import { formTexts } from '@portal/domain/texts/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { ShareActions } from '../../../components/ui/share-actions';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { useTearsheetCalls } from '../data/tearsheet-calls';
import { TearsheetNameDialog } from './tearsheet-name-dialog';

interface Props {
  organizationId: string;
  tearsheet: Tearsheet;
  isJobMarket: boolean;
}

/** Emails a tearsheet, copies its public link, and renames or deletes one of the portal's own. */
export function TearsheetActions({ organizationId, tearsheet, isJobMarket }: Props) {
  const calls = useTearsheetCalls(organizationId);
  const navigate = useNavigate();
  const hasJobMarketing = hasProduct(useOrganization(), 'jobMarketing');
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Group gap="xs">
      {isJobMarket && !hasJobMarketing ? (
        <Text size="sm" c="dimmed">
          {texts.jobMarketingOff}
        </Text>
      ) : (
        <ShareActions
          makeLink={(hasGateing) => calls.link(tearsheet.id, isJobMarket ? 'jobs' : 'candidates', hasGateing)}
          mailTo={paths.newMailing.href(isJobMarket ? 'jobTearsheet' : 'tearsheet', tearsheet.id)}
          mailLabel={texts.email}
        />
      )}
      {tearsheet.source === 'portal' && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={`${tableTexts.rowActions}: ${tearsheet.name}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              onClick={() => {
                setOpen('rename');
              }}
            >
              {texts.rename}
            </Menu.Item>
            <Menu.Item
              color="red"
              onClick={() => {
                setOpen('delete');
              }}
            >
              {texts.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'rename' && (
        <TearsheetNameDialog
          title={texts.rename}
          submitLabel={texts.rename}
          name={tearsheet.name}
          onClose={close}
          onSubmit={(name) => runWithNotice(() => calls.rename(tearsheet.id, name), { done: texts.renamed })}
        />
      )}
      <Modal opened={open === 'delete'} onClose={close} title={texts.deleteQuestion} centered>
        <Stack>
          <Text size="sm">{texts.deleteConsequence}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {formTexts.cancel}
            </Button>
            <BusyButton
              variant="filled"
              color="red"
              onClick={async () => {
                const isDeleted = await runWithNotice(() => calls.remove(tearsheet.id), { done: texts.deleted });
                if (isDeleted) await navigate(paths.tearsheets.href());
              }}
            >
              {texts.delete}
            </BusyButton>
          </Group>
        </Stack>
      </Modal>
    </Group>
  );
}
