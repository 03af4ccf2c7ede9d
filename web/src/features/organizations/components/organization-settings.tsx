import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Stack, Tabs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { GeneralSettings } from './general-settings';

interface Props {
  organization: OrganizationWithoutBrands;
  /** What the tab Users shows. */
  users: ReactNode;
}

const tabs = [settingsTexts.general, settingsTexts.users] as const;

/** The settings of an organization in their tabs; `selectedTab` in the URL names the open one. */
export function OrganizationSettings({ organization, users }: Props) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('selectedTab');
  return (
    <Stack>
      <Title order={1}>{settingsTexts.title}</Title>
      <Tabs
        value={tabs.find((tab) => tab === asked) ?? settingsTexts.general}
        onChange={(tab) => {
          setParams(tab ? { selectedTab: tab } : {}, { replace: true });
        }}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={settingsTexts.general} maw={880}>
          <GeneralSettings organization={organization} />
        </Tabs.Panel>
        <Tabs.Panel value={settingsTexts.users}>{users}</Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
