import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { ImportReport, marketingApi } from '@portal/domain/contracts/marketing-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { formTexts } from '@portal/domain/texts/form';
import { Alert, Button, Checkbox, FileInput, Group, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { useContactCalls } from '../data/contact-calls';
import { textOf } from '../../../components/document/text-of-file';
import { ImportColumns } from './import-columns';

interface Props {
  organizationId: string;
  isLead: boolean;
  /** The tearsheet that all of them are added to; `''` for none. */
  tearsheetId: string;
  onClose: () => void;
}

type Options = Pick<RequestOf<typeof marketingApi.importContacts>, 'columns' | 'changesExisting'>;

/**
 * Imports contacts or leads from a CSV file: choose it, check its columns and what the import would do, import. Names each row
 * that was left out.
 */
export function ImportDialog({ organizationId, isLead, tearsheetId, onClose }: Props) {
  const calls = useContactCalls(organizationId);
  const kind = isLead ? 'lead' : 'contact';
  const [file, setFile] = useState<File | null>(null);
  const [csv, setCsv] = useState('');
  /** What was previewed is what is imported: after a failed preview the choice before it stays. */
  const [previewed, setPreviewed] = useState<{ options: Options; preview: ImportReport } | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState('');
  /** Answers of earlier previews are ignored. */
  const newest = useRef(0);
  const request = (text: string, wanted: Options, isPreview: boolean) =>
    calls.import({ csv: text, isLead, tearsheetId, isPreview, ...wanted });
  const show = async (text: string, wanted: Options) => {
    const asked = (newest.current += 1);
    setError('');
    try {
      const preview = await request(text, wanted, true);
      if (newest.current === asked) setPreviewed({ options: wanted, preview });
    } catch (failure) {
      setError(PortalError.from(failure).userMessage);
    }
  };
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setPreviewed(null);
    if (!chosen) return;
    const text = textOf(await chosen.arrayBuffer());
    setCsv(text);
    await show(text, { columns: [], changesExisting: false });
  };
  const send = async () => {
    if (!previewed) return;
    setError('');
    try {
      setReport(await request(csv, previewed.options, false));
    } catch (failure) {
      setError(PortalError.from(failure).userMessage);
    }
  };
  const hasEmail = previewed?.preview.columns.some(({ field }) => field === 'email') ?? false;
  return (
    <Modal opened onClose={onClose} title={texts.importTitle[kind]} size="xl" centered>
      <Stack>
        {report ? (
          <Report report={report} kind={kind} isTearsheet={tearsheetId !== ''} />
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
              onChange={(chosen) => void choose(chosen)}
              clearable
              data-autofocus
            />
            {previewed && <Preview {...previewed} onChange={(wanted) => void show(csv, wanted)} />}
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
            <BusyButton variant="filled" disabled={!hasEmail} onClick={send}>
              {texts.importFile}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

interface PreviewProps {
  options: Options;
  preview: ImportReport;
  onChange: (options: Options) => void;
}

/** What each column holds, and what the import would do. */
function Preview({ options, preview, onChange }: PreviewProps) {
  const hasEmail = preview.columns.some(({ field }) => field === 'email');
  return (
    <>
      <ImportColumns
        columns={preview.columns}
        onChange={(columns) => {
          onChange({ ...options, columns });
        }}
      />
      <Text size="sm" role="status">
        {hasEmail ? texts.preview(preview.created, preview.existing, preview.faultCount) : texts.chooseEmailColumn}
      </Text>
      {preview.existing > 0 && (
        <Checkbox
          label={texts.changeExisting}
          description={options.changesExisting ? texts.wouldChange(preview.changed) : texts.changeExistingHelp}
          checked={options.changesExisting}
          onChange={(event) => {
            onChange({ ...options, changesExisting: event.currentTarget.checked });
          }}
        />
      )}
    </>
  );
}

interface ReportProps {
  report: ImportReport;
  kind: 'contact' | 'lead';
  isTearsheet: boolean;
}

function Report({ report, kind, isTearsheet }: ReportProps) {
  const lines = [
    texts.imported[kind](report.created, report.existing),
    ...(report.changed > 0 ? [texts.changedByImport(report.changed)] : []),
    ...(isTearsheet ? [texts.addedByImport(report.added)] : []),
  ];
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {lines.join(' ')}
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
