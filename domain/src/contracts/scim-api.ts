import { boolean, mixed, number, string } from 'yup';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { optionalText } from '../fields/text';
import { get, patch, post, put, remove } from './endpoint';

/** Most users of a page, and how many it has unless the call says otherwise. */
export const maxScimPage = 200;
const defaultScimPage = 100;
/** Most operations of one change. */
const maxOperations = 100;

/** Providers send null for what they do not know. */
const text = () => optionalText().transform((value: unknown, sent: unknown) => (sent === null ? '' : value));

/** RFC 7644, section 3.4.2.4: a smaller value than the least counts as the least. */
const atLeast = (least: number, otherwise: number, most: number) =>
  number()
    .integer()
    .transform((value: number) => Math.min(most, Math.max(least, value)))
    .default(otherwise);

/** What is taken of a user; other attributes are dropped. */
const scimUserSchema = record({
  userName: string().trim().max(320).required(),
  externalId: text(),
  displayName: text(),
  name: record({ formatted: text(), givenName: text(), familyName: text() }),
  /** As it is when absent. */
  active: boolean(),
});

const ofUser = { userId: requiredId() };

/** A user as SCIM describes it (RFC 7643, section 4.1). */
export interface ScimUser {
  schemas: string[];
  id: string;
  externalId?: string;
  userName: string;
  name: { formatted: string; givenName?: string; familyName?: string };
  displayName: string;
  active: boolean;
  emails: { value: string; type: 'work'; primary: true }[];
  meta: { resourceType: 'User'; created?: string; location: string };
}

/** A page of resources (RFC 7644, section 3.4.2). */
export interface ScimList<Resource> {
  schemas: string[];
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: Resource[];
}

/** What the server supports; plain data. */
type Described = Record<string, unknown>;

/** SCIM 2.0 for users (RFC 7643 and 7644), for identity providers with an API key. */
export const scimApi = {
  serviceProviderConfig: get('/ServiceProviderConfig', record({})).answers<Described>(),
  resourceTypes: get('/ResourceTypes', record({})).answers<ScimList<Described>>(),
  resourceType: get('/ResourceTypes/:name', record({ name: string().max(100).required() })).answers<Described>(),
  schemas: get('/Schemas', record({})).answers<ScimList<Described>>(),
  schema: get('/Schemas/:name', record({ name: string().max(100).required() })).answers<Described>(),

  /** All users, or with `filter` the one whose `userName` it names. */
  listUsers: get(
    '/Users',
    record({
      filter: string().max(1_000).default(''),
      startIndex: atLeast(1, 1, 1_000_000),
      count: atLeast(0, defaultScimPage, maxScimPage),
    }),
  ).answers<ScimList<ScimUser>>(),
  getUser: get('/Users/:userId', record(ofUser)).answers<ScimUser>(),
  /** Adds a user to the team and mails the invitation. */
  createUser: post('/Users', scimUserSchema).answers<ScimUser>(),
  replaceUser: put('/Users/:userId', scimUserSchema.shape(ofUser)).answers<ScimUser>(),
  patchUser: patch(
    '/Users/:userId',
    record({
      ...ofUser,
      Operations: list(
        record({ op: string().max(20).required(), path: string().max(500).default(''), value: mixed() }),
        maxOperations,
      ).min(1),
    }),
  ).answers<ScimUser>(),
  /** Deactivates the user, who stays listed as inactive. */
  deleteUser: remove('/Users/:userId', record(ofUser)).answers<null>(),
} as const;
