import { buildProfile } from '@portal/domain/profiles/build-profile';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { sampleInput } from '@portal/domain/templates/sample-input';
import { templateTexts } from '@portal/domain/texts/templates';
import { Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { ProfileView } from '../../../components/profile/profile-view';
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className={classes.preview} role="region" aria-label={templateTexts.preview} tabIndex={0}>
        <ProfileView profile={profile} />
      </div>
    </Stack>
  );
}
