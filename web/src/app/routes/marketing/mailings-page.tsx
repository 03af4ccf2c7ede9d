import { MailingsTable } from '../../../features/mailings/components/mailings-table';
import { useOrganization } from '../../../session/session-context';
import { MarketingTabs } from './marketing-tabs';

/** /app/emails. */
export function Component() {
  const { id } = useOrganization();
  return (
    <>
      <MarketingTabs current="emails" />
      <MailingsTable organizationId={id} />
    </>
  );
}
