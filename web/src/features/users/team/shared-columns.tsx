import { tableTexts } from '@portal/domain/texts/tables';
import type { Timestamp } from '@portal/domain/fields/time';
import { BrandSelect } from '../../../components/grid/cells/brand-select';
import { EnabledSwitch } from '../../../components/grid/cells/enabled-switch';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { formatDayAndTime } from '../../../components/ui/format';
import type { BrandChoice } from './ats-user-row';

/** The fields that the rows of both team tables share. */
interface SharedRow {
  displayName: string;
  email: string;
  isVerified: boolean;
  activityAt?: Timestamp | null | undefined;
}

/** A row's name for screen readers. */
export function displayNameOf(row: Pick<SharedRow, 'displayName' | 'email'>): string {
  return row.displayName || row.email;
}

interface Options<Row> {
  headings: Record<'name' | 'email' | 'enabled' | 'viewProfile', string>;
  lastActive: Pick<Column<Row>, 'id' | 'header' | 'sortField'>;
  isSuperAdmin: boolean;
  isEnabled: (row: Row) => boolean;
  /** Left out for those who may not, or not for this row. */
  onEnable?: ((row: Row, isEnabled: boolean) => Promise<void>) | undefined;
  mayEnable?: (row: Row) => boolean;
  profileHref: (row: Row) => string;
}

/** The columns that the tables of portal users and of ATS users share. */
export function sharedColumns<Row extends SharedRow>({
  headings,
  lastActive,
  isSuperAdmin,
  isEnabled,
  onEnable,
  mayEnable = () => true,
  profileHref,
}: Options<Row>) {
  const enabledText = (row: Row) => (isEnabled(row) ? tableTexts.enabled : tableTexts.disabled);
  return {
    name: {
      id: 'name',
      header: headings.name,
      sortField: 'displayName',
      text: (row) => row.displayName,
      minWidth: 160,
      card: 'title',
    },
    email: { id: 'email', header: headings.email, sortField: 'email', text: (row) => row.email, minWidth: 200 },
    enabled: {
      id: 'enabled',
      header: headings.enabled,
      sortField: 'bhAuth',
      text: enabledText,
      cell: (row) => (
        <EnabledSwitch
          label={`${headings.enabled}: ${displayNameOf(row)}`}
          isEnabled={isEnabled(row)}
          {...(onEnable && mayEnable(row) ? { onChange: (enabled: boolean) => onEnable(row, enabled) } : {})}
        />
      ),
      width: 140,
    },
    // The last activity, or the status without one.
    lastActive: { ...lastActive, text: (row) => formatDayAndTime(row.activityAt) || enabledText(row), width: 170 },
    view: {
      id: 'view',
      header: headings.viewProfile,
      isAvailable: isSuperAdmin,
      text: () => headings.viewProfile,
      cell: (row) =>
        row.isVerified && <ViewButton to={profileHref(row)} label={`${headings.viewProfile}: ${displayNameOf(row)}`} />,
      width: 120,
      isAction: true,
    },
  } satisfies Record<string, Column<Row>>;
}

/** A column in which a brand is chosen. */
export function brandColumn<Row extends SharedRow>(options: {
  id: string;
  heading: string;
  brands: readonly BrandChoice[];
  valueOf: (row: Row) => string;
  onChange: ((row: Row, brand: string) => Promise<void>) | undefined;
}): Column<Row> {
  const { id, heading, brands, valueOf, onChange } = options;
  return {
    id,
    header: heading,
    text: (row) => brands.find(({ value }) => value === valueOf(row))?.label ?? valueOf(row),
    cell: (row) => (
      <BrandSelect
        label={`${heading}: ${displayNameOf(row)}`}
        brands={brands}
        value={valueOf(row)}
        {...(onChange ? { onChange: (brand: string) => onChange(row, brand) } : {})}
      />
    ),
    minWidth: 150,
  };
}
