import { resetSpinnerMs } from '@portal/domain/constants/tables';
import { internalUserColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BusyButton } from '../../../components/ui/busy-button';
import { availableColumns, type Column } from '../../../components/grid/column';
import type { BrandChoice, AtsUserRow } from './ats-user-row';
import { brandColumn, sharedColumns, displayNameOf } from './shared-columns';

export interface AtsUserColumnOptions {
  isSuperAdmin: boolean;
  brands: readonly BrandChoice[];
  profileHref: (row: AtsUserRow) => string;
  /** Left out for those who may not. */
  onEnable?: (row: AtsUserRow, isEnabled: boolean) => Promise<void>;
  onBrand?: (row: AtsUserRow, brand: string) => Promise<void>;
  onResetPassword?: (row: AtsUserRow) => Promise<void>;
}

/** The columns of the ATS users table. */
export function atsUserColumns(options: AtsUserColumnOptions): Column<AtsUserRow>[] {
  const { onResetPassword } = options;
  const shared = sharedColumns<AtsUserRow>({
    ...options,
    headings,
    lastActive: { id: 'status', header: headings.status },
    isEnabled: (row) => row.bhAuth,
  });
  return availableColumns([
    shared.name,
    shared.email,
    shared.enabled,
    shared.lastActive,
    brandColumn({
      id: 'brand',
      heading: headings.brand,
      brands: options.brands,
      valueOf: (row) => row.selectedBrand,
      onChange: options.onBrand,
    }),
    {
      id: 'resetPassword',
      header: headings.resetPassword,
      text: () => tableTexts.resetPassword,
      cell: (row) =>
        onResetPassword &&
        row.isVerified && (
          <BusyButton
            size="compact-sm"
            label={`${tableTexts.resetPassword}: ${displayNameOf(row)}`}
            busyLabel={tableTexts.resetting}
            holdMs={resetSpinnerMs}
            onClick={() => onResetPassword(row)}
          >
            {tableTexts.resetPassword}
          </BusyButton>
        ),
      width: 165,
      isAction: true,
    },
    shared.view,
  ]);
}
