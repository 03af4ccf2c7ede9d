import { optionsOf } from '@portal/domain/ats/entity-metadata';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { SettingTab, SettingWriter } from '@portal/domain/fields/meta';
import { changedSettings, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { preselectedSubjects, withPreselected } from '@portal/domain/organizations/preselected-settings';
import { notificationFallbacks } from '@portal/domain/organizations/notification-fallbacks';
import { overwrittenBy, type SettingValues } from '@portal/domain/organizations/setting-change';
import { withValueAt } from '@portal/domain/fields/value-at';
import { settings, settingsByPath, settingsSchema, type Setting } from '@portal/domain/organizations/settings';
import { settingsPageTexts, settingsTexts } from '@portal/domain/texts/settings';
import { failureTexts } from '@portal/domain/texts/states';
import { organizationTexts } from '@portal/domain/texts/team';
import { Group, Paper, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { brandOfOrganization } from '@portal/domain/brands/resolve-brand';
import { DescribedContext, type Described } from '../../../components/described/described-context';
import { DescribedSections } from '../../../components/described/described-sections';
import { EditBases } from '../../../components/form/edit-bases';
import { Form } from '../../../components/form/form';
import { InvalidNotice } from '../../../components/form/invalid-notice';
import { SubmitButton } from '../../../components/form/submit-button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useWork } from '../../../components/ui/use-work';
import { useData } from '../../../firebase/data-provider';
import { isDenied } from '../../../firebase/session-end';
import { uploadLogo } from '../../../firebase/upload-logo';
import { useSignedIn } from '../../../session/session-context';
import { ChangedValues } from '../history/changed-values';
import { saveSettings, SettingsChanged } from './save-settings';
import { useSettingsProof } from './use-settings-proof';
import { useAtsFields } from './use-ats-fields';
import classes from './settings.module.css';

/** Lists that also offer the statuses of the ATS. */
const statusLists = new Set([
  'integration.bullhorn.recruitingActivityFilteredStatuses',
  'integration.bullhorn.bhStatuses',
]);

interface Props {
  tab: SettingTab;
  organization: OrganizationWithoutBrands;
  /** The sections that are shown of the tab; all when absent. */
  sections?: readonly string[] | undefined;
}

/** The form of a tab. It saves only what was changed, so that two admins do not undo each other's changes. */
export function SettingsForm({ tab, organization, sections }: Props) {
  const { firestore, storage } = useData();
  const { user } = useSignedIn();
  const saving = useSave();
  const writer: SettingWriter = user.userRoles.superAdmin ? 'superAdmin' : 'admin';
  const schema = useMemo(() => settingsSchema(tab, writer, preselectedSubjects), [tab, writer]);
  const submission = useAtsFields(organization.id, 'JobSubmission', tab === 'integration');
  const candidate = useAtsFields(organization.id, 'Candidate', tab === 'integration' || tab === 'skills');
  const described = useMemo<Described>(
    () => ({
      fields: settingsByPath,
      stored: organization,
      writer,
      inherited: null,
      candidateFields: candidate?.fields ?? [],
      theme: projectTheme(organization, brandOfOrganization(organization)),
      uploadImage: (file, onProgress) => uploadLogo(storage, { kind: 'organization', uid: user.id }, file, onProgress),
    }),
    [organization, writer, candidate, storage, user.id],
  );
  const fields = useMemo(() => {
    const statuses = optionsOf(submission, 'status');
    return settings
      .filter((setting) => setting.tab === tab && (sections?.includes(setting.section) ?? true))
      .map((setting) => (statusLists.has(setting.path) ? withOptions(setting, statuses) : setting))
      .map((setting) => (preselectedSubjects.has(setting.path) ? { ...setting, isRequired: true } : setting));
  }, [tab, submission, sections]);
  const content = useMemo(() => <DescribedSections fields={fields} notes={notificationFallbacks} hasIndex />, [fields]);
  const paths = useMemo(() => fields.map(({ path }) => path), [fields]);
  const [bases] = useState(() => new Map<string, unknown>());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isBusy, work } = useWork();
  const withProof = useSettingsProof();
  /** @param theirs what others stored, which the user has seen and overwrites. */
  const save = async (changes: SettingValues, theirs: SettingValues = {}) => {
    const seen = Object.entries(theirs).reduce<Record<string, unknown>>(
      (known, [path, value]) => withValueAt(known, path, value),
      organization,
    );
    try {
      await saving.run(() =>
        withProof(changes, () => saveSettings(firestore, { ...seen, id: organization.id }, changes, user)),
      );
      for (const [path, value] of Object.entries(changes)) bases.set(path, value);
      notifications.show({ color: 'green', message: organizationTexts.profileUpdated });
      setConflict(null);
    } catch (error) {
      if (error instanceof SettingsChanged) {
        setConflict({ changes, theirs: { ...theirs, ...error.theirs } });
        return;
      }
      setConflict(null);
      notifications.show({ color: 'red', message: reasonOf(error) });
    }
  };
  const initialValues = schema.cast(withPreselected(organization), { assert: false }) as Record<string, unknown>;
  return (
    <Paper p={20}>
      <DescribedContext value={described}>
        <Form
          label={settingsTexts[tab]}
          initialValues={initialValues}
          schema={schema}
          followsStored
          validatesOnChange
          onSubmit={async (values) => {
            const changes = changedSettings(organization, schema.cast(values));
            const theirs = overwrittenBy(changes, bases, initialValues);
            if (Object.keys(theirs).length > 0) setConflict({ changes, theirs });
            else await save(changes);
          }}
        >
          {content}
          <EditBases paths={paths} bases={bases} />
          <InvalidNotice />
          <Group className={classes.foot}>
            <SubmitButton requireChange>{settingsPageTexts.save}</SubmitButton>
            <UnsavedNotice isShown={saving.isLate} />
          </Group>
        </Form>
        {conflict && (
          <ConfirmDialog
            title={settingsPageTexts.overwrites}
            consequence={<Overwritten {...conflict} />}
            confirm={settingsPageTexts.overwrite}
            isBusy={isBusy}
            onClose={() => {
              setConflict(null);
            }}
            onConfirm={() => {
              work(() => save(conflict.changes, conflict.theirs));
            }}
          />
        )}
      </DescribedContext>
    </Paper>
  );
}

/** Why a tab was not saved. */
function reasonOf(error: unknown): string {
  if (error instanceof PortalError) return error.userMessage;
  return error instanceof Error && isDenied(error) ? settingsPageTexts.refused : failureTexts.unexpected;
}

/** A save, and what others stored while it was edited here. */
interface Conflict {
  changes: SettingValues;
  theirs: SettingValues;
}

/** What a save makes of what others stored. */
function Overwritten({ theirs, changes }: Conflict) {
  const mine = Object.fromEntries(Object.keys(theirs).map((path) => [path, changes[path]]));
  return (
    <Stack gap="xs">
      {settingsPageTexts.overwritten}
      <ChangedValues before={theirs} after={mine} />
    </Stack>
  );
}

function withOptions(setting: Setting, added: Setting['options']): Setting {
  const known = new Set(setting.options.map(({ value }) => value));
  return { ...setting, options: [...setting.options, ...added.filter(({ value }) => !known.has(value))] };
}
