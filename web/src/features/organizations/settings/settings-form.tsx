import { optionsOf } from '@portal/domain/ats/entity-metadata';
import type { SettingTab, SettingWriter } from '@portal/domain/fields/meta';
import { changedSettings, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { preselectedSubjects, withPreselected } from '@portal/domain/organizations/preselected-settings';
import { settings, settingsByPath, settingsSchema, type Setting } from '@portal/domain/organizations/settings';
import { settingsPageTexts, settingsTexts } from '@portal/domain/texts/settings';
import { failureTexts } from '@portal/domain/texts/states';
import { organizationTexts } from '@portal/domain/texts/team';
import { Group, Paper } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { DescribedContext, type Described } from '../../../components/described/described-context';
import { DescribedSections } from '../../../components/described/described-sections';
import { Form } from '../../../components/form/form';
import { InvalidNotice } from '../../../components/form/invalid-notice';
import { SubmitButton } from '../../../components/form/submit-button';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useData } from '../../../firebase/data-provider';
import { isDenied } from '../../../firebase/session-end';
import { uploadLogo } from '../../../firebase/upload-logo';
import { useSignedIn } from '../../../session/session-context';
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
  return (
    <Paper p={20}>
      <DescribedContext value={described}>
        <Form
          label={settingsTexts[tab]}
          initialValues={schema.cast(withPreselected(organization), { assert: false })}
          schema={schema}
          followsStored
          validatesOnChange
          onSubmit={async (values) => {
            try {
              const changes = changedSettings(organization, schema.cast(values));
              await saving.run(() => saveSettings(firestore, organization, changes, user));
              notifications.show({ color: 'green', message: organizationTexts.profileUpdated });
            } catch (error) {
              const message =
                error instanceof Error && isDenied(error) ? settingsPageTexts.refused : failureTexts.unexpected;
              notifications.show({ color: 'red', message });
            }
          }}
        >
          {content}
          <InvalidNotice />
          <Group className={classes.foot}>
            <SubmitButton requireChange>{settingsPageTexts.save}</SubmitButton>
            <UnsavedNotice isShown={saving.isLate} />
          </Group>
        </Form>
      </DescribedContext>
    </Paper>
  );
}

function withOptions(setting: Setting, added: Setting['options']): Setting {
  const known = new Set(setting.options.map(({ value }) => value));
  return { ...setting, options: [...setting.options, ...added.filter(({ value }) => !known.has(value))] };
}
