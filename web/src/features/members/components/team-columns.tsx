import { activeStatus } from '@portal/domain/access/roles';
import { teamColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BrandSelect } from '../../../components/grid/cells/brand-select';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDayAndTime } from '../../../components/ui/format';
import type { BrandChoice, TeamRow } from './member-rows';

export interface TeamColumnOptions {
  isSuperAdmin: boolean;
  skillsBrands: readonly BrandChoice[];
  submissionBrands: readonly BrandChoice[];
  /** Where a user's profile is; nobody but super admins goes there. */
  profileHref: (row: TeamRow) => string;
  /** Left out for those who may not. */
  mayEnable?: (row: TeamRow) => boolean;
  onEnable?: (row: TeamRow, isEnabled: boolean) => Promise<void>;
  onSkillsBrand?: (row: TeamRow, brand: string) => Promise<void>;
  onSubmissionBrand?: (row: TeamRow, brand: string) => Promise<void>;
}

/** The team table's columns (001 §2.5 "Team"). */
export function teamColumns(options: TeamColumnOptions): Column<TeamRow>[] {
  const { onEnable, mayEnable = () => true, onSkillsBrand, onSubmissionBrand } = options;
  const isActive = (row: TeamRow) => row.activeStatus === activeStatus.active;
  const enabledText = (row: TeamRow) => (isActive(row) ? tableTexts.enabled : tableTexts.disabled);
  return columnsOf<'team', TeamRow>(
    'team',
    {
      name: { text: (row) => row.displayName, minWidth: 160, card: 'title' },
      email: { text: (row) => row.email, minWidth: 200 },
      enabled: {
        text: enabledText,
        cell: (row) => (
          <EnabledSwitch
            label={`${headings.enabled}: ${nameOf(row)}`}
            isEnabled={isActive(row)}
            {...(onEnable && mayEnable(row) ? { onChange: (isEnabled: boolean) => onEnable(row, isEnabled) } : {})}
          />
        ),
        width: 140,
      },
      // Last activity, or, where there was none, how the account stands (001 §2.5).
      lastActive: { text: (row) => formatDayAndTime(row.activityAt) || enabledText(row), width: 170 },
      skillsBrand: {
        text: (row) => labelOf(options.skillsBrands, row.smBrandId),
        cell: (row) => (
          <BrandSelect
            label={`${headings.skillsBrand}: ${nameOf(row)}`}
            brands={options.skillsBrands}
            value={row.smBrandId}
            {...(onSkillsBrand ? { onChange: (brand: string) => onSkillsBrand(row, brand) } : {})}
          />
        ),
        minWidth: 150,
      },
      submissionBrand: {
        text: (row) => labelOf(options.submissionBrands, row.selectedBrand),
        cell: (row) => (
          <BrandSelect
            label={`${headings.submissionBrand}: ${nameOf(row)}`}
            brands={options.submissionBrands}
            value={row.selectedBrand}
            {...(onSubmissionBrand ? { onChange: (brand: string) => onSubmissionBrand(row, brand) } : {})}
          />
        ),
        minWidth: 150,
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

function nameOf(row: TeamRow): string {
  return row.displayName || row.email;
}

function labelOf(brands: readonly BrandChoice[], value: string): string {
  return brands.find((brand) => brand.value === value)?.label ?? value;
}
