import type { ClientInterview, ClientInterviews } from '@portal/domain/contracts/interviews-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { InterviewAction } from '@portal/domain/interviews/change-interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { useCallback, useEffect, useState } from 'react';
import { callPublic } from '../api/call';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';

/** What a viewer sends about an interview. */
export interface InterviewValues {
  /** Stays while the same thing is sent again. */
  changeId: string;
  slots: Slot[];
  message: string;
  place?: string;
  videoUrl?: string;
  participants?: string;
  name?: string;
  email?: string;
}

type State =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'loaded'; answer: ClientInterviews };

/**
 * The viewer's interviews with a candidate, and the calls that change them. The calls throw with the server's sentence.
 * @param first as the page brought them; null to load them.
 */
export function useInterviews(
  resumeKey: ResumeAccess,
  first: ClientInterviews | null,
  onChanged: (() => void) | undefined,
) {
  const [state, setState] = useState<State>(first ? { status: 'loaded', answer: first } : { status: 'loading' });
  const [attempt, setAttempt] = useState(first ? 0 : 1);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const controller = new AbortController();
    callPublic('getInterviews', { ...resumeKey, viewer: viewer.get() }, { signal: controller.signal }).then(
      (answer) => {
        setState({ status: 'loaded', answer });
      },
      (thrown: unknown) => {
        if (!controller.signal.aborted) setState({ status: 'failed', reason: PortalError.from(thrown).userMessage });
      },
    );
    return () => {
      controller.abort();
    };
  }, [resumeKey, attempt]);
  const reload = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const send = async (call: () => Promise<unknown>) => {
    try {
      await call();
      onChanged?.();
    } finally {
      // Also after a refusal: the interview may have changed meanwhile.
      reload();
    }
  };
  const common = () => ({ ...resumeKey, viewer: viewer.get(), timeZone: ownTimeZone() });
  return {
    state,
    reload,
    propose: ({ name = '', email = '', ...values }: InterviewValues) =>
      send(() => {
        viewer.setEmail(email);
        // One id for both: a repeated call adds one interview.
        return callPublic('proposeInterview', { ...common(), ...values, interviewId: values.changeId, name, email });
      }),
    change: ({ id, version }: ClientInterview, action: InterviewAction, values: InterviewValues) =>
      send(() => callPublic('changeOwnInterview', { ...common(), ...values, interviewId: id, action, version })),
  };
}
