import { serverTexts } from '@portal/domain/texts/server';
import { impersonationTexts, sessionTexts } from '@portal/domain/texts/session';
import { teamTexts, userFormTexts } from '@portal/domain/texts/team';
import type { UserRow } from '@portal/domain/users/user-row';
import { useMemo } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { logInAsUser } from '../../../session/impersonation';
import { useRecentProof } from '../../../session/recent-proof';
import { useSignedIn } from '../../../session/session-context';
import { sendLoginLink, sendPasswordReset, setUserEnabled } from '../data/user-calls';
import { useUsers } from '../data/use-users';
import { AddUser } from './add-user';
import { userColumns } from './user-columns';

const rowId = ({ id }: UserRow) => id;
const initialSort = { field: 'displayName', direction: 'asc' } as const;

/** All users of the platform. */
export function UsersTable() {
  const { auth, config } = useFirebase();
  const withRecentProof = useRecentProof();
  const { user: me } = useSignedIn();
  const columns = useMemo(
    () =>
      userColumns({
        profileHref: ({ id }) => paths.adminUser.href(id),
        mayEnable: ({ id }) => id !== me.id,
        onEnable: async ({ id }, isEnabled) => {
          await runWithNotice(() => setUserEnabled(auth, id, isEnabled), {
            done: isEnabled ? serverTexts.userEnabled : serverTexts.userDisabled,
          });
        },
        onResetPassword: async ({ email }) => {
          await runWithNotice(() => sendPasswordReset(auth, email), {
            done: teamTexts.passwordReset,
            failed: teamTexts.passwordResetFailed,
          });
        },
        onSendLoginLink: async (user) => {
          await runWithNotice(() => sendLoginLink(auth, user, null), {
            done: sessionTexts.loginLinkSent(user.email),
            failed: (_reason, kind) =>
              kind === 'tooManyRequests' ? sessionTexts.emailAlreadySent : sessionTexts.loginLinkFailed(user.email),
          });
        },
        isLoginAsOff: !config.impersonation,
        mayLoginAs: ({ id, userRoles }) => id !== me.id && !userRoles.superAdmin,
        onLoginAs: async ({ id, email }) => {
          await runWithNotice(() => withRecentProof(() => logInAsUser(auth, id)), {
            done: impersonationTexts.banner(email),
            failed: impersonationTexts.failed,
          });
        },
      }),
    [auth, config.impersonation, me.id, withRecentProof],
  );
  const state = useTableState({ tableId: 'users', columns, initialSort });
  const table = useUsers(state);
  return (
    <DataTable
      title={userFormTexts.list}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={rowId}
      add={<AddUser />}
      empty={<Empty />}
    />
  );
}
