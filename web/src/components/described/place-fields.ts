import type { DescribedField } from '@portal/domain/fields/describe';

type Placed = Pick<DescribedField, 'path' | 'kind' | 'input' | 'when'>;

/** A cell of a form's two columns: a field, with the fields below it that depend on it. */
export interface FieldCell<Field extends Placed> {
  fields: Field[];
  /** Over both columns. */
  isWide: boolean;
}

/** Kinds and inputs that need the whole width. */
const wide: ReadonlySet<string> = new Set(['longText', 'richText', 'table', 'map', 'accessCode', 'schedule']);

/**
 * The fields of a section in groups of cells, without holes: switches and other inputs do not share a row, because they are of
 * different height, and a field is below the switch that it depends on.
 */
export function placeFields<Field extends Placed>(fields: readonly Field[]): FieldCell<Field>[][] {
  const units: Field[][] = [];
  for (const field of fields) {
    const unit = units.find(([first]) => first && dependsOn(field, first));
    if (unit) unit.push(field);
    else units.push([field]);
  }
  const isSwitch = ([first]: Field[]) => first?.kind === 'switch' || first?.kind === 'flag';
  const changes = units.filter((unit, index) => index > 0 && isSwitch(unit) !== isSwitch(units[index - 1] ?? unit));
  const ordered =
    changes.length <= 1
      ? units
      : [...units.filter((unit) => !isSwitch(unit)), ...units.filter((unit) => isSwitch(unit))];
  const groups: Field[][][] = [];
  for (const unit of ordered) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isSwitch(last) === isSwitch(unit)) group.push(unit);
    else groups.push([unit]);
  }
  return groups.map(cellsOf);
}

function dependsOn(field: Placed, first: Placed): boolean {
  if (field.when === first.path) return first.kind === 'switch' || first.kind === 'flag';
  // Whether something is done, and how.
  return first.path.endsWith('.enabled') && parentOf(field.path) === parentOf(first.path);
}

/** A cell that would have an empty one next to it, above a wide cell or alone in its group, is wide itself. */
function cellsOf<Field extends Placed>(units: readonly Field[][]): FieldCell<Field>[] {
  const needsWidth = (unit: readonly Field[] | undefined) =>
    unit?.some(({ kind, input }) => wide.has(kind) || wide.has(input ?? '')) ?? false;
  let column = 0;
  return units.map((fields, index) => {
    const isAlone = units.length === 1 && fields.every(({ kind }) => kind !== 'switch' && kind !== 'flag');
    const isWide = needsWidth(fields) || isAlone || (column === 0 && needsWidth(units[index + 1]));
    column = isWide ? 0 : 1 - column;
    return { fields, isWide };
  });
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}
