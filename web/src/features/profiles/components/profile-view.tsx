import type { ShownProfile, ShownSection } from '@portal/domain/profiles/shown-profile';
import { Badge, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedText } from '../../../components/editor/formatted-text';

/** Placeholder until the shared renderer. */
export function ProfileView({ profile, document }: { profile: ShownProfile; document: ReactNode }) {
  const section = ({ key, title, kind, content, badges }: ShownSection) => (
    <section key={key} aria-label={title}>
      <Title order={3}>{title}</Title>
      <FormattedText html={content} />
      <Group gap={4}>
        {badges.map((badge) => (
          <Badge key={badge} variant="light" tt="none">
            {badge}
          </Badge>
        ))}
      </Group>
      {kind === 'resume' && content === '' && document}
    </section>
  );
  return (
    <div>
      <FormattedText html={profile.headerContent} />
      {profile.sections.map(section)}
      {profile.secondColumn.map(section)}
      <FormattedText html={profile.footerContent} />
    </div>
  );
}
