import type { Contact } from '@portal/domain/contacts/contact';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ContactAccessDialog } from '../../../features/client-connect/contact-access-dialog';
import { useLoginStatus } from '../../../firebase/use-portal-access';
import { ContactsTable } from '../../../features/contacts/components/contacts-table';
import { useOrganization } from '../../../session/session-context';
import { MarketingTabs } from './marketing-tabs';

/** /app/contacts, with `kind=leads` the leads. */
export function Component() {
  const isLead = useSearchParams()[0].get('kind') === 'leads';
  const organization = useOrganization();
  return (
    <>
      <MarketingTabs current={isLead ? 'leads' : 'contacts'} />
      {!isLead && hasProduct(organization, 'portal') ? (
        <ContactsWithAccess key="access" organizationId={organization.id} />
      ) : (
        <ContactsTable key={String(isLead)} organizationId={organization.id} isLead={isLead} titleOrder={1} />
      )}
    </>
  );
}

/** The contacts with their access to Client Connect. */
function ContactsWithAccess({ organizationId }: { organizationId: string }) {
  const statusOf = useLoginStatus(organizationId);
  const [contact, setContact] = useState<Contact | null>(null);
  return (
    <>
      <ContactsTable
        organizationId={organizationId}
        isLead={false}
        titleOrder={1}
        access={{ statusOf, onOpen: setContact }}
      />
      {contact && (
        <ContactAccessDialog
          organizationId={organizationId}
          contact={contact}
          onClose={() => {
            setContact(null);
          }}
        />
      )}
    </>
  );
}
