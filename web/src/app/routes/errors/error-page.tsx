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

/** A page that explains why there is nothing here, with a link to the dashboard. */
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
