import { importedFields, type ImportedColumn, type ImportedField } from '@portal/domain/contacts/imported-contacts';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { ScrollArea, Select, Table, Text } from '@mantine/core';

const ignored = 'ignored';
const choices = [
  { value: ignored, label: texts.ignored },
  ...importedFields.map((field) => ({ value: field, label: texts.fields[field] })),
];

interface Props {
  columns: readonly ImportedColumn[];
  /** Called with the field of each column, `''` for an ignored one. */
  onChange: (fields: (ImportedField | '')[]) => void;
}

/** What each column of an imported file holds. */
export function ImportColumns({ columns, onChange }: Props) {
  return (
    <ScrollArea.Autosize mah={320} type="auto">
      <Table withTableBorder stickyHeader layout="fixed" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.column}</Table.Th>
            <Table.Th>{texts.example}</Table.Th>
            <Table.Th>{texts.importAs}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ heading, sample, field }, index) => (
            <Table.Tr key={index}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{heading}</Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed" truncate title={sample}>
                  {sample}
                </Text>
              </Table.Td>
              <Table.Td>
                <Select
                  size="xs"
                  aria-label={texts.importAsOf(heading)}
                  data={choices}
                  value={field ?? ignored}
                  allowDeselect={false}
                  onChange={(value) => {
                    const chosen = importedFields.find((each) => each === value) ?? '';
                    onChange(columns.map((column, place) => (place === index ? chosen : (column.field ?? ''))));
                  }}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
