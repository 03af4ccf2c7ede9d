import { buildProfile } from '@portal/domain/profiles/build-profile';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { sampleInput } from '@portal/domain/templates/sample-input';
import { templateTexts } from '@portal/domain/texts/templates';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { FormattedText } from '../../../components/editor/formatted-text';
import classes from './template-editor.module.css';

/** The template filled with the data of a sample candidate, as recruiters see it. */
export function TemplatePreview({ template }: { template: ProfileTemplate }) {
  const shown = useDeferredValue(template);
  const profile = useMemo(() => shownProfile(buildProfile(shown, sampleInput, null), { isRecruiter: true }), [shown]);
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        {templateTexts.previewHint}
      </Text>
      <div className={classes.preview}>
        <FormattedText html={profile.headerContent} />
        {[...profile.sections, ...profile.secondColumn].map(({ key, title, content, badges }) => (
          <section key={key} aria-label={title}>
            <Title order={3} mt="md" mb={4}>
              {title}
            </Title>
            <FormattedText html={content} />
            <Group gap={4}>
              {badges.map((badge) => (
                <Badge key={badge} variant="light" tt="none">
                  {badge}
                </Badge>
              ))}
            </Group>
          </section>
        ))}
        <FormattedText html={profile.footerContent} />
      </div>
    </Stack>
  );
}
