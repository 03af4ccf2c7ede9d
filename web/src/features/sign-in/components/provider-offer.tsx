import { lazy, Suspense } from 'react';
import { useTextField } from '../../../components/form/use-text-field';
import { mayBeAgencyHost } from '../../../config/host-theme';

/** Loaded when there may be a provider: most visitors type no email of an agency that has one. */
const ProviderButton = lazy(() => import('./provider-button'));

/** A typed email, as far as it takes to ask for its domain. */
const emailPattern = /^[^\s@]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i;

/** Offers the sign-in at the agency's own provider: for the domain of the typed email, or on the agency's host. */
export function ProviderOffer() {
  const { value: email } = useTextField('email');
  const domain = emailPattern.exec(email.trim())?.[1]?.toLowerCase() ?? '';
  if (domain === '' && !mayBeAgencyHost(window.location.hostname)) return null;
  return (
    <Suspense fallback={null}>
      <ProviderButton domain={domain} email={email.trim()} />
    </Suspense>
  );
}
