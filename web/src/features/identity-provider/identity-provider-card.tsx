import {
  identityProviderApi,
  type IdentityProviderInput,
  type ListedProvider,
  type ProviderSettings,
} from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Auth } from 'firebase/auth';
import { useCallback, useState } from 'react';
import { ConfirmButton } from '../../components/ui/confirm-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useCalled } from '../../firebase/use-called';
import { useFirebase } from '../../firebase/firebase-context';
import { useRecentProof } from '../../session/recent-proof';
import { ProviderDialog } from './provider-dialog';
import { ProviderDomains } from './provider-domains';
import { Fact, RedirectUrls } from './provider-facts';

const app = { api: 'app' } as const;

/** Single sign-on of an organization: its identity provider and the domains whose members sign in there. */
export function IdentityProviderCard({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const load = useCallback(
    (caller: Auth) => callApi(caller, identityProviderApi.getIdentityProvider, { organizationId }, app),
    [organizationId],
  );
  const { called, update } = useCalled(load);
  const [isEdited, setEdited] = useState(false);
  const change = (work: () => Promise<ProviderSettings>, done: string) =>
    runWithNotice(
      async () => {
        const settings = await withRecentProof(work);
        update(() => settings);
      },
      { done },
    );
  const save = (input: IdentityProviderInput) =>
    change(
      () => callApi(auth, identityProviderApi.saveIdentityProvider, { organizationId, ...input }, app),
      texts.saved,
    );
  const remove = () =>
    change(() => callApi(auth, identityProviderApi.removeIdentityProvider, { organizationId }, app), texts.removed);
  const verify = async (domain: string) => {
    const check = async () => {
      const { isVerified, ...settings } = await withRecentProof(() =>
        callApi(auth, identityProviderApi.verifySignInDomain, { organizationId, domain }, app),
      );
      update(() => settings);
      if (!isVerified) throw new PortalError('notFound', { userMessage: texts.recordMissing(domain) });
    };
    await runWithNotice(check, { done: texts.domainVerified(domain) });
  };
  const open = () => {
    setEdited(true);
  };

  return (
    <Paper component="section" aria-label={texts.title} p="lg">
      <Stack>
        <Title order={2}>{texts.title}</Title>
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        {called.status === 'loading' && <RowsLoading rows={3} />}
        {called.status === 'failed' && <LoadFailed onRetry={called.retry} />}
        {called.status === 'loaded' && (
          <>
            {called.value.provider ? (
              <Provider provider={called.value.provider} onVerify={verify} />
            ) : (
              <Text size="sm">{texts.none}</Text>
            )}
            <RedirectUrls urls={called.value.redirectUrls} />
            <Group gap="xs">
              <Button variant="default" onClick={open}>
                {called.value.provider ? texts.edit : texts.setUp}
              </Button>
              {called.value.provider && (
                <ConfirmButton
                  variant="default"
                  question={texts.removeQuestion}
                  consequence={texts.removeConsequence}
                  confirm={texts.remove}
                  onConfirm={remove}
                >
                  {texts.remove}
                </ConfirmButton>
              )}
            </Group>
            {isEdited && (
              <ProviderDialog
                provider={called.value.provider}
                onSave={save}
                onClose={() => {
                  setEdited(false);
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}

function Provider(props: { provider: ListedProvider; onVerify: (domain: string) => Promise<void> }) {
  const { issuer, clientId, defaultRole, isRequired, asksSecondStep, domains } = props.provider;
  return (
    <>
      <Stack component="dl" gap="xs" m={0}>
        <Fact label={texts.issuer}>{issuer}</Fact>
        <Fact label={texts.clientId}>{clientId}</Fact>
        <Fact label={texts.defaultRole}>{texts.roles[defaultRole]}</Fact>
        <Fact label={texts.asksSecondStep}>{asksSecondStep ? texts.on : texts.off}</Fact>
        <Fact label={texts.isRequired}>{isRequired ? texts.on : texts.off}</Fact>
      </Stack>
      <ProviderDomains domains={domains} onVerify={props.onVerify} />
    </>
  );
}
