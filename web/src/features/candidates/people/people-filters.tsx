import { candidateSources } from '@portal/domain/candidates/origin';
import { peopleTexts as texts, sourceNames } from '@portal/domain/texts/people';
import { Box, Button, Group, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { TableState } from '../../../components/grid/table-model';
import { useIsNarrow } from '../../../components/ui/use-is-narrow';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { boardColumns } from '../data/status-choices';
import { JobChoice } from './job-choice';
import type { PeopleFilter } from './use-people';

/** Days of the filter by time. */
const dayChoices = [7, 30, 90, 365];
const names = ['status', 'job', 'recruiter', 'source', 'days'] as const;

/** A user who can be asked for as the recruiter. */
export interface Colleague {
  uid: string;
  name: string;
}

/** The filter in the URL. */
export function filterOf({ filter }: TableState): PeopleFilter {
  const days = Number(filter('days'));
  return {
    status: filter('status') ?? '',
    jobId: filter('job') ?? '',
    recruiterId: filter('recruiter') ?? '',
    source: filter('source') ?? '',
    days: dayChoices.includes(days) ? days : null,
  };
}

/** Whether the list is filtered. */
export function isFiltered({ filter }: TableState): boolean {
  return names.some((name) => filter(name));
}

interface Props {
  state: TableState;
  colleagues: readonly Colleague[];
}

/** Filters of the list of people; on a phone they are folded, and the people come first. */
export function PeopleFilters(props: Props) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const isNarrow = useIsNarrow();
  const count = names.filter((name) => props.state.filter(name)).length;
  if (!isNarrow) return <Choices {...props} />;
  return (
    <>
      <Box px="sm" pb="sm">
        <Button
          fullWidth
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {texts.filtersInUse(count)}
        </Button>
      </Box>
      {isOpen && <Choices {...props} />}
    </>
  );
}

/** What one candidate of a person is. */
function Choices({ state, colleagues }: Props) {
  const organization = useOrganization();
  const filter = filterOf(state);
  const choose = (name: (typeof names)[number]) => (value: string | null) => {
    state.onFilter(name, value);
  };
  const shared = { size: 'xs', clearable: true, w: { base: '100%', xs: 168 } } as const;
  return (
    <Group gap="xs" px="sm" pb="sm" role="group" aria-label={texts.filters}>
      <Select
        {...shared}
        aria-label={texts.status}
        placeholder={texts.anyStatus}
        value={filter.status || null}
        onChange={choose('status')}
        data={boardColumns(organization.integration.bullhorn, []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <JobChoice
        {...shared}
        w={{ base: '100%', xs: 220 }}
        organizationId={organization.id}
        aria-label={texts.job}
        placeholder={texts.anyJob}
        value={filter.jobId ?? ''}
        onChange={(job) => {
          state.onFilter('job', job?.id ?? null);
        }}
      />
      <Select
        {...shared}
        searchable
        aria-label={texts.recruiter}
        placeholder={texts.anyRecruiter}
        value={filter.recruiterId || null}
        onChange={choose('recruiter')}
        data={colleagues.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
      <Select
        {...shared}
        aria-label={texts.source}
        placeholder={texts.anySource}
        value={filter.source || null}
        onChange={choose('source')}
        data={candidateSources.map((source) => ({ value: source, label: sourceNames[source] }))}
      />
      <Select
        {...shared}
        aria-label={texts.added}
        placeholder={texts.anyTime}
        value={filter.days === null ? null : String(filter.days)}
        onChange={choose('days')}
        data={dayChoices.map((days) => ({ value: String(days), label: texts.lastDays(days) }))}
      />
      {isFiltered(state) && (
        <Button size="xs" variant="subtle" component={Link} to={paths.people.href()}>
          {texts.clearFilters}
        </Button>
      )}
    </Group>
  );
}
