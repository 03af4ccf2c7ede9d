import { PortalError } from '@portal/domain/errors/portal-error';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../../../components/form/form-notice';
import { BusyButton } from '../../../components/ui/busy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { findProvider, startProviderSignIn, type FoundProvider } from '../../../session/provider-sign-in';

/** Until the domain has been typed. */
const pauseMs = 400;

interface Props {
  /** `''` while none is typed. */
  domain: string;
  email: string;
  /** Whether the provider proves the user anew. */
  isFresh?: boolean;
}

/**
 * Leads to the provider of the agency that has verified the domain of the typed email, or to that of the host's agency;
 * nothing without one.
 */
export default function ProviderButton({ domain, email, isFresh = false }: Props) {
  const { auth } = useFirebase();
  const found = useProvider(domain);
  const [failure, setFailure] = useState<string>();
  if (!found) return null;
  const leave = async () => {
    setFailure(undefined);
    try {
      await startProviderSignIn(auth, {
        organizationId: found.organizationId,
        email: domain === '' ? '' : email,
        isFresh,
      });
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };
  return (
    <>
      {failure && <FailureNotice>{failure}</FailureNotice>}
      <BusyButton
        variant="light"
        fullWidth
        h="auto"
        mih={36}
        py={6}
        styles={{ label: { whiteSpace: 'normal', textAlign: 'center', overflow: 'visible' } }}
        onClick={leave}
      >
        {texts.continueWith(found.name)}
      </BusyButton>
    </>
  );
}

/** The provider of the domain, else that of the host, which is shown at once. */
function useProvider(domain: string): FoundProvider | null {
  const { auth } = useFirebase();
  const [found, setFound] = useState<{ domain: string; provider: FoundProvider | null }>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        void findProvider(auth, domain).then((provider) => {
          if (isCurrent) setFound({ domain, provider });
        });
      },
      domain === '' ? 0 : pauseMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [auth, domain]);
  return found?.domain === domain ? found.provider : null;
}
