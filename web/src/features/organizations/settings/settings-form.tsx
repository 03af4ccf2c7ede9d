import { optionsOf } from '@portal/domain/ats/entity-metadata';
import type { SettingTab, SettingWriter } from '@portal/domain/fields/meta';
import { changedSettings, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { preselectedSubjects, withPreselected } from '@portal/domain/organizations/preselected-settings';
import { overwrittenBy, type SettingValues } from '@portal/domain/organizations/setting-change';
import { settings, settingsByPath, settingsSchema, type Setting } from '@portal/domain/organizations/settings';
import { settingsPageTexts, settingsTexts } from '@portal/domain/texts/settings';
import { failureTexts } from '@portal/domain/texts/states';
import { organizationTexts } from '@portal/domain/texts/team';
import { Group, Paper, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
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
import { saveSettings } from './save-settings';
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
}

/** The form of a tab. It saves only what was changed, so that two admins do not undo each other's changes. */
export function SettingsForm({ tab, organization }: Props) {
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
      uploadImage: (file, onProgress) => uploadLogo(storage, { kind: 'organization', uid: user.id }, file, onProgress),
    }),
    [organization, writer, candidate, storage, user.id],
  );
  const fields = useMemo(() => {
    const statuses = optionsOf(submission, 'status');
    return settings
      .filter((setting) => setting.tab === tab)
      .map((setting) => (statusLists.has(setting.path) ? withOptions(setting, statuses) : setting))
      .map((setting) => (preselectedSubjects.has(setting.path) ? { ...setting, isRequired: true } : setting));
  }, [tab, submission]);
  const content = useMemo(() => <DescribedSections fields={fields} />, [fields]);
  const paths = useMemo(() => fields.map(({ path }) => path), [fields]);
  const [bases] = useState(() => new Map<string, unknown>());
  const [conflict, setConflict] = useState<SettingValues | null>(null);
  const { isBusy, work } = useWork();
  const save = async (changes: SettingValues) => {
    try {
      await saving.run(() => saveSettings(firestore, organization, changes, user));
      for (const [path, value] of Object.entries(changes)) bases.set(path, value);
      notifications.show({ color: 'green', message: organizationTexts.profileUpdated });
    } catch (error) {
      const message = error instanceof Error && isDenied(error) ? settingsPageTexts.refused : failureTexts.unexpected;
      notifications.show({ color: 'red', message });
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
            if (Object.keys(overwrittenBy(changes, bases, initialValues)).length > 0) setConflict(changes);
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
            consequence={<Overwritten theirs={overwrittenBy(conflict, bases, initialValues)} changes={conflict} />}
            confirm={settingsPageTexts.overwrite}
            isBusy={isBusy}
            onClose={() => {
              setConflict(null);
            }}
            onConfirm={() => {
              work(() =>
                save(conflict).finally(() => {
                  setConflict(null);
                }),
              );
            }}
          />
        )}
      </DescribedContext>
    </Paper>
  );
}

/** What others stored while it was edited here, and what a save makes of it. */
function Overwritten({ theirs, changes }: { theirs: SettingValues; changes: SettingValues }) {
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
