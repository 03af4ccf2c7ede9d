import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionTexts } from '@portal/domain/texts/session';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { FailureNotice } from '../../../components/form/form-notice';
import { BusyButton } from '../../../components/ui/busy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { undoEmailChange } from '../../../session/change-email';
import { EmailRecovered } from './email-recovered';
import { SignInLayout } from './sign-in-layout';

/** The link in the mail to a former login email. A button undoes the change, because mail filters open links. */
export function UndoEmailChange({ code }: { code: string }) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  const [email, setEmail] = useState<string>();
  const undo = async () => {
    try {
      setEmail(await undoEmailChange(auth, code));
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };
  if (email !== undefined) return <EmailRecovered email={email} />;
  return (
    <SignInLayout title={sessionTexts.undoEmailTitle} lead={sessionTexts.undoEmailLead}>
      <Stack>
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <BusyButton variant="filled" onClick={undo}>
          {sessionTexts.undoEmail}
        </BusyButton>
      </Stack>
    </SignInLayout>
  );
}
