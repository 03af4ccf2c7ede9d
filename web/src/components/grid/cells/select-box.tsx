import { Checkbox } from '@mantine/core';

/** Which rows of a table are chosen for something that follows. */
export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** The box that chooses a row. */
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
