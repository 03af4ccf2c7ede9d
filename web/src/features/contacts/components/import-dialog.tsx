import type { ImportReport } from '@portal/domain/contracts/marketing-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { formTexts } from '@portal/domain/texts/form';
import { Alert, Button, FileInput, Group, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { useContactCalls } from '../data/contact-calls';
import { textOf } from '../data/text-of-file';

interface Props {
  organizationId: string;
  isLead: boolean;
  /** The tearsheet that all of them are added to; `''` for none. */
  tearsheetId: string;
  onClose: () => void;
}

/** Imports contacts or leads from a CSV file, and names each row that was left out. */
export function ImportDialog({ organizationId, isLead, tearsheetId, onClose }: Props) {
  const calls = useContactCalls(organizationId);
  const kind = isLead ? 'lead' : 'contact';
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState('');
  const send = async () => {
    if (!file) return;
    setError('');
    try {
      setReport(await calls.import(textOf(await file.arrayBuffer()), { isLead, tearsheetId }));
    } catch (failure) {
      setError(PortalError.from(failure).userMessage);
    }
  };
  return (
    <Modal opened onClose={onClose} title={texts.importTitle[kind]} size="lg" centered>
      <Stack>
        {report ? (
          <Report report={report} kind={kind} />
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {texts.importHelp}
            </Text>
            <FileInput
              label={texts.chooseFile}
              placeholder={texts.exampleFile}
              accept=".csv,text/csv,text/plain"
              value={file}
              onChange={setFile}
              clearable
              data-autofocus
            />
            {error !== '' && (
              <Alert color="red" role="alert">
                {error}
              </Alert>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {report ? formTexts.close : formTexts.cancel}
          </Button>
          {!report && (
            <BusyButton variant="filled" disabled={!file} onClick={send}>
              {texts.importFile}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Report({ report, kind }: { report: ImportReport; kind: 'contact' | 'lead' }) {
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {texts.imported[kind](report.created, report.existing)}
      </Text>
      {report.faultCount > 0 && (
        <>
          <Text size="sm">{texts.faults(report.faultCount)}</Text>
          <ScrollArea.Autosize mah={320}>
            <Table striped withTableBorder stickyHeader>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w={70}>{texts.line}</Table.Th>
                  <Table.Th>{texts.value}</Table.Th>
                  <Table.Th>{texts.reason}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {report.faults.map(({ line, value, reason }) => (
                  <Table.Tr key={line}>
                    <Table.Td>{line}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
                    <Table.Td>{texts.faultReasons[reason]}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea.Autosize>
        </>
      )}
    </Stack>
  );
}
