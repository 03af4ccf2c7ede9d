import { supportEmail } from '@portal/domain/constants/application';
import { sessionTexts } from '@portal/domain/texts/session';
import { errorPageTexts } from '@portal/domain/texts/shell';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { MessagePage } from '../../../components/layout/message-page';
import { paths } from '../../../config/paths';

/** /disabled-account. */
export function Component() {
  return (
    <MessagePage message={errorPageTexts.userDisabled} hint={errorPageTexts.accountDisabledHint}>
      <Group gap="xs">
        <Button component="a" href={`mailto:${supportEmail}`}>
          {errorPageTexts.contactUs}
        </Button>
        <Button component={Link} to={paths.login.href()} variant="default">
          {sessionTexts.backToSignIn}
        </Button>
      </Group>
    </MessagePage>
  );
}
