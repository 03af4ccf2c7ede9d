import { TearsheetsTable } from '../../../features/tearsheets/components/tearsheets-table';

/** /app/tearsheets, with `j=1` in job-marketing mode (000 §2). */
export function Component() {
  return <TearsheetsTable />;
}
