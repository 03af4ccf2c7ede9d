import { PortalError } from '@portal/domain/errors/portal-error';
import { useState } from 'react';

interface Sending<Answer> {
  /** What the server has recorded on this page; null before. */
  answered: Answer | null;
  isSending: boolean;
  hasFailed: boolean;
  /** The server's sentence about the failure; `''` without one. */
  reason: string;
  send: (answer: Answer) => Promise<void>;
}

/** An answer that a page sends by its buttons. @param call records it and returns what holds now. */
export function useAnswer<Answer>(call: (answer: Answer) => Promise<Answer>): Sending<Answer> {
  const [answered, setAnswered] = useState<Answer | null>(null);
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState('');
  const send = async (answer: Answer) => {
    setSending(true);
    setReason('');
    try {
      const recorded = await call(answer);
      setAnswered(() => recorded);
    } catch (thrown) {
      setReason(PortalError.from(thrown).userMessage);
    }
    setSending(false);
  };
  return { answered, isSending, hasFailed: reason !== '', reason, send };
}
