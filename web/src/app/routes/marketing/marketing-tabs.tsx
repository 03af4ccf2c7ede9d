import { contactTexts, mailingTexts } from '@portal/domain/texts/marketing';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { Group, Tabs } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { SyncMenu } from '../../../features/ats/sync-menu';
import { useOrganization } from '../../../session/session-context';

const places = {
  tearsheets: { label: marketingTexts.tearsheetsTitle, href: paths.tearsheets.href() },
  contacts: { label: contactTexts.contacts, href: paths.contacts.href() },
  leads: { label: contactTexts.leads, href: paths.contacts.href({ isLead: true }) },
  emails: { label: mailingTexts.title, href: paths.mailings.href() },
} as const;

/** The pages of marketing, and what they have from the ATS. */
export function MarketingTabs({ current }: { current: keyof typeof places }) {
  const navigate = useNavigate();
  const organization = useOrganization();
  return (
    <Group justify="space-between" align="flex-end" mb="md" gap="xs">
      <Tabs
        value={current}
        onChange={(value) => {
          if (value && value in places) void navigate(places[value as keyof typeof places].href);
        }}
      >
        <Tabs.List>
          {Object.entries(places).map(([value, { label }]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <SyncMenu organizationId={organization.id} />
    </Group>
  );
}
