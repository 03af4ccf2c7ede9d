import { Stack } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { ContactsTable } from '../../../features/contacts/components/contacts-table';
import { MailingsTable } from '../../../features/mailings/components/mailings-table';
import { TearsheetFunnel } from '../../../features/mailings/components/tearsheet-funnel';
import { TearsheetDetails } from '../../../features/tearsheets/components/tearsheet-details';
import { useTearsheet } from '../../../features/tearsheets/data/use-tearsheet';
import { useOrganization } from '../../../session/session-context';

/** /app/tearsheets/{tearsheetId}: the candidates of a tearsheet, with `j=1` its jobs; `list` names another list. */
export function Component() {
  const { tearsheetId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { id: organizationId } = useOrganization();
  const tearsheet = useTearsheet(organizationId, tearsheetId);
  useCrumbName(tearsheetId, tearsheet.data?.name);
  const isJobMarket = params.get('j') === '1';
  const list = params.get('list') ?? '';
  return (
    <Loaded live={tearsheet}>
      {(found) => {
        const shared = { id: found.id, isOwn: found.source === 'portal' };
        return (
          <TearsheetDetails
            organizationId={organizationId}
            tearsheet={found}
            isJobMarket={isJobMarket}
            onJobMarket={(isOn) => {
              setParams(isOn ? { j: '1' } : {});
            }}
            list={list}
            onList={(next) => {
              setParams({ ...(isJobMarket ? { j: '1' } : {}), ...(next === 'entries' ? {} : { list: next }) });
            }}
            lists={{
              contacts: (
                <ContactsTable key="contacts" organizationId={organizationId} isLead={false} tearsheet={shared} />
              ),
              leads: <ContactsTable key="leads" organizationId={organizationId} isLead tearsheet={shared} />,
              emails: (
                <Stack gap="md">
                  <TearsheetFunnel organizationId={organizationId} targetId={found.id} name={found.name} />
                  <MailingsTable organizationId={organizationId} targetId={found.id} />
                </Stack>
              ),
            }}
          />
        );
      }}
    </Loaded>
  );
}
