import { errorPageTexts } from '@portal/domain/texts/shell';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessagePage } from '../../../components/layout/message-page';
import { paths } from '../../../config/paths';
import { useIsInside } from './use-is-inside';

/** /404, /error404 and every unknown address (000 §2). */
export function Component() {
  return (
    <MessagePage
      isInside={useIsInside()}
      code="404"
      message={errorPageTexts.notFound}
      hint={errorPageTexts.notFoundHint}
    >
      <Button component={Link} to={paths.app.href()}>
        {errorPageTexts.returnToDashboard}
      </Button>
    </MessagePage>
  );
}
