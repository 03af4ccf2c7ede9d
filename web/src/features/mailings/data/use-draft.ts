import type { MailDraft, RecipientCheck } from '@portal/domain/contracts/mailings-api';
import { useEffect, useState } from 'react';
import type { MailingRequest } from './mailing-calls';

type Loaded<T> = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; data: T };

/** The texts and the sender that a mail has before it is edited. */
export function useDraft(load: (organizationId: string) => Promise<MailDraft>, organizationId: string) {
  const [state, setState] = useState<Loaded<MailDraft>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load(organizationId).then(
      (data) => {
        if (isWanted) setState({ status: 'loaded', data });
      },
      () => {
        if (isWanted) setState({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, organizationId, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  };
  return { state, retry };
}

/** Who would get the mail; checked again after each change of the recipients. */
export function useRecipientCheck(
  check: (request: MailingRequest, signal: AbortSignal) => Promise<RecipientCheck>,
  request: MailingRequest,
): Loaded<RecipientCheck> {
  const key = JSON.stringify([request.audience, request.recipients]);
  const [answer, setAnswer] = useState<{ key: string; state: Loaded<RecipientCheck> } | null>(null);
  useEffect(
    () => {
      const controller = new AbortController();
      check(request, controller.signal).then(
        (data) => {
          setAnswer({ key, state: { status: 'loaded', data } });
        },
        () => {
          if (!controller.signal.aborted) setAnswer({ key, state: { status: 'failed' } });
        },
      );
      return () => {
        controller.abort();
      };
    },
    // The key says everything about the recipients; the rest of the request does not count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, check],
  );
  return answer?.key === key ? answer.state : { status: 'loading' };
}
