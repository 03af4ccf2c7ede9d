import { resetSpinnerMs } from '@portal/domain/constants/tables';
import { userColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import type { UserRow } from '@portal/domain/users/user-row';
import { Group } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';
import { roleNames } from '../data/role-names';

/** The actions of the table; left out where the user may not take them. */
export interface UserColumnOptions {
  profileHref?: (user: UserRow) => string;
  /** Nobody disables themselves. */
  mayEnable?: (user: UserRow) => boolean;
  onEnable?: (user: UserRow, isEnabled: boolean) => Promise<void>;
  onResetPassword?: (user: UserRow) => Promise<void>;
  onSendLoginLink?: (user: UserRow) => Promise<void>;
  mayLoginAs?: (user: UserRow) => boolean;
  onLoginAs?: (user: UserRow) => Promise<void>;
  /** Working as another user is switched off: the button stays, and does nothing. */
  isLoginAsOff?: boolean;
}

/** The users table's columns. Unverified users cannot be reset or logged in as. */
export function userColumns(options: UserColumnOptions = {}): Column<UserRow>[] {
  const { profileHref, onEnable, onResetPassword, onSendLoginLink, onLoginAs } = options;
  const { mayEnable = () => true, mayLoginAs = () => true, isLoginAsOff = false } = options;
  return [
    {
      id: 'view',
      header: headings.viewProfile,
      text: () => headings.viewProfile,
      cell: (user) =>
        profileHref && <ViewButton to={profileHref(user)} label={`${headings.viewProfile}: ${nameOf(user)}`} />,
      width: 130,
      isAction: true,
    },
    {
      id: 'createdOn',
      header: headings.createdOn,
      sortField: 'createdAt',
      text: ({ createdAt }) => formatDay(createdAt),
      width: 135,
      isUnsearched: true,
    },
    {
      id: 'name',
      header: headings.name,
      sortField: 'displayName',
      text: ({ displayName }) => displayName,
      minWidth: 150,
      card: 'title',
    },
    { id: 'email', header: headings.email, sortField: 'email', text: ({ email }) => email, minWidth: 210 },
    {
      id: 'roles',
      header: headings.roles,
      text: ({ userRoles }) => roleNames(userRoles),
      width: 150,
      isUnsearched: true,
    },
    {
      id: 'resetPassword',
      header: headings.resetPassword,
      text: () => headings.resetPassword,
      cell: (user) =>
        onResetPassword &&
        user.isVerified && (
          <BusyButton
            size="compact-sm"
            label={`${headings.resetPassword}: ${nameOf(user)}`}
            busyLabel={tableTexts.resetting}
            holdMs={resetSpinnerMs}
            onClick={() => onResetPassword(user)}
          >
            {tableTexts.resetPassword}
          </BusyButton>
        ),
      width: 160,
      isAction: true,
    },
    {
      id: 'disabled',
      header: headings.disabled,
      sortField: 'activeStatus',
      text: ({ isDisabled }) => (isDisabled ? tableTexts.disabled : tableTexts.enabled),
      cell: (user) => (
        <EnabledSwitch
          label={`${tableTexts.enabled}: ${nameOf(user)}`}
          isEnabled={!user.isDisabled}
          {...(onEnable && mayEnable(user) ? { onChange: (isEnabled: boolean) => onEnable(user, isEnabled) } : {})}
        />
      ),
      width: 140,
      card: 'corner',
    },
    {
      id: 'login',
      header: headings.login,
      text: () => headings.login,
      cell: (user) => (
        <Group gap={6} wrap="nowrap">
          {onSendLoginLink && (
            <BusyButton
              size="compact-sm"
              label={`${tableTexts.sendLoginLink}: ${nameOf(user)}`}
              onClick={() => onSendLoginLink(user)}
            >
              {tableTexts.sendLoginLink}
            </BusyButton>
          )}
          {onLoginAs && user.isVerified && mayLoginAs(user) && (
            <BusyButton
              size="compact-sm"
              label={`${tableTexts.loginAsUser}: ${nameOf(user)}`}
              disabled={isLoginAsOff}
              onClick={() => onLoginAs(user)}
            >
              {tableTexts.loginAsUser}
            </BusyButton>
          )}
        </Group>
      ),
      width: 290,
      isAction: true,
    },
  ];
}

function nameOf(user: UserRow): string {
  return user.displayName || user.email;
}
