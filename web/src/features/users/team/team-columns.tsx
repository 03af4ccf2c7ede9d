import type { TeamRow } from '@portal/domain/team/team';
import { teamColumnTexts as headings } from '@portal/domain/texts/columns';
import { availableColumns, type Column } from '../../../components/grid/column';
import type { BrandChoice } from './ats-user-row';
import { brandColumn, sharedColumns } from './shared-columns';

export interface TeamColumnOptions {
  isSuperAdmin: boolean;
  skillsBrands: readonly BrandChoice[];
  submissionBrands: readonly BrandChoice[];
  /** The link to a user's profile, for super admins only. */
  profileHref: (row: TeamRow) => string;
  /** Left out for those who may not. */
  mayEnable?: (row: TeamRow) => boolean;
  onEnable?: (row: TeamRow, isEnabled: boolean) => Promise<void>;
  onSkillsBrand?: (row: TeamRow, brand: string) => Promise<void>;
  onSubmissionBrand?: (row: TeamRow, brand: string) => Promise<void>;
}

/** The team table's columns. */
export function teamColumns(options: TeamColumnOptions): Column<TeamRow>[] {
  const shared = sharedColumns<TeamRow>({
    ...options,
    headings,
    lastActive: { id: 'lastActive', header: headings.lastActive, sortField: 'activityAt' },
    isEnabled: (row) => !row.isDisabled,
  });
  return availableColumns([
    shared.name,
    shared.email,
    shared.enabled,
    shared.lastActive,
    brandColumn({
      id: 'skillsBrand',
      heading: headings.skillsBrand,
      brands: options.skillsBrands,
      valueOf: (row) => row.smBrandId,
      onChange: options.onSkillsBrand,
    }),
    brandColumn({
      id: 'submissionBrand',
      heading: headings.submissionBrand,
      brands: options.submissionBrands,
      valueOf: (row) => row.selectedBrand,
      onChange: options.onSubmissionBrand,
    }),
    shared.view,
  ]);
}
