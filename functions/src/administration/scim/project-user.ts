import { activeStatus } from '@portal/domain/access/roles';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import type { ScimUser } from '@portal/domain/contracts/scim-api';
import type { ProvisionedUser } from '@portal/domain/users/provisioned-user';
import type { User } from '@portal/domain/users/user';
import type { Config } from '../../runtime/config';

export const userSchemaUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** The address of a user. */
export function locationOf({ publicBaseUrl }: Pick<Config, 'publicBaseUrl'>, id: string): string {
  return `${publicBaseUrl}${apiBasePaths.scim}/Users/${id}`;
}

/** A member as SCIM describes it: without roles, products and settings. */
export function projectUser(user: User, said: ProvisionedUser, config: Pick<Config, 'publicBaseUrl'>): ScimUser {
  const { id, email, displayName, createdAt } = user;
  const hasParts = said.displayName === displayName;
  return {
    schemas: [userSchemaUrn],
    id,
    ...(said.externalId === '' ? {} : { externalId: said.externalId }),
    userName: email,
    name: {
      formatted: displayName,
      ...(hasParts && said.givenName !== '' ? { givenName: said.givenName } : {}),
      ...(hasParts && said.familyName !== '' ? { familyName: said.familyName } : {}),
    },
    displayName,
    active: user.activeStatus === activeStatus.active,
    emails: [{ value: email, type: 'work', primary: true }],
    meta: {
      resourceType: 'User',
      ...(createdAt ? { created: createdAt.toDate().toISOString() } : {}),
      location: locationOf(config, id),
    },
  };
}
