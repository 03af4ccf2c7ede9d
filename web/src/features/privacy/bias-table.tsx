import { fourFifths, type GroupFigures } from '@portal/domain/privacy/bias-report';
import { csvFile } from '@portal/domain/tables/csv';
import { biasReportTexts as texts } from '@portal/domain/texts/bias-report';
import { Table, Text } from '@mantine/core';

const percent = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 100)}%`);
const ratio = (value: number | null) => (value === null ? texts.small : value.toFixed(2));
const score = (value: number | null) => (value === null ? '–' : value.toFixed(1));

/** The cells of a group, by column. */
const cells: Record<keyof typeof texts.columns, (figures: GroupFigures) => string> = {
  group: ({ group }) => group,
  candidates: ({ candidates }) => String(candidates),
  submitted: ({ submitted }) => String(submitted),
  selectionRate: ({ selectionRate }) => percent(selectionRate),
  selectionImpact: ({ selectionImpact }) => ratio(selectionImpact),
  medianScore: ({ medianScore }) => score(medianScore),
  scoringRate: ({ scoringRate }) => percent(scoringRate),
  scoringImpact: ({ scoringImpact }) => ratio(scoringImpact),
};
const columns = Object.keys(cells) as (keyof typeof cells)[];

/** The figures of each group; impact ratios below four fifths are marked. */
export function BiasTable({ groups }: { groups: readonly GroupFigures[] }) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{texts.columns[column]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map((figures) => (
            <Table.Tr key={figures.group}>
              {columns.map((column) => (
                <Table.Td key={column}>
                  {cells[column](figures)}
                  {isLow(column, figures) && (
                    <Text span size="xs" c="red" ml={6}>
                      {texts.low}
                    </Text>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function isLow(column: keyof typeof cells, figures: GroupFigures): boolean {
  const value = column === 'selectionImpact' || column === 'scoringImpact' ? figures[column] : null;
  return value !== null && value < fourFifths;
}

/** The table as a file. */
export function biasTableFile(groups: readonly GroupFigures[]) {
  const rows = groups.map((figures) => columns.map((column) => cells[column](figures)));
  const header = columns.map((column) => texts.columns[column]);
  return {
    bytes: new TextEncoder().encode(csvFile(header, rows)),
    fileName: texts.fileName,
    contentType: 'text/csv',
  };
}
