import type { AgencyPerson, Candidacy } from '@portal/domain/candidates/agency-person';
import { candidateName } from '@portal/domain/candidates/candidate-name';
import { statusText } from '@portal/domain/candidates/status-text';
import { addToJobTexts, peopleTexts as texts } from '@portal/domain/texts/people';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBriefcase } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { BulkActions } from '../bulk/bulk-actions';
import type { BulkCandidate } from '../bulk/use-bulk-actions';
import { peopleColumns, personHref } from './people-columns';
import { filterOf, isFiltered, PeopleFilters, type Colleague } from './people-filters';
import { usePeople } from './use-people';

const AddToJobDialog = lazy(() => import('./add-to-job-dialog'));

const rowId = ({ id }: AgencyPerson) => id;
const initialSort = { field: 'addedAt', direction: 'desc' } as const;
/** Most people who are selected, over all pages. */
const maxChosen = 50;
const noSelection = { has: () => false, toggle: () => undefined };
const sortable = peopleColumns({ nameOf: () => '', statusOf: () => '', selection: noSelection });

/** The candidate that the row of a person opens; none for a person who has just left the last job. */
function newestCandidacy({ organizationId, fullName, email, candidacies }: AgencyPerson): BulkCandidate[] {
  return candidacies
    .slice(0, 1)
    .map(({ jobId, candidateId }) => ({ id: candidateId, jobId, organizationId, fullName, email }));
}

interface Props {
  colleagues: readonly Colleague[];
  nameOf: (uid: string) => string;
}

/** The people in all jobs of the organization, each once, the last added first. */
export function PeopleTable({ colleagues, nameOf }: Props) {
  const organization = useOrganization();
  const navigate = useNavigate();
  const { jobSubmission } = organization.integration.bullhorn;
  const state = useTableState({ tableId: 'people', columns: sortable, initialSort });
  const table = usePeople(organization.id, filterOf(state), state);
  const [chosen, setChosen] = useState<readonly AgencyPerson[]>([]);
  const [added, setAdded] = useState<readonly AgencyPerson[] | null>(null);
  const shown = table.rows.status === 'success' ? table.rows.data : undefined;
  const columns = useMemo(
    () =>
      peopleColumns({
        nameOf,
        statusOf: (status: Candidacy['status']) => statusText(status, jobSubmission),
        selection: {
          has: (id) => chosen.some((person) => person.id === id),
          toggle: (id) => {
            const others = chosen.filter((person) => person.id !== id);
            if (others.length < chosen.length) setChosen(others);
            else if (chosen.length >= maxChosen) notifications.show({ message: texts.chooseFewer(maxChosen) });
            else setChosen([...chosen, ...(shown ?? []).filter((person) => person.id === id)]);
          },
        },
      }),
    [nameOf, jobSubmission, chosen, shown],
  );
  const rowActions = useCallback(
    (person: AgencyPerson): RowAction[] => [
      {
        label: addToJobTexts.open,
        icon: <IconBriefcase size={16} aria-hidden />,
        onSelect: () => {
          setAdded([person]);
        },
      },
    ],
    [],
  );
  return (
    <>
      <DataTable
        title={texts.title}
        titleOrder={1}
        table={table}
        columns={columns}
        rowId={rowId}
        rowName={candidateName}
        rowActions={rowActions}
        onOpen={(person) => void navigate(personHref(person))}
        filters={<PeopleFilters state={state} colleagues={colleagues} />}
        toolbar={
          chosen.length > 0 && (
            <>
              <Text size="sm" role="status">
                {texts.chosen(chosen.length)}
              </Text>
              <Button
                variant="light"
                leftSection={<IconBriefcase size={16} aria-hidden />}
                onClick={() => {
                  setAdded(chosen);
                }}
              >
                {addToJobTexts.open}
              </Button>
              <BulkActions
                candidates={chosen.flatMap(newestCandidacy)}
                hint={texts.actsOnNewest}
                onDone={(done) => {
                  setChosen((people) =>
                    people.filter(({ candidacies: [newest] }) => !newest || !done.includes(newest.candidateId)),
                  );
                }}
              />
              <Button
                variant="subtle"
                onClick={() => {
                  setChosen([]);
                }}
              >
                {texts.clearChoice}
              </Button>
            </>
          )
        }
        empty={
          isFiltered(state) ? (
            <Empty>{texts.noneFiltered}</Empty>
          ) : (
            <Empty
              action={
                <Button component={Link} to={paths.jobs.href()}>
                  {texts.toJobs}
                </Button>
              }
            >
              {texts.none}
            </Empty>
          )
        }
      />
      {added && (
        <Suspense fallback={null}>
          <AddToJobDialog
            organizationId={organization.id}
            people={added}
            onDone={(left) => {
              const isAdded = (person: AgencyPerson) =>
                added.some(({ id }) => id === person.id) && !left.some(({ id }) => id === person.id);
              setChosen((people) => people.filter((person) => !isAdded(person)));
            }}
            onClose={() => {
              setAdded(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
