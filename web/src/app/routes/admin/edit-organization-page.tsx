import { lazy } from 'react';
import { useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Loaded } from '../../../components/ui/loaded';
import { OpenSync } from '../../../features/ats/open-sync';
import { Team } from '../../../features/users/team/team';
import { OrganizationSettings } from '../../../features/organizations/settings/organization-settings';
import { useOrganizationById } from '../../../features/organizations/data/use-organization';
import { paths, templateEditorHref } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { saveSettings } from '../../../features/organizations/settings/save-settings';

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

/** /app/admin/organization/edit/{orgId}: the settings of any organization. */
export function Component() {
  const { organizationId = '' } = useParams();
  const { firestore } = useData();
  const { user } = useSignedIn();
  const organization = useOrganizationById(organizationId);
  useCrumbName(organizationId, organization.data?.name);
  return (
    <Loaded live={organization}>
      {(found) => (
        <OrganizationSettings
          organization={found}
          auditHref={paths.adminAudit.href(organizationId)}
          webhooksHref={paths.adminWebhooks.href(organizationId)}
          apiKeysHref={paths.adminApiKeys.href(organizationId)}
          integration={<OpenSync href={paths.adminSync.href(organizationId)} />}
          brands={<Brands organization={found} base={paths.editOrganization.href(organizationId)} />}
          users={<Team organization={found} addHref={paths.adminAddTeamMember.href(organizationId)} />}
          privacy={<PrivacySettings organizationId={found.id} />}
          singleSignOn={<IdentityProviderCard organizationId={found.id} />}
          profiles={
            <TemplateLists
              organization={found}
              hrefOf={(templateId, side) => templateEditorHref(organizationId, templateId, side)}
              saveDefault={(setting, templateId) => saveSettings(firestore, found, { [setting]: templateId }, user)}
            />
          }
        />
      )}
    </Loaded>
  );
}
