import { mailingKinds, type MailingKind } from '@portal/domain/mail/mailing';
import { useParams } from 'react-router';
import { Missing } from '../../../components/ui/missing';
import { ContactPicker } from '../../../features/contacts/components/contact-picker';
import { NewMailing } from '../../../features/mailings/components/new-mailing';
import { useOrganization } from '../../../session/session-context';

/** /app/emails/new/{kind}/{targetId}: the composer. */
export function Component() {
  const { kind = '', targetId = '' } = useParams();
  const { id } = useOrganization();
  if (!isKind(kind)) return <Missing />;
  return (
    <NewMailing
      organizationId={id}
      kind={kind}
      targetId={targetId}
      picker={(props) => <ContactPicker organizationId={id} {...props} />}
    />
  );
}

function isKind(kind: string): kind is MailingKind {
  return (mailingKinds as readonly string[]).includes(kind);
}
