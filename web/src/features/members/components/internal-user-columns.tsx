import { resetSpinnerMs } from '@portal/domain/constants/tables';
import { internalUserColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BusyButton } from '../../../components/ui/busy-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import type { BrandChoice, InternalUserRow } from './member-rows';
import { brandColumn, personColumns, personName } from './person-columns';

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
  const { onResetPassword } = options;
  const { lastActive, ...shared } = personColumns<InternalUserRow>({
    ...options,
    headings,
    isEnabled: (row) => row.bhAuth,
  });
  return columnsOf<'internalUsers', InternalUserRow>(
    'internalUsers',
    {
      ...shared,
      status: lastActive,
      brand: brandColumn({
        heading: headings.brand,
        brands: options.brands,
        valueOf: (row: InternalUserRow) => row.selectedBrand,
        onChange: options.onBrand,
      }),
      resetPassword: {
        text: () => tableTexts.resetPassword,
        cell: (row) =>
          onResetPassword &&
          row.isVerified && (
            <BusyButton
              size="compact-sm"
              label={`${tableTexts.resetPassword}: ${personName(row)}`}
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
    },
    { superAdmin: options.isSuperAdmin },
  );
}
