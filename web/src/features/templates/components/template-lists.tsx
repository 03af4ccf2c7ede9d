import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { isFeatureOn } from '@portal/domain/fields/feature-flag';
import { defaultTemplateSetting, templateSides, type TemplateSide } from '@portal/domain/templates/choose-template';
import { settingsTexts } from '@portal/domain/texts/settings';
import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TemplateList } from './template-list';

interface Props {
  organization: OrganizationWithoutBrands;
  /** URL of the editor: of a new template, or of one. */
  hrefOf: (templateId: string | null, side: TemplateSide) => string;
  /** Stores the default template of a side; `''` is the built-in one. */
  saveDefault: (setting: (typeof defaultTemplateSetting)[TemplateSide], templateId: string) => Promise<void>;
  /** More of the Skill Marketing tab, below its templates. */
  marketingExtras?: ReactNode;
}

const labels: Readonly<Record<TemplateSide, string>> = {
  core: settingsTexts.submissionPlatform,
  marketing: settingsTexts.skillMarketing,
  job: settingsTexts.jobProfiles,
};

/** The profile templates of the organization's products; `side` in the URL names the open list. */
export function TemplateLists({ organization, hrefOf, saveDefault, marketingExtras }: Props) {
  const [params, setParams] = useSearchParams();
  const { skillsMarketing, jobMarketing } = organization.productFeature;
  const isShown: Readonly<Record<TemplateSide, boolean>> = {
    core: true,
    marketing: isFeatureOn(skillsMarketing.enable, true),
    job: isFeatureOn(jobMarketing.enable, false),
  };
  const defaults: Readonly<Record<TemplateSide, string>> = {
    core: skillsMarketing.defaultProfileTemplateId,
    marketing: skillsMarketing.defaultSMProfileTemplateId,
    job: jobMarketing.defaultTemplateId,
  };
  const shown = templateSides.filter((side) => isShown[side]);
  const open = shown.find((side) => side === params.get('side')) ?? 'core';
  return (
    <Tabs
      mb="lg"
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
        {shown.map((side) => (
          <Tabs.Tab key={side} value={side}>
            {labels[side]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((side) => (
        <Tabs.Panel key={side} value={side}>
          <Stack gap="lg">
            <TemplateList
              organizationId={organization.id}
              side={side}
              defaultId={defaults[side]}
              hrefOf={(templateId) => hrefOf(templateId, side)}
              saveDefault={(templateId) => saveDefault(defaultTemplateSetting[side], templateId)}
            />
            {side === 'marketing' && marketingExtras}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
