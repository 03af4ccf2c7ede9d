import type { Job } from '@portal/domain/jobs/job';
import { failureTexts } from '@portal/domain/texts/states';
import { peopleTexts as texts } from '@portal/domain/texts/people';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useJobChoices } from './use-job-choices';

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange'> {
  organizationId: string;
  /** Only open jobs. */
  isOpen?: boolean;
  /** Id of the chosen job; `''` for none. */
  value: string;
  onChange: (job: Job | null) => void;
}

/** Chooses a job: the newest are offered, typing finds the others. */
export function JobChoice({ organizationId, isOpen = false, value, onChange, ...looks }: Props) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, 200);
  const { found, chosen } = useJobChoices({ organizationId, text, isOpen, chosenId: value });
  const jobs = found.data ?? [];
  const all = chosen && !jobs.some(({ id }) => id === chosen.id) ? [chosen, ...jobs] : jobs;
  return (
    <Select
      searchable
      {...looks}
      data={all.map(({ id, jobTitle, company }) => ({
        value: id,
        label: [jobTitle, company].filter(Boolean).join(', '),
      }))}
      // The server has found them.
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onChange={(id) => {
        onChange(all.find((job) => job.id === id) ?? null);
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.status === 'error' ? failureTexts.title : texts.noJobFound}
    />
  );
}
