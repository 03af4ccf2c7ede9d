import { buildProfile } from '@portal/domain/profiles/build-profile';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { sampleInput } from '@portal/domain/templates/sample-input';
import { templateTexts } from '@portal/domain/texts/templates';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { ProfileView } from '../../../components/profile/profile-view';
import { RowsLoading } from '../../../components/ui/states';
import { sampleSubject, usePreviewData } from '../data/use-preview-data';
import classes from './template-editor.module.css';

interface Props {
  organizationId: string;
  side: TemplateSide;
  template: ProfileTemplate;
}

/** The template filled with the data of a candidate or job, the latest one at first, as recruiters see it. */
export function TemplatePreview({ organizationId, side, template }: Props) {
  const { status, subjects, chosen, choose, input } = usePreviewData(organizationId, side);
  const shown = useDeferredValue(template);
  const profile = useMemo(
    () => shownProfile(buildProfile(shown, input ?? sampleInput, null), { isRecruiter: true }),
    [shown, input],
  );
  const sample = side === 'job' ? templateTexts.sampleJob : templateTexts.sampleCandidate;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={templateTexts.previewOf}
        value={chosen}
        data={[...subjects.map(({ key, label }) => ({ value: key, label })), { value: sampleSubject, label: sample }]}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
      />
      {status === 'failed' && (
        <Text size="xs" c="dimmed" role="status">
          {templateTexts.previewFailed}
        </Text>
      )}
      {status === 'loading' ? (
        <RowsLoading rows={6} />
      ) : (
        <div
          className={classes.preview}
          data-two={profile.secondColumn.length > 0 || undefined}
          role="region"
          aria-label={templateTexts.preview}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
          tabIndex={0}
        >
          <ProfileView profile={profile} />
        </div>
      )}
    </Stack>
  );
}
