import { errorPageTexts } from '@portal/domain/texts/shell';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessagePage, MessageScreen } from '../../../components/layout/message-page';
import { paths } from '../../../config/paths';
import { useIsInside } from './use-is-inside';

interface Props {
  code: string;
  message: string;
  hint: string;
}

/** A page that says why there is nothing here, with the way back to the dashboard (000 §2). */
export function ErrorPage(props: Props) {
  const Frame = useIsInside() ? MessageScreen : MessagePage;
  return (
    <Frame {...props}>
      <Button component={Link} to={paths.app.href()}>
        {errorPageTexts.returnToDashboard}
      </Button>
    </Frame>
  );
}
