import { resetSpinnerMs } from '@portal/domain/constants/tables';
import { userColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import type { UserRow } from '@portal/domain/users/user-row';
import { Group } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDay } from '../../../components/ui/format';

/** What may be done from the table; left out where it may not, or not here. */
export interface UserColumnOptions {
  profileHref?: (user: UserRow) => string;
  /** Nobody disables themselves. */
  mayEnable?: (user: UserRow) => boolean;
  onEnable?: (user: UserRow, isEnabled: boolean) => Promise<void>;
  onResetPassword?: (user: UserRow) => Promise<void>;
  onSendLoginLink?: (user: UserRow) => Promise<void>;
  mayLoginAs?: (user: UserRow) => boolean;
  onLoginAs?: (user: UserRow) => Promise<void>;
  /** Working as another user is switched off here: the button stays, and does nothing. */
  isLoginAsOff?: boolean;
}

/** The users table's columns (001 §2.5 "Users"). Users who are not verified are not reset or logged in as (001 §6). */
export function userColumns(options: UserColumnOptions = {}): Column<UserRow>[] {
  const { profileHref, onEnable, onResetPassword, onSendLoginLink, onLoginAs } = options;
  const { mayEnable = () => true, mayLoginAs = () => true, isLoginAsOff = false } = options;
  return columnsOf<'users', UserRow>('users', {
    view: {
      text: () => headings.viewProfile,
      cell: (user) =>
        profileHref && <ViewButton to={profileHref(user)} label={`${headings.viewProfile}: ${nameOf(user)}`} />,
      width: 130,
      isAction: true,
    },
    createdOn: { text: ({ createdAt }) => formatDay(createdAt), width: 135, isUnsearched: true },
    name: { text: ({ displayName }) => displayName, minWidth: 150, card: 'title' },
    email: { text: ({ email }) => email, minWidth: 210 },
    resetPassword: {
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
    disabled: {
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
    login: {
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
  });
}

function nameOf(user: UserRow): string {
  return user.displayName || user.email;
}
