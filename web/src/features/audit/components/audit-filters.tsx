import { auditActions } from '@portal/domain/audit/audited-calls';
import { actionInWords, auditTexts as texts } from '@portal/domain/texts/audit';
import { teamTexts } from '@portal/domain/texts/team';
import { Group, Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import type { AuditFilter } from '../data/use-audit-trail';

/** The start of 1970 and a time that nobody reaches: no days are chosen. */
const always = { from: 0, to: Date.UTC(9999, 0) };
export const noAuditFilter: AuditFilter = { ...always, action: '', uid: '' };

const actions = auditActions.map((action) => ({ value: action, label: actionInWords(action) }));

interface Props {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  users: readonly { uid: string; name: string }[];
}

/** Days, action and user that the audit trail is filtered by. */
export function AuditFilters({ filter, onChange, users }: Props) {
  const daysId = useId();
  const [range, setRange] = useState<[string | null, string | null]>([null, null]);
  const chooseDays = ([first, last]: [string | null, string | null]) => {
    setRange([first, last]);
    const end = dayjs(last ?? first).endOf('day');
    onChange({
      ...filter,
      ...(first ? { from: dayjs(first).startOf('day').valueOf(), to: end.valueOf() } : always),
    });
  };
  return (
    <Group align="flex-end">
      <DatePickerInput
        type="range"
        label={texts.days}
        placeholder={texts.allDays}
        allowSingleDateInRange
        clearable
        w={{ base: '100%', xs: 260 }}
        maxDate={dayjs().format('YYYY-MM-DD')}
        value={range}
        onChange={chooseDays}
        // The calendar is labeled by its field.
        id={daysId}
        popoverProps={{ withinPortal: true, id: daysId }}
        hideOutsideDates
        weekendDays={[]}
        ariaLabels={{ previousMonth: teamTexts.previousMonth, nextMonth: teamTexts.nextMonth }}
      />
      <Select
        label={texts.action}
        placeholder={texts.anyAction}
        searchable
        clearable
        w={{ base: '100%', xs: 240 }}
        data={actions}
        value={filter.action || null}
        onChange={(action) => {
          onChange({ ...filter, action: action ?? '' });
        }}
      />
      <Select
        label={texts.user}
        placeholder={texts.anyUser}
        searchable
        clearable
        w={{ base: '100%', xs: 240 }}
        data={users.map(({ uid, name }) => ({ value: uid, label: name || uid }))}
        value={filter.uid || null}
        onChange={(uid) => {
          onChange({ ...filter, uid: uid ?? '' });
        }}
      />
    </Group>
  );
}
