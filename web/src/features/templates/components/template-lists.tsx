import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { isFeatureOn } from '@portal/domain/fields/feature-flag';
import { defaultTemplateSetting, type ProfileSide } from '@portal/domain/templates/choose-template';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useTemplates } from '../data/use-templates';
import { TemplateList } from './template-list';

interface Props {
  organization: OrganizationWithoutBrands;
  /** URL of the editor: of a new template, or of one. */
  hrefOf: (templateId: string | null, side: ProfileSide) => string;
  /** Stores the default template of a side; `''` is the built-in one. */
  saveDefault: (setting: (typeof defaultTemplateSetting)[ProfileSide], templateId: string) => Promise<void>;
  /** More of the Skill Marketing tab, below its templates. */
  marketingExtras?: ReactNode;
}

const sides: readonly { side: ProfileSide; label: string }[] = [
  { side: 'core', label: settingsTexts.submissionPlatform },
  { side: 'marketing', label: settingsTexts.skillMarketing },
];

/** The profile templates of both sides of the product; `side` in the URL names the open one. */
export function TemplateLists({ organization, hrefOf, saveDefault, marketingExtras }: Props) {
  const templates = useTemplates(organization.id);
  const [params, setParams] = useSearchParams();
  const { skillsMarketing } = organization.productFeature;
  const shown = isFeatureOn(skillsMarketing.enable, true) ? sides : sides.filter(({ side }) => side === 'core');
  const open = shown.find(({ side }) => side === params.get('side'))?.side ?? 'core';
  return (
    <Tabs
      variant="pills"
      value={open}
      keepMounted={false}
      onChange={(side) => {
        const next = new URLSearchParams(params);
        next.set('side', side ?? 'core');
        setParams(next, { replace: true });
      }}
    >
      <Tabs.List mb="md">
        {shown.map(({ side, label }) => (
          <Tabs.Tab key={side} value={side}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(({ side }) => (
        <Tabs.Panel key={side} value={side}>
          {templates.status === 'loading' && <RowsLoading rows={3} height={64} />}
          {templates.status === 'error' && <LoadFailed onRetry={templates.retry} />}
          {templates.status === 'success' && (
            <Stack gap="lg">
              <TemplateList
                organizationId={organization.id}
                side={side}
                templates={templates.data.filter(({ isCore }) => isCore === (side === 'core'))}
                defaultId={skillsMarketing[defaultTemplateSetting[side]]}
                hrefOf={(templateId) => hrefOf(templateId, side)}
                saveDefault={(templateId) => saveDefault(defaultTemplateSetting[side], templateId)}
              />
              {side === 'marketing' && marketingExtras}
            </Stack>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
