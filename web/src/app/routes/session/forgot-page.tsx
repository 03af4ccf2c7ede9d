import { sessionTexts } from '@portal/domain/texts/session';
import { ForgotForm } from '../../../features/sign-in/components/forgot-form';
import { SignInLayout } from '../../../features/sign-in/components/sign-in-layout';

/** /forgot. */
export function Component() {
  return (
    <SignInLayout title={sessionTexts.forgotTitle} lead={sessionTexts.forgotLead}>
      <ForgotForm />
    </SignInLayout>
  );
}
