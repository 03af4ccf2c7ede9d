import { tableTexts } from '@portal/domain/texts/tables';
import { Button } from '@mantine/core';
import { Link } from 'react-router';

/** The button that opens a row. */
export function ViewButton({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="default" size="compact-sm" aria-label={label}>
      {tableTexts.view}
    </Button>
  );
}
