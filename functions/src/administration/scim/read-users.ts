import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { scimApi, ScimList, ScimUser } from '@portal/domain/contracts/scim-api';
import type { KeyContext } from '../../runtime/route';
import type { User } from '@portal/domain/users/user';
import { findMember, isMember } from './find-member';
import { listOf } from './list-of';
import { projectUser } from './project-user';
import { userNameIn } from './read-filter';

/** A page of the agency's users, or the one that a filter names. @throws ScimError `invalidFilter`. */
export async function listUsers(
  { filter, startIndex, count }: RequestOf<typeof scimApi.listUsers>,
  context: KeyContext,
): Promise<ScimList<ScimUser>> {
  const { store, actor } = context;
  const { organizationId } = actor;
  const userName = userNameIn(filter);
  if (userName !== null) {
    const user = await store.users.byEmail(userName.toLowerCase());
    const found = isMember(user, organizationId) ? [user] : [];
    return listOf(await described(found, context), { total: found.length, startIndex: 1 });
  }
  const { users, total } = await store.users.teamPage(organizationId, { skip: startIndex - 1, limit: count });
  return listOf(await described(users, context), { total, startIndex });
}

/** One user. @throws PortalError as `findMember`. */
export async function getUser(
  { userId }: RequestOf<typeof scimApi.getUser>,
  context: KeyContext,
): Promise<AnswerOf<typeof scimApi.getUser>> {
  const { user, said } = await findMember(userId, context);
  return projectUser(user, said, context.config);
}

async function described(users: readonly User[], { store, actor, config }: KeyContext): Promise<ScimUser[]> {
  const said = await store.provisionedUsers.of(
    actor.organizationId,
    users.map(({ id }) => id),
  );
  return users.flatMap((user, index) => {
    const own = said[index];
    return own ? [projectUser(user, own, config)] : [];
  });
}
