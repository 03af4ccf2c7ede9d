import { contactSchema } from '@portal/domain/contacts/contact';
import { canEdit, type Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../components/ui/loaded';
import { paths } from '../../../config/paths';
import { useChosenRecipients } from '../data/use-mailings';
import { NewMailing, type NewMailingProps } from './new-mailing';

interface Props extends Pick<NewMailingProps, 'picker'> {
  mailing: Mailing;
  /** Makes a new mailing instead of changing this one. */
  isCopy: boolean;
}

/** The composer with what a mailing has: to change one that waits for its time, or to send another like it. */
export function EditMailing({ mailing, isCopy, picker }: Props) {
  // While it is edited the mailing may begin; saving then says so, and nothing that was typed is lost.
  const [isAllowed] = useState(isCopy || canEdit(mailing));
  const recipients = useChosenRecipients(mailing);
  if (!isAllowed) {
    return (
      <Alert color="yellow" role="status">
        <Stack align="flex-start" gap="sm">
          {texts.tooLate}
          <Button component={Link} to={paths.copyMailing.href(mailing.id)} variant="default">
            {texts.copy}
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <Loaded live={recipients} rows={8}>
      {(found) => (
        <NewMailing
          organizationId={mailing.organizationId}
          kind={mailing.kind}
          targetId={mailing.targetId}
          picker={picker}
          from={{
            mailing,
            isCopy,
            chosen:
              mailing.audience === 'chosen'
                ? found.map(({ contactId, isLead, email, name, companyName }) =>
                    contactSchema.cast({ id: contactId, isLead, email, name, companyName }),
                  )
                : [],
          }}
        />
      )}
    </Loaded>
  );
}
