import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import { auditTexts } from '@portal/domain/texts/audit';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { templateSides, type TemplateSide } from '@portal/domain/templates/choose-template';
import { settingSectionTexts, settingsTexts } from '@portal/domain/texts/settings';
import { Box, Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { IconKey, IconListDetails, IconWebhook } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { RowsLoading } from '../../../components/ui/states';
import { useShownTab } from '../../../components/ui/use-shown-tab';
import { useLeavePage } from '../../../components/ui/unsaved-guard';
import { useSignedIn } from '../../../session/session-context';
import classes from './settings.module.css';
import { SettingSearch } from './setting-search';
import { SettingsForm } from './settings-form';
import { settingsTabs, tabNamed, tabsOf, type SettingsTabName } from './tabs';
import { UnsentMails } from './unsent-mails';
import { useShownSetting } from './use-shown-setting';

const SettingHistory = lazy(async () => ({ default: (await import('../history/setting-history')).SettingHistory }));
const SettingTransfer = lazy(async () => ({ default: (await import('../transfer/setting-transfer')).SettingTransfer }));

/** The settings that belong to each list of templates. */
const templateSections: Readonly<Record<TemplateSide, readonly string[]>> = {
  core: [],
  marketing: [settingSectionTexts.candidateCard],
  job: [settingSectionTexts.jobCard, settingSectionTexts.jobCardPrefixes],
};

interface Props {
  organization: OrganizationWithoutBrands;
  auditHref: string;
  webhooksHref: string;
  apiKeysHref: string;
  /** What other features show in tabs. */
  users: ReactNode;
  brands: ReactNode;
  profiles: ReactNode;
  privacy: ReactNode;
  singleSignOn: ReactNode;
  integration?: ReactNode;
}

/** The settings of an organization in their tabs; `selectedTab` in the URL names the open one. */
export function OrganizationSettings({ organization, auditHref, webhooksHref, apiKeysHref, ...parts }: Props) {
  const [params, setParams] = useSearchParams();
  const leave = useLeavePage();
  const isSuperAdmin = useSignedIn().user.userRoles.superAdmin;
  useShownSetting(params.get('setting'));
  const names = tabsOf(organization);
  const open = tabNamed(names, params.get('selectedTab'));
  const tabList = useShownTab(open);
  const side = templateSides.find((each) => each === params.get('side')) ?? 'core';
  const sectionsOf = (name: SettingsTabName) => (name === 'profiles' ? templateSections[side] : undefined);
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
          <Button component={Link} to={apiKeysHref} variant="default" leftSection={<IconKey size={16} aria-hidden />}>
            {apiKeyTexts.title}
          </Button>
          <Button
            component={Link}
            to={auditHref}
            variant="default"
            leftSection={<IconListDetails size={16} aria-hidden />}
          >
            {auditTexts.open}
          </Button>
          <Suspense fallback={null}>
            <SettingHistory organization={organization} />
            {isSuperAdmin && <SettingTransfer organization={organization} />}
          </Suspense>
          <SettingSearch
            organization={organization}
            onFound={({ tab, path, section }) => {
              const go = () => {
                const list = templateSides.find((each) => templateSections[each].includes(section));
                const where = { selectedTab: settingsTabs[tab].label, setting: path, ...(list && { side: list }) };
                setParams(where, { replace: true });
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
        <Tabs.List ref={tabList} mb="md" className={classes.tabs}>
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
                {name === 'privacy' && <Box mb="md">{parts.privacy}</Box>}
                {fields ? (
                  // What was changed on another list of templates stays in the form.
                  <div hidden={sectionsOf(name)?.length === 0}>
                    <SettingsForm
                      key={organization.id}
                      tab={fields}
                      organization={organization}
                      sections={sectionsOf(name)}
                    />
                  </div>
                ) : (
                  content[name]
                )}
                {name === 'security' && <Box mt="md">{parts.singleSignOn}</Box>}
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Stack>
  );
}
