import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { scimApi, ScimUser } from '@portal/domain/contracts/scim-api';
import { isEmail } from '@portal/domain/fields/email-address';
import { serverTexts } from '@portal/domain/texts/server';
import type { ProvisionedUser } from '@portal/domain/users/provisioned-user';
import { isWaitingForPassword, type User } from '@portal/domain/users/user';
import { StatusAnswer, type KeyContext } from '../../runtime/route';
import { addTeamMember } from '../add-team-member';
import { changeMember } from '../change-member';
import { correctInvitation } from '../correct-invitation';
import { asAdmin } from './as-admin';
import { findMember, isMember } from './find-member';
import { locationOf, projectUser } from './project-user';
import { changesOf, type UserChanges } from './read-operations';
import { ScimError } from './scim-error';

/**
 * Adds a user to the team as an admin does: with an invitation by mail, as a user without further roles.
 * @throws ScimError `uniqueness` for an email that any user has, `invalidValue` for a name that is no email; PortalError
 *   `tooManyRequests` beyond the limits of invitations.
 */
export async function createUser(
  input: RequestOf<typeof scimApi.createUser>,
  context: KeyContext,
): Promise<StatusAnswer<ScimUser>> {
  const { store, actor, config } = context;
  const { organizationId } = actor;
  const email = emailOf(input.userName);
  if ((await store.users.byEmail(email))?.organizationId === organizationId) throw emailTaken();
  const said = saidOf(partsOf(input), email);
  const user = { email, displayName: said.displayName, userRoles: { user: true, admin: false, superAdmin: false } };
  const { data } = await addTeamMember({ organizationId, user }, asAdmin(context));
  // An email that belongs elsewhere gets the answer of a new one, without a user.
  if (!isMember(await store.users.get(data.userId), organizationId)) throw emailTaken();
  await store.provisionedUsers.set(organizationId, data.userId, said);
  if (input.active === false) {
    await changeMember({ organizationId, userId: data.userId }, { isActive: false }, asAdmin(context));
  }
  const { user: created } = await findMember(data.userId, context);
  return new StatusAnswer(201, projectUser(created, said, config), { location: locationOf(config, created.id) });
}

/** Replaces what is kept of a user; an absent `active` and an absent name stay. @throws as {@link patchUser}. */
export async function replaceUser(
  { userId, ...input }: RequestOf<typeof scimApi.replaceUser>,
  context: KeyContext,
): Promise<AnswerOf<typeof scimApi.replaceUser>> {
  const { active } = input;
  const changes = { ...partsOf(input), userName: input.userName, ...(active === undefined ? {} : { active }) };
  return await change(userId, ({ displayName }) => saidOf(changes, displayName), changes, context);
}

/**
 * Changes parts of a user.
 * @throws ScimError as `changesOf`, `invalidValue`, `uniqueness`, and `mutability` for the email of a user who has joined or is an admin;
 *   PortalError `notFound`, and `conflict` for the last admin.
 */
export async function patchUser(
  { userId, Operations: operations }: RequestOf<typeof scimApi.patchUser>,
  context: KeyContext,
): Promise<AnswerOf<typeof scimApi.patchUser>> {
  const changes = changesOf(operations);
  return await change(userId, (user, said) => patched(user, said, changes), changes, context);
}

/** Deactivates a user, whose work keeps its name. Idempotent. @throws PortalError `notFound`, and `conflict` for the last admin. */
export async function deleteUser(
  { userId }: RequestOf<typeof scimApi.deleteUser>,
  context: KeyContext,
): Promise<StatusAnswer<null>> {
  await findMember(userId, context);
  await changeMember({ organizationId: context.actor.organizationId, userId }, { isActive: false }, asAdmin(context));
  return new StatusAnswer(204, null);
}

/** Everything that can be refused comes before anything is written, but for the email of an invitation, which comes first. */
async function change(
  userId: string,
  saidNext: (user: User, said: ProvisionedUser) => ProvisionedUser,
  { userName, active }: UserChanges,
  context: KeyContext,
): Promise<ScimUser> {
  const { store, actor, config } = context;
  const { organizationId } = actor;
  const { user, said } = await findMember(userId, context);
  const next = saidNext(user, said);
  const isNew = Object.entries(next).some(([field, value]) => new Map(Object.entries(said)).get(field) !== value);
  if (userName !== undefined) await changeEmail(user, emailOf(userName), context);
  const isActive = active === undefined ? {} : { isActive: active };
  await changeMember({ organizationId, userId }, { displayName: next.displayName, ...isActive }, asAdmin(context));
  if (isNew) await store.provisionedUsers.set(organizationId, userId, next);
  return projectUser((await findMember(userId, context)).user, next, config);
}

/**
 * Users who have joined change their email themselves: a system that sets it could sign in as that user. For the same reason only
 * admins correct the invitation of an admin.
 */
async function changeEmail(user: User, email: string, context: KeyContext): Promise<void> {
  if (email === user.email) return;
  if (!isWaitingForPassword(user)) throw new ScimError('mutability', serverTexts.hasJoined);
  if (user.userRoles.admin) throw new ScimError('mutability', 'Admins correct this invitation in the portal.');
  const { organizationId } = context.actor;
  await correctInvitation({ organizationId, userId: user.id, email }, asAdmin(context));
  if ((await context.store.users.get(user.id))?.email !== email) throw emailTaken();
}

function emailOf(userName: string): string {
  const email = userName.trim().toLowerCase();
  if (!isEmail(email)) throw new ScimError('invalidValue', 'userName must be an email address.');
  return email;
}

function emailTaken(): ScimError {
  return new ScimError('uniqueness', serverTexts.emailTaken);
}

type NameParts = Pick<UserChanges, 'externalId' | 'displayName' | 'formatted' | 'givenName' | 'familyName'>;

function partsOf({
  externalId,
  displayName,
  name,
}: Pick<RequestOf<typeof scimApi.createUser>, 'externalId' | 'displayName' | 'name'>): NameParts {
  return { externalId, displayName, ...name };
}

/** @param fallback the name of a user without one. */
function saidOf(
  { externalId = '', displayName = '', formatted = '', givenName = '', familyName = '' }: NameParts,
  fallback: string,
): ProvisionedUser {
  const whole = displayName || formatted || `${givenName} ${familyName}`.trim() || fallback;
  return { externalId, givenName, familyName, displayName: whole };
}

/** What is said after a change of parts: a changed part of the name changes the whole, unless the whole is given too. */
function patched(user: User, said: ProvisionedUser, changes: UserChanges): ProvisionedUser {
  const known = said.displayName === user.displayName ? said : { ...said, ...splitName(user.displayName) };
  const isWhole = Boolean(changes.displayName) || Boolean(changes.formatted);
  const isPart = changes.givenName !== undefined || changes.familyName !== undefined;
  const { givenName = known.givenName, familyName = known.familyName, externalId = known.externalId } = changes;
  const parts = { externalId, givenName, familyName };
  if (isWhole) return saidOf({ ...parts, displayName: changes.displayName, formatted: changes.formatted }, user.email);
  return isPart ? saidOf(parts, user.displayName) : { ...parts, displayName: user.displayName };
}

/** The first word, and the rest; only the other part of a name that is changed in one part needs it. */
function splitName(name: string): Pick<ProvisionedUser, 'givenName' | 'familyName'> {
  const [givenName = '', ...rest] = name.split(' ');
  return { givenName, familyName: rest.join(' ') };
}
