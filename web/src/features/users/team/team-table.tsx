import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import { productName } from '@portal/domain/constants/application';
import type { AtsUser } from '@portal/domain/ats/ats-records';
import type { TeamRow } from '@portal/domain/team/team';
import { failureTexts } from '@portal/domain/texts/states';
import { identityProviderTexts } from '@portal/domain/texts/identity-provider';
import { tableTexts } from '@portal/domain/texts/tables';
import { sessionTexts } from '@portal/domain/texts/session';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { teamTexts } from '@portal/domain/texts/team';
import { IconAt, IconKey, IconMailForward, IconShield, IconUnlink, IconUserMinus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { useRecentProof } from '../../../session/recent-proof';
import { useSignedIn } from '../../../session/session-context';
import { resetSecondStep, setUserEnabled, unlinkIdentity } from '../data/user-calls';
import { removeTeamMember, resendInvitation, setAtsAccess, setTeamMemberBrand } from '../data/team-calls';
import type { BrandChoice } from './ats-user-row';
import { teamColumns } from './team-columns';
import { CorrectEmailDialog, RolesDialog } from './team-dialogs';

const rowId = ({ id }: TeamRow) => id;
const initialSort = { field: 'displayName', direction: 'asc' } as const;

interface Props {
  organizationId: string;
  members: readonly TeamRow[];
  integrationUsers: readonly AtsUser[];
  skillsBrands: readonly BrandChoice[];
  submissionBrands: readonly BrandChoice[];
}

/** The portal users of an organization. */
export function TeamTable({ organizationId, members, integrationUsers, skillsBrands, submissionBrands }: Props) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const { user: me } = useSignedIn();
  const { superAdmin: isSuperAdmin } = me.userRoles;
  const [edited, setEdited] = useState<{ kind: 'roles' | 'email'; member: TeamRow } | null>(null);
  const hasInvited = members.some(({ portalAccess }) => portalAccess === 'invited');
  const columns = useMemo(() => {
    const brandOf = (kind: 'selectedBrand' | 'smBrandId') => async (row: TeamRow, brand: string) => {
      await runWithNotice(() => setTeamMemberBrand(auth, organizationId, { userId: row.userId }, { kind, brand }), {
        done: teamTexts.brandUpdated,
        failed: failureTexts.changeFailed,
      });
    };
    const tied = new Map(integrationUsers.map((user) => [user.email, user.id]));
    const hasAts = integrationUsers.length > 0;
    const accessOf = (change: (row: TeamRow, isEnabled: boolean) => Promise<void>) => {
      return async (row: TeamRow, isEnabled: boolean) => {
        await runWithNotice(() => change(row, isEnabled), {
          done: isEnabled ? serverTexts.userEnabled : serverTexts.userDisabled,
        });
      };
    };
    const setPortalAccess = accessOf(({ id }, isEnabled) => setUserEnabled(auth, id, isEnabled));
    const setAccessByAts = accessOf(async ({ email }, isEnabled) => {
      const atsUserId = tied.get(email);
      if (atsUserId === undefined) throw new PortalError('notFound');
      await setAtsAccess(auth, organizationId, atsUserId, isEnabled);
    });
    return teamColumns({
      isPortalAccessShown: hasAts || hasInvited,
      isSuperAdmin,
      skillsBrands,
      submissionBrands,
      profileHref: ({ userId }) => paths.adminUser.href(userId),
      // Only super admins disable users. Admins switch access through the ATS, and close both by removing a member.
      mayEnable: ({ id, email }) => id !== me.id && (hasAts ? tied.has(email) : isSuperAdmin),
      // `Enabled` is one thing in a table: access through the ATS where there is one, else access to the portal.
      onEnable: hasAts ? setAccessByAts : setPortalAccess,
      onPortalAccess: hasAts && isSuperAdmin ? setPortalAccess : undefined,
      mayChangePortalAccess: ({ id }) => id !== me.id,
      onSkillsBrand: brandOf('smBrandId'),
      onSubmissionBrand: brandOf('selectedBrand'),
    });
  }, [auth, organizationId, integrationUsers, skillsBrands, submissionBrands, hasInvited, isSuperAdmin, me.id]);
  const state = useTableState({ tableId: 'team', columns, initialSort, urlPrefix: 'team' });
  const table = useLocalTable(state, { status: 'success', data: members }, columns);

  const actionsOf = (row: TeamRow): RowAction[] => {
    // A search moves rows; a press must not hit the wrong one.
    if (state.search !== '' || row.id === me.id) return [];
    const open = (kind: 'roles' | 'email') => () => {
      setEdited({ kind, member: row });
    };
    const ofInvited: RowAction[] = [
      {
        label: teamTexts.resendInvitation,
        icon: <IconMailForward size={16} aria-hidden />,
        onSelect: () =>
          runWithNotice(() => resendInvitation(auth, organizationId, row.email), {
            done: sessionTexts.createPasswordEmailSent(row.email),
            failed: (_reason, kind) =>
              kind === 'tooManyRequests'
                ? sessionTexts.emailAlreadySent
                : sessionTexts.createPasswordEmailFailed(row.email),
          }),
      },
      { label: teamTexts.correctEmail, icon: <IconAt size={16} aria-hidden />, onSelect: open('email') },
    ];
    return [
      ...(row.portalAccess === 'invited' ? ofInvited : []),
      // Only super admins decide about super admins, on the page of the user.
      ...(row.userRoles.superAdmin
        ? []
        : [{ label: teamTexts.changeRoles, icon: <IconShield size={16} aria-hidden />, onSelect: open('roles') }]),
      ...(row.hasSecondStep && !row.userRoles.superAdmin
        ? [
            {
              label: secondStepTexts.reset,
              question: {
                title: secondStepTexts.reset,
                consequence: secondStepTexts.resetQuestion(row.displayName || row.email),
              },
              icon: <IconKey size={16} aria-hidden />,
              onSelect: () =>
                runWithNotice(() => withRecentProof(() => resetSecondStep(auth, row.userId)), {
                  done: secondStepTexts.resetDone,
                }),
            },
          ]
        : []),
      ...(row.hasSingleSignOn && !row.userRoles.superAdmin
        ? [
            {
              label: identityProviderTexts.unlink,
              question: {
                title: identityProviderTexts.unlinkQuestion(row.displayName || row.email),
                consequence: identityProviderTexts.unlinkConsequence,
              },
              icon: <IconUnlink size={16} aria-hidden />,
              onSelect: () =>
                runWithNotice(() => withRecentProof(() => unlinkIdentity(auth, organizationId, row.userId)), {
                  done: identityProviderTexts.unlinked,
                }),
            },
          ]
        : []),
      {
        label: tableTexts.removeFromTeam,
        question: {
          title: teamTexts.removeQuestion(row.displayName || row.email),
          consequence: teamTexts.removeConsequence,
        },
        icon: <IconUserMinus size={16} aria-hidden />,
        isRemoval: true,
        onSelect: () =>
          runWithNotice(() => removeTeamMember(auth, organizationId, row.userId), {
            done: teamTexts.teamMemberRemoved,
            failed: teamTexts.teamMemberRemovalFailed,
            isWarning: true,
          }),
      },
    ];
  };
  const closeDialog = () => {
    setEdited(null);
  };
  const EditDialog = edited?.kind === 'email' ? CorrectEmailDialog : RolesDialog;

  return (
    <>
      <DataTable
        title={teamTexts.teamTitle(productName)}
        table={table}
        columns={columns}
        rowId={rowId}
        rowActions={actionsOf}
        empty={<Empty />}
      />
      {edited && <EditDialog organizationId={organizationId} member={edited.member} onClose={closeDialog} />}
    </>
  );
}
