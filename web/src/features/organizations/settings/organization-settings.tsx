import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { RowsLoading } from '../../../components/ui/states';
import { useLeavePage } from '../../../components/ui/unsaved-guard';
import { useSignedIn } from '../../../session/session-context';
import classes from './settings.module.css';
import { SettingSearch } from './setting-search';
import { SettingsForm } from './settings-form';
import { settingsTabs, tabNamed, tabsOf } from './tabs';
import { UnsentMails } from './unsent-mails';
import { useShownSetting } from './use-shown-setting';

const SettingHistory = lazy(async () => ({ default: (await import('../history/setting-history')).SettingHistory }));
const SettingTransfer = lazy(async () => ({ default: (await import('../transfer/setting-transfer')).SettingTransfer }));

interface Props {
  organization: OrganizationWithoutBrands;
  webhooksHref: string;
  /** What other features show in tabs. */
  users: ReactNode;
  brands: ReactNode;
  profiles: ReactNode;
  integration?: ReactNode;
}

/** The settings of an organization in their tabs; `selectedTab` in the URL names the open one. */
export function OrganizationSettings({ organization, webhooksHref, ...parts }: Props) {
  const [params, setParams] = useSearchParams();
  const leave = useLeavePage();
  const isSuperAdmin = useSignedIn().user.userRoles.superAdmin;
  useShownSetting(params.get('setting'));
  const names = tabsOf(organization);
  const open = tabNamed(names, params.get('selectedTab'));
  const content: Partial<Record<keyof typeof settingsTabs, ReactNode>> = {
    brands: parts.brands,
    users: parts.users,
  };
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{settingsTexts.title}</Title>
        <Group gap="xs">
          <Button
            component={Link}
            to={webhooksHref}
            variant="default"
            leftSection={<IconWebhook size={16} aria-hidden />}
          >
            {settingsTexts.webhooks}
          </Button>
          <Suspense fallback={null}>
            <SettingHistory organization={organization} />
            {isSuperAdmin && <SettingTransfer organization={organization} />}
          </Suspense>
          <SettingSearch
            organization={organization}
            onFound={({ tab, path }) => {
              const go = () => {
                setParams({ selectedTab: settingsTabs[tab].label, setting: path }, { replace: true });
              };
              if (tab === open) go();
              else leave(go);
            }}
          />
        </Group>
      </Group>
      <Tabs
        value={open}
        onChange={(next) => {
          const name = names.find((each) => each === next);
          if (!name || name === open) return;
          leave(() => {
            setParams({ selectedTab: settingsTabs[name].label }, { replace: true });
          });
        }}
        keepMounted={false}
      >
        <Tabs.List mb="md" className={classes.tabs}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {settingsTabs[name].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const { fields, isWide } = settingsTabs[name];
          return (
            <Tabs.Panel key={name} value={name} maw={isWide ? undefined : 960}>
              <Suspense fallback={<RowsLoading rows={6} />}>
                {name === 'notifications' && <UnsentMails organizationId={organization.id} />}
                {name === 'profiles' && parts.profiles}
                {name === 'integration' && parts.integration}
                {fields ? (
                  <SettingsForm key={organization.id} tab={fields} organization={organization} />
                ) : (
                  content[name]
                )}
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Stack>
  );
}
