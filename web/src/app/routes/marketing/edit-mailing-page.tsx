import { useLocation, useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { paths } from '../../../config/paths';
import { ContactPicker } from '../../../features/contacts/components/contact-picker';
import { EditMailing } from '../../../features/mailings/components/edit-mailing';
import { useMailing } from '../../../features/mailings/data/use-mailings';
import { useOrganization } from '../../../session/session-context';

/** /app/emails/{mailingId}/edit and …/copy: the composer with the mailing's text, recipients and time. */
export function Component() {
  const { mailingId = '' } = useParams();
  const { id } = useOrganization();
  const isCopy = useLocation().pathname === paths.copyMailing.href(mailingId);
  const mailing = useMailing(id, mailingId);
  useCrumbName(mailingId, mailing.data?.subject);
  return (
    <Loaded live={mailing} rows={8}>
      {(found) => (
        <EditMailing
          key={`${mailingId}|${String(isCopy)}`}
          mailing={found}
          isCopy={isCopy}
          picker={(props) => <ContactPicker organizationId={id} {...props} />}
        />
      )}
    </Loaded>
  );
}
