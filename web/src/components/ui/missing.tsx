import { errorPageTexts } from '@portal/domain/texts/shell';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Empty } from './states';

/** What somebody looks for is not there, or no longer: says so inside of the page, and leads back to the lists. */
export function Missing() {
  return (
    <Empty
      action={
        <Button component={Link} to={paths.app.href()} variant="default">
          {errorPageTexts.returnToDashboard}
        </Button>
      }
    >
      {errorPageTexts.notFound}
    </Empty>
  );
}
