import { useParams, useSearchParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { TearsheetDetails } from '../../../features/tearsheets/components/tearsheet-details';
import { useTearsheet } from '../../../features/tearsheets/data/use-tearsheet';
import { useOrganization } from '../../../session/session-context';

/** /app/tearsheets/{tearsheetId}: the candidates of a tearsheet, with `j=1` its jobs. */
export function Component() {
  const { tearsheetId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const organization = useOrganization();
  const tearsheet = useTearsheet(organization.id, tearsheetId);
  useCrumbName(tearsheetId, tearsheet.data?.name);
  return (
    <Loaded live={tearsheet}>
      {(found) => (
        <TearsheetDetails
          organizationId={organization.id}
          tearsheet={found}
          isJobMarket={params.get('j') === '1'}
          onJobMarket={(isJobMarket) => {
            setParams(isJobMarket ? { j: '1' } : {});
          }}
        />
      )}
    </Loaded>
  );
}
