import { isOn, type DescribedField } from '@portal/domain/fields/describe';
import { settingsByPath, type Setting } from '@portal/domain/organizations/settings';
import type { SettingValues } from '@portal/domain/organizations/setting-change';
import { settingHistoryTexts as texts } from '@portal/domain/texts/settings';
import { Table, Text } from '@mantine/core';
import { settingsTabs } from '../settings/tabs';

const maxLength = 160;

export interface Values {
  before: SettingValues;
  after: SettingValues;
}

/** Settings with their values before and after. */
export function ChangedValues({ before, after }: Values) {
  const changed = Object.keys(after).flatMap((path) => settingsByPath.get(path) ?? []);
  const placeOf = ({ tab, section }: Setting) => [...new Set([settingsTabs[tab].label, section])].join(' › ');
  return <ValuesTable before={before} after={after} fields={changed.map((field) => [field, placeOf(field)])} />;
}

type ShownField = readonly [field: DescribedField, place: string];

/** A table of fields with their values before and after. */
export function ValuesTable({ before, after, fields }: Values & { fields: readonly ShownField[] }) {
  return (
    <Table fz="sm" layout="fixed" verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.setting}</Table.Th>
          <Table.Th>{texts.before}</Table.Th>
          <Table.Th>{texts.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(([field, place]) => (
          <Table.Tr key={field.path}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              <Text size="xs" c="dimmed">
                {place}
              </Text>
              {field.label}
            </Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{wordsOf(field, before[field.path])}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{wordsOf(field, after[field.path])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function wordsOf(setting: DescribedField, value: unknown): string {
  if (setting.kind === 'switch' || setting.kind === 'flag') return isOn(setting, value) ? texts.on : texts.off;
  const word = (each: unknown) =>
    setting.options.find((option) => option.value === String(each))?.label ?? String(each);
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    const isPlain = entries.every((entry) => typeof entry === 'string');
    return isPlain && entries.length > 0 ? entries.map(word).join(', ') : texts.entries(entries.length);
  }
  if (typeof value === 'object') return texts.entries(Object.keys(value).length);
  const text = setting.kind === 'richText' && typeof value === 'string' ? plainText(value) : word(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
