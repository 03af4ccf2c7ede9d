import { isFieldShown } from '@portal/domain/fields/describe';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settings, settingsByPath, type Setting } from '@portal/domain/organizations/settings';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSignedIn } from '../../../session/session-context';
import { settingsTabs } from './tabs';

interface Props {
  organization: OrganizationWithoutBrands;
  onFound: (setting: Setting) => void;
}

/** Finds a setting of any tab by its words, its heading or its help. */
export function SettingSearch({ organization, onFound }: Props) {
  const isSuperAdmin = useSignedIn().user.userRoles.superAdmin;
  const choices = useMemo(
    () =>
      settings
        .filter(
          (setting) =>
            setting.input !== 'elsewhere' &&
            (isSuperAdmin || setting.writer === 'admin' || setting.isShownToAdmins) &&
            isFieldShown(setting, settingsByPath, organization),
        )
        .map(({ path, tab, section, label }) => ({
          value: path,
          label: [settingsTabs[tab].label, section, label].join(' › '),
        })),
    [organization, isSuperAdmin],
  );
  return (
    <Select
      aria-label={settingsPageTexts.search}
      placeholder={settingsPageTexts.search}
      leftSection={<IconSearch size={16} aria-hidden />}
      w={{ base: '100%', sm: 340 }}
      data={choices}
      value={null}
      searchable
      limit={30}
      nothingFoundMessage={settingsPageTexts.noMatch}
      onChange={(path) => {
        const setting = path === null ? undefined : settingsByPath.get(path);
        if (setting) onFound(setting);
      }}
    />
  );
}
