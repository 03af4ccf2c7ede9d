import { supportEmail } from '@portal/domain/constants/application';
import { errorPageTexts } from '@portal/domain/texts/shell';
import { Anchor } from '@mantine/core';
import { MessagePage } from '../../../components/layout/message-page';

/** /disabled-account (000 §2). */
export function Component() {
  return (
    <MessagePage message={errorPageTexts.accountDisabled}>
      <Anchor href={`mailto:${supportEmail}`}>{errorPageTexts.contactUs}</Anchor>
    </MessagePage>
  );
}
