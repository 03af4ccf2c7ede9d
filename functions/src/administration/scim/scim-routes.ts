import { scimApi } from '@portal/domain/contracts/scim-api';
import { route, type Route } from '../../runtime/route';
import { resourceType, resourceTypes, schema, schemas, serviceProviderConfig } from './describe-server';
import { getUser, listUsers } from './read-users';
import { createUser, deleteUser, patchUser, replaceUser } from './write-users';

const access = 'key:users:manage';

/** SCIM 2.0, with which identity providers manage the users of an agency. */
export const scimRoutes: readonly Route[] = [
  route({ endpoint: scimApi.serviceProviderConfig, access, handler: serviceProviderConfig }),
  route({ endpoint: scimApi.resourceTypes, access, handler: resourceTypes }),
  route({ endpoint: scimApi.resourceType, access, handler: resourceType }),
  route({ endpoint: scimApi.schemas, access, handler: schemas }),
  route({ endpoint: scimApi.schema, access, handler: schema }),
  route({ endpoint: scimApi.listUsers, access, handler: listUsers }),
  route({ endpoint: scimApi.getUser, access, handler: getUser }),
  route({ endpoint: scimApi.createUser, access, handler: createUser }),
  route({ endpoint: scimApi.replaceUser, access, handler: replaceUser }),
  route({ endpoint: scimApi.patchUser, access, handler: patchUser }),
  route({ endpoint: scimApi.deleteUser, access, handler: deleteUser }),
];
