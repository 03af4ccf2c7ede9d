import { TearsheetsTable } from '../../../features/tearsheets/components/tearsheets-table';
import { MarketingTabs } from '../marketing/marketing-tabs';

/** /app/tearsheets, with `j=1` in job-marketing mode. */
export function Component() {
  return (
    <>
      <MarketingTabs current="tearsheets" />
      <TearsheetsTable />
    </>
  );
}
