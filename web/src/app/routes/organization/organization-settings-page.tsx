import { lazy } from 'react';
import { Navigate } from 'react-router';
import { paths, templateEditorHref } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { OpenSync } from '../../../features/ats/open-sync';
import { Team } from '../../../features/users/team/team';
import { saveSettings } from '../../../features/organizations/settings/save-settings';
import { OrganizationSettings } from '../../../features/organizations/settings/organization-settings';
import { useCan, useOrganization, useSignedIn } from '../../../session/session-context';

const Brands = lazy(async () => ({ default: (await import('../../../features/brands/components/brands')).Brands }));
const TemplateLists = lazy(async () => ({
  default: (await import('../../../features/templates/components/template-lists')).TemplateLists,
}));

const IdentityProviderCard = lazy(async () => ({
  default: (await import('../../../features/identity-provider/identity-provider-card')).IdentityProviderCard,
}));
const PrivacySettings = lazy(async () => ({
  default: (await import('../../../features/privacy/privacy-settings')).PrivacySettings,
}));

/** /app/organization-settings: for administrators. */
export function Component() {
  const organization = useOrganization();
  const { firestore } = useData();
  const { user } = useSignedIn();
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return (
    <OrganizationSettings
      organization={organization}
      auditHref={paths.audit.href()}
      webhooksHref={paths.webhooks.href()}
      apiKeysHref={paths.apiKeys.href()}
      brands={<Brands organization={organization} base={paths.organizationSettings.href()} />}
      users={<Team organization={organization} addHref={paths.addTeamMember.href()} />}
      privacy={<PrivacySettings organizationId={organization.id} />}
      singleSignOn={<IdentityProviderCard organizationId={organization.id} />}
      integration={<OpenSync href={paths.sync.href()} />}
      profiles={
        <TemplateLists
          organization={organization}
          hrefOf={(templateId, side) => templateEditorHref(undefined, templateId, side)}
          saveDefault={(setting, templateId) => saveSettings(firestore, organization, { [setting]: templateId }, user)}
        />
      }
    />
  );
}
