import { hasProduct } from '@portal/domain/organizations/product-feature';
import { atsTexts } from '@portal/domain/texts/ats';
import { Stack, Title } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../config/paths';
import { Connection } from '../../../features/ats/connection';
import { Imports } from '../../../features/ats/imports';
import { Outbox } from '../../../features/ats/outbox';
import { SyncHistory } from '../../../features/ats/sync-history';
import { OfferProfiles } from '../../../features/skill-marketing/components/offer-profiles';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useCan, useSignedIn } from '../../../session/session-context';

/** …/sync: for administrators, below the settings of their organization; for super admins, of any. */
export function Component() {
  const { user, organization } = useSignedIn();
  const organizationId = useParams().organizationId ?? user.organizationId ?? '';
  const { nameOf } = useTeamMembers(organizationId);
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return (
    <Stack maw={960} gap="lg">
      <Title order={1}>{atsTexts.syncTitle}</Title>
      <Connection organizationId={organizationId} canConnect={user.organizationId === organizationId} />
      <Imports organizationId={organizationId} />
      {(organization?.id !== organizationId || hasProduct(organization, 'skillsMarketing')) && (
        <OfferProfiles organizationId={organizationId} />
      )}
      <SyncHistory organizationId={organizationId} nameOf={nameOf} />
      <Outbox organizationId={organizationId} />
    </Stack>
  );
}
