import { mayWriteAiTexts } from '@portal/domain/profiles/may-write-ai-texts';
import { sideOf, type ProfileOwner, type ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { Paper, Stack } from '@mantine/core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ProfileView } from '../../../components/profile/profile-view';
import { useOrganization } from '../../../session/session-context';
import type { LoadProfileFile } from '../../../components/profile/use-profile-file';
import { loadProfileFile } from '../data/load-file';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';
import { SectionEditor } from '../editor/section-editor';
import type { SectionChange } from '../editor/use-section-draft';
import { SectionFiles } from '../files/section-files';
import classes from './profiles.module.css';

interface Props {
  owner: ProfileOwner;
  kind: ProfileOwnerKind;
  calls: ProfileCalls;
  profile: OwnedProfile;
  isEditing: boolean;
  nameOf: (uid: string) => string;
  document: ReactNode;
  refusesAiTexts: boolean;
}

/** A profile as recruiters see it, or its sections to edit. */
export function ProfileDocument({ owner, kind, calls, profile, isEditing, nameOf, document, refusesAiTexts }: Props) {
  const organization = useOrganization();
  const { hideContactInformation, colors } = organization;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { built, id: profileId } = profile;
  const shown = useMemo(
    () => shownProfile(built, { isRecruiter: true, hidesContact: hideContactInformation }),
    [built, hideContactInformation],
  );
  const loadFile = useCallback<LoadProfileFile>(
    (file, signal) => loadProfileFile(calls, profileId, file, signal),
    [calls, profileId],
  );
  if (!isEditing) {
    return (
      <Paper p="lg">
        <ProfileView
          profile={shown}
          colors={{ skills: colors.skillsColor }}
          side={sideOf(kind)}
          loadFile={loadFile}
          renderContent={({ kind: filledBy, content: text, files }, content) =>
            filledBy === 'resume' && text === '' && files.length === 0 ? document : content
          }
        />
      </Paper>
    );
  }
  const save = async (change: SectionChange) => {
    const { conflicts } = await calls.save({ profileId, name: '', changes: [change] });
    return conflicts.find(({ key }) => key === change.key) ?? null;
  };
  const editorOf = (section: ProfileSection) => (
    <SectionEditor
      key={section.key}
      section={section}
      ownerKind={kind}
      hasAi={mayWriteAiTexts(organization, { refusesAiTexts })}
      generate={calls.generate}
      save={save}
      nameOf={nameOf}
      isOpen={openKey === section.key}
      onOpen={() => {
        setOpenKey(section.key);
      }}
      files={
        (section.isFile || (section.isResume && kind === 'candidate')) && (
          <SectionFiles owner={owner} profileId={profileId} section={section} calls={calls} />
        )
      }
    />
  );
  return (
    <div className={classes.columns}>
      <Stack gap="sm">{built.completedProfile.map(editorOf)}</Stack>
      {built.secondColumn.length > 0 && <Stack gap="sm">{built.secondColumn.map(editorOf)}</Stack>}
    </div>
  );
}
