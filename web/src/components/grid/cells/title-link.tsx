import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { MatchText } from './match-text';

/** The name of a row as a link to its page. */
export function TitleLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} fw={500} display="block" truncate title={children}>
      <MatchText>{children}</MatchText>
    </Anchor>
  );
}
