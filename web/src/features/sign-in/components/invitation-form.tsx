import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { inviteFault, type Invite } from '@portal/domain/invites/invite';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/form/form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { paths } from '../../../config/paths';
import { rememberEmail } from '../../../config/session-cookies';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { FailureNotice, SuccessNotice } from '../../../components/form/form-notice';

const schema = record({ email: email().required(formTexts.required) });
const faultTexts = { expired: sessionTexts.linkExpired, emailDoesNotMatch: sessionTexts.emailDoesNotMatch } as const;

/** `/login?mode=email&code=…`: an invited user enters the invited email and is mailed the link to create a password. */
export function InvitationForm({ invite, code }: { invite: Invite; code: string }) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <SuccessNotice>{sessionTexts.createPasswordEmailSent(sentTo)}</SuccessNotice>;
  return (
    <Form
      label={sessionTexts.verifyInvitation}
      initialValues={{ email: '' }}
      schema={schema}
      onSubmit={async (values) => {
        const userEmail = values.email.trim().toLowerCase();
        const fault = inviteFault(invite, userEmail, Date.now());
        setFailure(fault ? faultTexts[fault] : undefined);
        if (fault) return;
        const { organizationId } = invite.organization;
        const url = `${window.location.origin}${paths.setupPassword.href()}`;
        const request = { userEmail, organizationId, actionCodeSettings: { url }, code };
        try {
          await callApi(auth, authenticationApi.sendUserCreatePasswordEmail, request, { api: 'app', isPublic: true });
          // The form that the mailed link opens in this browser knows it then.
          rememberEmail(userEmail);
          setSentTo(userEmail);
        } catch (error) {
          const isRepeated = PortalError.from(error).kind === 'tooManyRequests';
          setFailure(isRepeated ? sessionTexts.emailAlreadySent : sessionTexts.createPasswordEmailFailed(userEmail));
        }
      }}
    >
      <Stack gap="md">
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <FormTextInput name="email" label={fieldTexts.email} type="email" autoComplete="username" autoFocus />
        <SubmitButton fullWidth>{sessionTexts.sendLink}</SubmitButton>
      </Stack>
    </Form>
  );
}
