import type { MailPreview, MailText } from '@portal/domain/mail/mail-text';
import { useEffect, useState } from 'react';

type Answer = { mail: MailText; attempt: number } & ({ filled: MailPreview } | { error: unknown });

/** The filled mail of a text, asked for again when the text changes. */
export function useMailPreview(mail: MailText, preview: (mail: MailText) => Promise<MailPreview>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    () => {
      let isWanted = true;
      preview(mail).then(
        (filled) => {
          if (isWanted) setAnswer({ mail, attempt, filled });
        },
        (error: unknown) => {
          if (isWanted) setAnswer({ mail, attempt, error });
        },
      );
      return () => {
        isWanted = false;
      };
    },
    // The function is made anew with each render and always asks for the same mail.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [mail, attempt],
  );
  const isLatest = answer?.mail === mail && answer.attempt === attempt;
  return {
    filled: isLatest && 'filled' in answer ? answer.filled : null,
    hasFailed: isLatest && 'error' in answer,
    retry: () => {
      setAttempt((number) => number + 1);
    },
  };
}
