import { mailPreviewTexts as texts } from '@portal/domain/texts/mail-preview';
import classes from './mail.module.css';

interface Props {
  /** The whole HTML document of the mail. */
  html: string;
  isPhone: boolean;
}

/**
 * A mail as a mail program shows it. The frame is sandboxed without any permission, so the mail runs no script, opens
 * no window and sends no form.
 */
export function MailFrame({ html, isPhone }: Props) {
  return (
    <div className={classes.stage}>
      <iframe
        title={texts.mail}
        sandbox=""
        srcDoc={html}
        className={classes.frame}
        data-phone={isPhone || undefined}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
