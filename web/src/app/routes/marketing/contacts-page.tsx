import { useSearchParams } from 'react-router';
import { ContactsTable } from '../../../features/contacts/components/contacts-table';
import { useOrganization } from '../../../session/session-context';
import { MarketingTabs } from './marketing-tabs';

/** /app/contacts, with `kind=leads` the leads. */
export function Component() {
  const isLead = useSearchParams()[0].get('kind') === 'leads';
  const { id } = useOrganization();
  return (
    <>
      <MarketingTabs current={isLead ? 'leads' : 'contacts'} />
      <ContactsTable key={String(isLead)} organizationId={id} isLead={isLead} titleOrder={1} />
    </>
  );
}
