import type { ClientInterview, ClientInterviews } from '@portal/domain/contracts/interviews-api';
import type { InterviewAction } from '@portal/domain/interviews/change-interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { useCallback } from 'react';
import { callPublic } from '../api/call';
import { useRefreshed } from '../components/use-refreshed';
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

/** Proposed and agreed ones may be changed by the recruiter, who may also offer the first one. */
const mayChange = ({ interviews, mayPropose }: ClientInterviews) => mayPropose || interviews.length > 0;

/**
 * The viewer's interviews with a candidate, live, and the calls that change them. The calls throw with the server's sentence.
 * @param first as the page brought them; null to load them.
 */
export function useInterviews(
  resumeKey: ResumeAccess,
  first: ClientInterviews | null,
  onChanged: (() => void) | undefined,
) {
  const load = useCallback(
    (signal: AbortSignal) => callPublic('getInterviews', { ...resumeKey, viewer: viewer.get() }, { signal }),
    [resumeKey],
  );
  const { state, reload, retry } = useRefreshed(load, first, mayChange);
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
    retry,
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
