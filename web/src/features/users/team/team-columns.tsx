import type { TeamRow } from '@portal/domain/team/team';
import { teamColumnTexts as headings } from '@portal/domain/texts/columns';
import { teamTexts } from '@portal/domain/texts/team';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { availableColumns, type Column } from '../../../components/grid/column';
import { roleNames } from '../data/role-names';
import type { BrandChoice } from './ats-user-row';
import { brandColumn, displayNameOf, sharedColumns } from './shared-columns';

export interface TeamColumnOptions {
  /** Shows access to the portal apart from `Enabled`, which also depends on the ATS. */
  isPortalAccessShown?: boolean;
  isSuperAdmin: boolean;
  skillsBrands: readonly BrandChoice[];
  submissionBrands: readonly BrandChoice[];
  /** The link to a user's profile, for super admins only. */
  profileHref: (row: TeamRow) => string;
  /** Left out for those who may not. */
  mayEnable?: (row: TeamRow) => boolean;
  onEnable?: (row: TeamRow, isEnabled: boolean) => Promise<void>;
  /** Changes access to the portal; left out for those who may not. */
  onPortalAccess?: ((row: TeamRow, isEnabled: boolean) => Promise<void>) | undefined;
  mayChangePortalAccess?: (row: TeamRow) => boolean;
  onSkillsBrand?: (row: TeamRow, brand: string) => Promise<void>;
  onSubmissionBrand?: (row: TeamRow, brand: string) => Promise<void>;
}

/** The team table's columns. */
export function teamColumns(options: TeamColumnOptions): Column<TeamRow>[] {
  const { onPortalAccess, mayChangePortalAccess = () => true } = options;
  const shared = sharedColumns<TeamRow>({
    ...options,
    headings,
    lastActive: { id: 'lastActive', header: headings.lastActive, sortField: 'activityAt' },
    isEnabled: (row) => !row.isDisabled,
  });
  return availableColumns([
    shared.name,
    shared.email,
    { id: 'roles', header: headings.roles, text: ({ userRoles }) => roleNames(userRoles), width: 130 },
    {
      id: 'portalAccess',
      header: headings.portalAccess,
      sortField: 'portalAccess',
      isAvailable: options.isPortalAccessShown === true,
      text: (row) => teamTexts.portalAccess[row.portalAccess],
      ...(onPortalAccess && {
        cell: (row) =>
          row.portalAccess === 'invited' || !mayChangePortalAccess(row) ? (
            teamTexts.portalAccess[row.portalAccess]
          ) : (
            <EnabledSwitch
              label={`${headings.portalAccess}: ${displayNameOf(row)}`}
              isEnabled={row.portalAccess === 'active'}
              onChange={(isEnabled) => onPortalAccess(row, isEnabled)}
            />
          ),
      }),
      width: 140,
    },
    shared.enabled,
    // An invited user has not been active; the stored time is that of the invitation.
    { ...shared.lastActive, text: (row) => (row.portalAccess === 'invited' ? '' : shared.lastActive.text(row)) },
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
