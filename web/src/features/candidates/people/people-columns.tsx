import type { AgencyPerson, Candidacy } from '@portal/domain/candidates/agency-person';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { peopleTexts, sourceNames } from '@portal/domain/texts/people';
import { Anchor, Button, Menu, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { MatchText } from '../../../components/grid/cells/match-text';
import { SelectBox, type Selection } from '../../../components/grid/cells/select-box';
import type { Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';
import { paths } from '../../../config/paths';

const headings = peopleTexts.columns;
/** Lines of a row for jobs; where they are not enough, the last one is a menu. */
const jobLines = 2;
const shownSkills = 4;

interface Options {
  nameOf: (uid: string) => string;
  statusOf: (status: Candidacy['status']) => string;
  selection: Selection;
}

/** Where a person is opened: the newest candidate. */
export function personHref({ candidacies: [newest] }: AgencyPerson): string {
  return newest ? paths.candidateOfRow.href(newest.jobId, newest.candidateId) : paths.people.href();
}

/** The columns of the list of people. */
export function peopleColumns({ nameOf, statusOf, selection }: Options): Column<AgencyPerson>[] {
  const jobText = (candidacy: Candidacy) => `${candidacy.jobTitle}: ${statusOf(candidacy.status)}`;
  return [
    {
      id: 'select',
      header: headings.select,
      text: () => '',
      cell: (person) => (
        <SelectBox id={person.id} label={peopleTexts.select(candidateName(person))} selection={selection} />
      ),
      width: 76,
      card: 'corner',
      isAction: true,
    },
    {
      id: 'name',
      header: headings.name,
      sortField: 'fullName',
      text: candidateName,
      cell: (person) => (
        <Stack gap={0} style={{ minWidth: 0, lineHeight: 1.25 }}>
          <Anchor component={Link} to={personHref(person)} fw={500} display="block" truncate dir="auto" ta="left">
            <MatchText>{candidateName(person)}</MatchText>
          </Anchor>
          {person.occupation && (
            <Text size="xs" c="dimmed" truncate>
              <MatchText>{person.occupation}</MatchText>
            </Text>
          )}
        </Stack>
      ),
      minWidth: 180,
      flex: 1.3,
      card: 'title',
    },
    {
      id: 'jobs',
      header: headings.jobs,
      sortField: 'jobs',
      text: ({ candidacies }) => candidacies.map(jobText).join('; '),
      cell: (person) => <Jobs person={person} statusOf={statusOf} />,
      isUnsearched: true,
      minWidth: 230,
      flex: 1.8,
    },
    {
      id: 'email',
      header: headings.email,
      sortField: 'email',
      text: ({ email }) => email,
      minWidth: 170,
      flex: 1.2,
    },
    {
      id: 'skills',
      header: headings.skills,
      text: ({ skills }) => skills.slice(0, shownSkills).join(', '),
      minWidth: 150,
      flex: 1.2,
    },
    {
      id: 'location',
      header: headings.location,
      sortField: 'address.city',
      text: ({ address }) => cityAndState(address),
      minWidth: 120,
    },
    {
      id: 'recruiter',
      header: headings.recruiter,
      text: ({ candidacies }) =>
        [...new Set(candidacies.map(({ recruiterId }) => nameOf(recruiterId)))].filter(Boolean).join(', '),
      isUnsearched: true,
      minWidth: 120,
    },
    {
      id: 'added',
      header: headings.added,
      sortField: 'addedAt',
      text: ({ addedAt }) => formatDay(addedAt),
      isUnsearched: true,
      width: 132,
    },
    {
      id: 'source',
      header: headings.source,
      text: ({ candidacies }) => [...new Set(candidacies.map(({ source }) => sourceNames[source]))].join(', '),
      isUnsearched: true,
      isOptional: true,
    },
    { id: 'phone', header: headings.phone, text: ({ phone }) => phone, isOptional: true },
  ];
}

/** The jobs of a person with the status in each, as links to the candidate there. */
function Jobs({ person, statusOf }: { person: AgencyPerson } & Pick<Options, 'statusOf'>) {
  const { candidacies } = person;
  const first = candidacies.slice(0, candidacies.length > jobLines ? jobLines - 1 : jobLines);
  const others = candidacies.slice(first.length);
  const hrefOf = ({ jobId, candidateId }: Candidacy) => paths.candidateOfRow.href(jobId, candidateId);
  return (
    <Stack gap={2} style={{ minWidth: 0, lineHeight: 1.25 }}>
      {first.map((one) => (
        <Text key={one.candidateId} size="sm" truncate title={`${one.jobTitle}: ${statusOf(one.status)}`}>
          <Anchor component={Link} to={hrefOf(one)} inherit>
            {one.jobTitle}
          </Anchor>{' '}
          <Text span size="xs" c="dimmed">
            {statusOf(one.status)}
          </Text>
        </Text>
      ))}
      {others.length > 0 && (
        <Menu shadow="md" withinPortal>
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-xs"
              style={{ alignSelf: 'flex-start' }}
              aria-label={`${peopleTexts.moreJobs(others.length)}: ${candidateName(person)}`}
            >
              {peopleTexts.moreJobs(others.length)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {others.map((one) => (
              <Menu.Item key={one.candidateId} component={Link} to={hrefOf(one)}>
                {one.jobTitle}{' '}
                <Text span size="xs" c="dimmed">
                  {statusOf(one.status)}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Stack>
  );
}
