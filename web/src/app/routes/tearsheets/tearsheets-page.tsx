import { TearsheetsTable } from '../../../features/tearsheets/components/tearsheets-table';

/** /app/tearsheets, with `j=1` in job-marketing mode. */
export function Component() {
  return <TearsheetsTable />;
}
