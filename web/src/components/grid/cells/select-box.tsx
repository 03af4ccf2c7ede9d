import { Checkbox } from '@mantine/core';

/** The selected rows of a table. */
export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** The checkbox that selects a row. */
export function SelectBox({ id, label, selection }: { id: string; label: string; selection: Selection }) {
  return (
    <Checkbox
      size="sm"
      aria-label={label}
      checked={selection.has(id)}
      onChange={() => {
        selection.toggle(id);
      }}
    />
  );
}
