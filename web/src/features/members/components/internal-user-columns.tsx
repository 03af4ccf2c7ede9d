import { resetSpinnerMs } from '@portal/domain/constants/tables';
import { internalUserColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BrandSelect } from '../../../components/grid/cells/brand-select';
import { BusyButton } from '../../../components/grid/cells/busy-button';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDayAndTime } from '../../../components/ui/format';
import type { BrandChoice, InternalUserRow } from './member-rows';

export interface InternalUserColumnOptions {
  isSuperAdmin: boolean;
  brands: readonly BrandChoice[];
  profileHref: (row: InternalUserRow) => string;
  /** Left out for those who may not. */
  onEnable?: (row: InternalUserRow, isEnabled: boolean) => Promise<void>;
  onBrand?: (row: InternalUserRow, brand: string) => Promise<void>;
  onResetPassword?: (row: InternalUserRow) => Promise<void>;
}

/** The internal users table's columns (001 §2.5 "Internal users"; View Profile by §6). */
export function internalUserColumns(options: InternalUserColumnOptions): Column<InternalUserRow>[] {
  const { onEnable, onBrand, onResetPassword } = options;
  return columnsOf<'internalUsers', InternalUserRow>(
    'internalUsers',
    {
      name: { text: (row) => row.displayName, minWidth: 160, card: 'title' },
      email: { text: (row) => row.email, minWidth: 200 },
      enabled: {
        text: enabledText,
        cell: (row) => (
          <EnabledSwitch
            label={`${headings.enabled}: ${nameOf(row)}`}
            isEnabled={row.bhAuth}
            {...(onEnable ? { onChange: (isEnabled: boolean) => onEnable(row, isEnabled) } : {})}
          />
        ),
        width: 140,
      },
      // Last activity, or, where there was none, how the access stands (001 §2.5).
      status: { text: (row) => formatDayAndTime(row.activityAt) || enabledText(row), width: 170 },
      brand: {
        text: (row) => row.selectedBrand,
        cell: (row) => (
          <BrandSelect
            label={`${headings.brand}: ${nameOf(row)}`}
            brands={options.brands}
            value={row.selectedBrand}
            {...(onBrand ? { onChange: (brand: string) => onBrand(row, brand) } : {})}
          />
        ),
        minWidth: 150,
      },
      resetPassword: {
        text: () => tableTexts.resetPassword,
        cell: (row) =>
          onResetPassword &&
          row.isVerified && (
            <BusyButton
              label={`${tableTexts.resetPassword}: ${nameOf(row)}`}
              busyLabel={tableTexts.resetting}
              holdMs={resetSpinnerMs}
              onClick={() => onResetPassword(row)}
            >
              {tableTexts.resetPassword}
            </BusyButton>
          ),
        width: 150,
        isAction: true,
      },
      view: {
        text: () => headings.viewProfile,
        cell: (row) =>
          row.isVerified && (
            <ViewButton to={options.profileHref(row)} label={`${headings.viewProfile}: ${nameOf(row)}`} />
          ),
        width: 120,
        isAction: true,
      },
    },
    { superAdmin: options.isSuperAdmin },
  );
}

function nameOf(row: InternalUserRow): string {
  return row.displayName || row.email;
}

function enabledText(row: InternalUserRow): string {
  return row.bhAuth ? tableTexts.enabled : tableTexts.disabled;
}
