import type { ProfileVersion } from '@portal/domain/contracts/profiles-api';
import type { BuiltProfile, ProfileSection } from '@portal/domain/profiles/built-profile';
import { sectionsOf } from '@portal/domain/profiles/profile-history';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { profilePanelTexts as texts } from '@portal/domain/texts/profiles';
import { Button, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ProfileView } from '../../../components/profile/profile-view';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useOrganization } from '../../../session/session-context';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';
import { linesThatDiffer, type DifferingLine } from './lines-that-differ';
import classes from './profiles.module.css';

interface Props {
  profile: OwnedProfile;
  version: ProfileVersion;
  calls: ProfileCalls;
  onBack: () => void;
  onRestored: () => void;
}

/** A version of a profile, what restoring it changes, and a button that restores it. */
export default function ShownVersion({ profile, version, calls, onBack, onRestored }: Props) {
  const { colors } = useOrganization();
  const [built, setBuilt] = useState<BuiltProfile | 'failed' | null>(null);
  const profileId = profile.id;
  const { revision, savedAt } = version;
  const load = useCallback(() => {
    calls.getVersion({ profileId, version: revision }).then(
      (answer) => {
        setBuilt(answer.built);
      },
      () => {
        setBuilt('failed');
      },
    );
  }, [calls, profileId, revision]);
  useEffect(load, [load]);
  const current = profile.built;
  const changes = useMemo(
    () => (built === null || built === 'failed' ? [] : changesBetween(current, built)),
    [current, built],
  );
  const time = formatMoment(savedAt);
  if (built === null) return <RowsLoading rows={4} />;
  if (built === 'failed') return <LoadFailed onRetry={load} />;
  return (
    <Stack gap="sm">
      <Text size="sm" fw={500}>
        {time}
      </Text>
      <Tabs defaultValue="changes" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="changes">{texts.versionChanges}</Tabs.Tab>
          <Tabs.Tab value="preview">{texts.versionPreview}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="changes">
          <Scrolling label={texts.versionChanges}>
            <Stack gap="sm">
              {changes.length === 0 && <Text size="sm">{texts.noVersionChanges}</Text>}
              {changes.map(({ key, title, lines }) => (
                <div key={key} role="group" aria-label={title}>
                  <Title order={3} size="h5" mb={4}>
                    {title}
                  </Title>
                  {lines.map(({ text, kind }, index) => (
                    <p key={index} className={classes.difference} data-kind={kind} dir="auto">
                      <span className={classes.differenceKind}>
                        {kind === 'added' ? texts.willBeAdded : texts.willBeRemoved}
                      </span>
                      {text}
                    </p>
                  ))}
                </div>
              ))}
            </Stack>
          </Scrolling>
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <Scrolling label={texts.versionPreview}>
            <Paper p="md">
              <ProfileView
                profile={shownProfile(built, { isRecruiter: true, hidesContact: false })}
                colors={{ skills: colors.skillsColor }}
                hasLandmarks={false}
              />
            </Paper>
          </Scrolling>
        </Tabs.Panel>
      </Tabs>
      <Group justify="space-between" gap="xs">
        <Button variant="default" onClick={onBack}>
          {texts.backToHistory}
        </Button>
        <BusyButton
          variant="filled"
          label={texts.restoreOf(time)}
          onClick={async () => {
            const isDone = await runWithNotice(() => calls.restore({ profileId, version: revision }), {
              done: texts.restored,
            });
            if (isDone) onRestored();
          }}
        >
          {texts.restore}
        </BusyButton>
      </Group>
    </Stack>
  );
}

/** A part of the dialog that scrolls and can be reached by keyboard. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
    <div className={classes.aiText} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The sections whose text restoring changes. */
function changesBetween(current: BuiltProfile, version: BuiltProfile) {
  const [now, then] = [sectionsOf(current), sectionsOf(version)];
  const all = [...then, ...now.filter(({ key }) => then.every((section) => section.key !== key))];
  const frame = (key: keyof typeof texts.frame, html: (built: BuiltProfile) => string) => ({
    key,
    title: texts.frame[key],
    lines: linesThatDiffer(html(current), html(version)),
  });
  const found: { key: string; title: string; lines: DifferingLine[] }[] = [
    frame('header', ({ headerContent }) => headerContent),
    ...all.map(({ key, title }) => ({
      key,
      title: title || key,
      lines: linesThatDiffer(textOf(now, key), textOf(then, key)),
    })),
    frame('footer', ({ footerContent }) => footerContent),
  ];
  return found.filter(({ lines }) => lines.length > 0);
}

/** The text of a section; a list of terms and files as lines. */
function textOf(sections: readonly ProfileSection[], sectionKey: string): string {
  const section = sections.find(({ key }) => key === sectionKey);
  if (!section) return '';
  const { content, badges, files } = section;
  return [content, ...badges, ...files.map(({ originalFilename }) => originalFilename)].join('<br>');
}
