import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { maxScimPage, type scimApi } from '@portal/domain/contracts/scim-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { KeyContext } from '../../runtime/route';
import { listOf } from './list-of';
import { userSchemaUrn } from './project-user';

type Described = AnswerOf<typeof scimApi.schema>;

/** What the server supports (RFC 7643, section 5). */
export function serviceProviderConfig(_input: object, { config }: KeyContext): Described {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: maxScimPage },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'An API key with the scope users:manage, in the header Authorization.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: `${config.publicBaseUrl}${apiBasePaths.scim}/ServiceProviderConfig`,
    },
  };
}

function userType({ config }: KeyContext): Described {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A user of the agency',
    schema: userSchemaUrn,
    meta: { resourceType: 'ResourceType', location: `${config.publicBaseUrl}${apiBasePaths.scim}/ResourceTypes/User` },
  };
}

/** The types of resources: users alone. */
export function resourceTypes(_input: object, context: KeyContext) {
  return listOf([userType(context)], { total: 1, startIndex: 1 });
}

/** One type. @throws PortalError `notFound`. */
export function resourceType({ name }: RequestOf<typeof scimApi.resourceType>, context: KeyContext): Described {
  if (name !== 'User') throw new PortalError('notFound', { detail: 'resource type' });
  return userType(context);
}

const attribute = (name: string, description: string, changes: Described = {}): Described => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...changes,
});

const attributes: Described[] = [
  attribute('userName', 'The email with which the user signs in', { required: true, uniqueness: 'server' }),
  attribute('name', 'The parts of the name', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name'),
      attribute('givenName', 'The given name'),
      attribute('familyName', 'The family name'),
    ],
  }),
  attribute('displayName', 'The name that others see'),
  attribute('active', 'Whether the user may sign in', { type: 'boolean' }),
  attribute('emails', 'The email of userName', {
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      attribute('value', 'The email', { mutability: 'readOnly' }),
      attribute('type', 'Always work', { mutability: 'readOnly', canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean', mutability: 'readOnly' }),
    ],
  }),
];

function userSchema({ config }: KeyContext): Described {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: userSchemaUrn,
    name: 'User',
    description: 'A user of the agency',
    attributes,
    meta: { resourceType: 'Schema', location: `${config.publicBaseUrl}${apiBasePaths.scim}/Schemas/${userSchemaUrn}` },
  };
}

/** The schemas of resources (RFC 7643, section 7). */
export function schemas(_input: object, context: KeyContext) {
  return listOf([userSchema(context)], { total: 1, startIndex: 1 });
}

/** One schema. @throws PortalError `notFound`. */
export function schema({ name }: RequestOf<typeof scimApi.schema>, context: KeyContext): Described {
  if (name !== userSchemaUrn) throw new PortalError('notFound', { detail: 'schema' });
  return userSchema(context);
}
