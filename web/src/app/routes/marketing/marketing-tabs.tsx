import { contactTexts, mailingTexts } from '@portal/domain/texts/marketing';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';

const places = {
  tearsheets: { label: marketingTexts.tearsheetsTitle, href: paths.tearsheets.href() },
  contacts: { label: contactTexts.contacts, href: paths.contacts.href() },
  leads: { label: contactTexts.leads, href: paths.contacts.href({ isLead: true }) },
  emails: { label: mailingTexts.title, href: paths.mailings.href() },
} as const;

/** The pages of marketing. */
export function MarketingTabs({ current }: { current: keyof typeof places }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={current}
      mb="md"
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
  );
}
