import { errorPageTexts } from '@portal/domain/texts/shell';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { MessageScreen } from '../layout/message-page';

/** What was requested is not there, or no longer: shown inside the page, with links to the lists. */
export function Missing() {
  return (
    <MessageScreen message={errorPageTexts.notFound} hint={errorPageTexts.notFoundHint}>
      <Button component={Link} to={paths.app.href()}>
        {errorPageTexts.returnToDashboard}
      </Button>
    </MessageScreen>
  );
}
