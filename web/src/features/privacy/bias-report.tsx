import { maxPeopleInBiasReport, scoringApi } from '@portal/domain/contracts/scoring-api';
import type { GroupFigures } from '@portal/domain/privacy/bias-report';
import { biasReportTexts as texts } from '@portal/domain/texts/bias-report';
import { Button, FileInput, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { csvRows } from '../../components/document/csv-rows';
import { saveFile } from '../../components/document/save-file';
import { textOf } from '../../components/document/text-of-file';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { BiasTable, biasTableFile } from './bias-table';
import { PrivacySection } from './privacy-section';

interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  hasMore: boolean;
}

/** Which columns hold what, by their place in the file. */
interface Columns {
  email: number;
  group: number;
}

/** Selection and scores by the groups of a file. */
export function BiasReport({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [columns, setColumns] = useState<Columns>({ email: 0, group: 1 });
  const [report, setReport] = useState<{ groups: GroupFigures[]; unknown: number } | null>(null);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setReport(null);
    const read = chosen ? tableOf(textOf(await chosen.arrayBuffer())) : null;
    setTable(read);
    if (read) setColumns(likelyColumns(read));
  };
  const people = table ? peopleOf(table, columns) : [];
  const create = () =>
    runWithNotice(async () => {
      setReport(await callApi(auth, scoringApi.biasReport, { organizationId, people }, { api: 'app' }));
    }, {});
  return (
    <PrivacySection title={texts.title} intro={texts.intro}>
      <Group align="flex-end">
        <FileInput
          label={texts.chooseFile}
          placeholder={texts.example}
          accept=".csv,text/csv,text/plain"
          value={file}
          onChange={(chosen) => void choose(chosen)}
          clearable
          w={260}
        />
        {table && (
          <>
            <ColumnSelect
              label={texts.emailColumn}
              header={table.header}
              value={columns.email}
              onChange={(email) => {
                setColumns({ ...columns, email });
              }}
            />
            <ColumnSelect
              label={texts.groupColumn}
              header={table.header}
              value={columns.group}
              onChange={(group) => {
                setColumns({ ...columns, group });
              }}
            />
            <BusyButton variant="filled" disabled={people.length === 0} onClick={create}>
              {texts.create}
            </BusyButton>
          </>
        )}
      </Group>
      {table && people.length === 0 && <Text size="sm">{texts.noRows}</Text>}
      {table?.hasMore && <Text size="sm">{texts.tooMany(maxPeopleInBiasReport)}</Text>}
      {report && (
        <>
          {report.unknown > 0 && <Text size="sm">{texts.unknown(report.unknown)}</Text>}
          <BiasTable groups={report.groups} />
          <Text size="sm" c="dimmed" maw={720}>
            {texts.reading}
          </Text>
          <Group>
            <Button
              variant="default"
              onClick={() => {
                saveFile(biasTableFile(report.groups));
              }}
            >
              {texts.download}
            </Button>
          </Group>
        </>
      )}
    </PrivacySection>
  );
}

interface SelectProps {
  label: string;
  header: readonly string[];
  value: number;
  onChange: (place: number) => void;
}

function ColumnSelect({ label, header, value, onChange }: SelectProps) {
  return (
    <NativeSelect
      label={label}
      value={String(value)}
      data={header.map((name, place) => ({ value: String(place), label: name || String(place + 1) }))}
      onChange={(event) => {
        onChange(Number(event.currentTarget.value));
      }}
    />
  );
}

function tableOf(text: string): Table {
  // The header, the rows of a report, and one more that says whether some are left out.
  const [header = [], ...rows] = csvRows(text, maxPeopleInBiasReport + 2);
  return { header, rows: rows.slice(0, maxPeopleInBiasReport), hasMore: rows.length > maxPeopleInBiasReport };
}

/** The column whose first row has an email, and the first other one. */
function likelyColumns({ rows }: Table): Columns {
  const email = Math.max(0, rows[0]?.findIndex((value) => value.includes('@')) ?? 0);
  return { email, group: email === 0 ? 1 : 0 };
}

function peopleOf({ rows }: Table, { email, group }: Columns) {
  return rows
    .map((row) => ({ email: row[email]?.trim() ?? '', group: row[group]?.trim().slice(0, 60) ?? '' }))
    .filter((person) => person.email.includes('@') && person.group !== '');
}
