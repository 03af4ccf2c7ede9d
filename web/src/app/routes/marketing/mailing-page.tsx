import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { MailingDetails } from '../../../features/mailings/components/mailing-details';
import { useMailing } from '../../../features/mailings/data/use-mailings';
import { useOrganization } from '../../../session/session-context';

/** /app/emails/{mailingId}: progress and recipients of a mailing. */
export function Component() {
  const { mailingId = '' } = useParams();
  const mailing = useMailing(useOrganization().id, mailingId);
  useCrumbName(mailingId, mailing.data?.subject);
  return <Loaded live={mailing}>{(found) => <MailingDetails mailing={found} />}</Loaded>;
}
