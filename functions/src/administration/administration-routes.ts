import { administrationApi, teamApi } from '@portal/domain/contracts/administration-api';
import { route, type Route } from '../runtime/route';
import { addTeamMember } from './add-team-member';
import { createOrganization } from './create-organization';
import { createOrganizationIndexes } from './create-organization-indexes';
import { createUser } from './create-user';
import { getCustomAdminToken, getCustomUserToken } from './impersonation';
import { removeTeamMember } from './remove-team-member';
import { correctInvitation } from './correct-invitation';
import { setAtsAccess } from './set-ats-access';
import { setTeamMemberBrand } from './set-member-brand';
import { setTeamMemberRoles } from './set-member-roles';
import { updateUser } from './update-user';
import { deleteUser, disableUser, enableUser } from './user-status';

/** Calls of super admins, part of the admin API. */
export const administrationRoutes: readonly Route[] = [
  route({ endpoint: administrationApi.getCustomUserToken, access: 'superAdmin', handler: getCustomUserToken }),
  route({ endpoint: administrationApi.getCustomAdminToken, access: 'signedIn', handler: getCustomAdminToken }),
  route({ endpoint: administrationApi.createUser, access: 'superAdmin', handler: createUser }),
  route({ endpoint: administrationApi.updateUser, access: 'superAdmin', handler: updateUser }),
  route({ endpoint: administrationApi.disableUser, access: 'superAdmin', handler: disableUser }),
  route({ endpoint: administrationApi.enableUser, access: 'superAdmin', handler: enableUser }),
  route({ endpoint: administrationApi.deleteUser, access: 'superAdmin', handler: deleteUser }),
  route({ endpoint: administrationApi.createOrganization, access: 'superAdmin', handler: createOrganization }),
  route({
    endpoint: administrationApi.createOrganizationIndexes,
    access: 'superAdmin',
    handler: createOrganizationIndexes,
  }),
];

/** The team of one organization, part of the app API. */
export const teamRoutes: readonly Route[] = [
  route({ endpoint: teamApi.addTeamMember, access: 'teamMember:add', handler: addTeamMember }),
  route({ endpoint: teamApi.removeTeamMember, access: 'teamMember:remove', handler: removeTeamMember }),
  route({ endpoint: teamApi.setTeamMemberRoles, access: 'organization:edit', handler: setTeamMemberRoles }),
  route({ endpoint: teamApi.correctInvitation, access: 'teamMember:add', handler: correctInvitation }),
  route({ endpoint: teamApi.setTeamMemberBrand, access: 'organization:edit', handler: setTeamMemberBrand }),
  route({ endpoint: teamApi.setAtsAccess, access: 'organization:edit', handler: setAtsAccess }),
];
