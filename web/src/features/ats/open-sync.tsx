import { atsTexts } from '@portal/domain/texts/ats';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';

/** The way from the settings to the sync page. */
export function OpenSync({ href }: { href: string }) {
  return (
    <Button component={Link} to={href} variant="default" mb="md" leftSection={<IconRefresh size={16} aria-hidden />}>
      {atsTexts.openSync}
    </Button>
  );
}
