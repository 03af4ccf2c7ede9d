import { serverTexts } from '@portal/domain/texts/server';
import { failureTexts } from '@portal/domain/texts/states';
import { teamTexts } from '@portal/domain/texts/team';
import { useMemo } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { useSignedIn } from '../../../session/session-context';
import { sendPasswordReset } from '../data/user-calls';
import { setAtsAccess, setTeamMemberBrand } from '../data/team-calls';
import { atsUserColumns } from './ats-user-columns';
import type { BrandChoice, AtsUserRow } from './ats-user-row';

const rowId = ({ id }: AtsUserRow) => id;
const initialSort = { field: 'email', direction: 'asc' } as const;

interface Props {
  organizationId: string;
  users: readonly AtsUserRow[];
  brands: readonly BrandChoice[];
}

/** The users of the ATS. */
export function AtsUsersTable({ organizationId, users, brands }: Props) {
  const { auth } = useFirebase();
  const { user: me } = useSignedIn();
  const columns = useMemo(
    () =>
      atsUserColumns({
        isSuperAdmin: me.userRoles.superAdmin,
        brands,
        profileHref: ({ userId }) => paths.adminUser.href(userId),
        onEnable: async ({ id }, isEnabled) => {
          await runWithNotice(() => setAtsAccess(auth, organizationId, id, isEnabled), {
            done: isEnabled ? serverTexts.userEnabled : serverTexts.userDisabled,
          });
        },
        onBrand: async ({ id }, brand) => {
          const choice = { kind: 'selectedBrand', brand } as const;
          await runWithNotice(() => setTeamMemberBrand(auth, organizationId, { atsUserId: id }, choice), {
            done: teamTexts.brandUpdated,
            failed: failureTexts.changeFailed,
          });
        },
        onResetPassword: async ({ email }) => {
          await runWithNotice(() => sendPasswordReset(auth, email), {
            done: teamTexts.passwordReset,
            failed: teamTexts.passwordResetFailed,
          });
        },
      }),
    [auth, organizationId, brands, me.userRoles.superAdmin],
  );
  const state = useTableState({ tableId: 'internalUsers', columns, initialSort, urlPrefix: 'internal' });
  const table = useLocalTable(state, { status: 'success', data: users }, columns);
  return (
    <DataTable
      title={teamTexts.atsUsersTitle}
      table={table}
      columns={columns}
      rowId={rowId}
      empty={<Empty>{teamTexts.noAtsUsers}</Empty>}
    />
  );
}
