import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { interviewsApi } from '@portal/domain/contracts/interviews-api';
import { versionOf, type InterviewAction } from '@portal/domain/interviews/change-interview';
import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** What staff send about an interview; texts that are absent stay as they are. */
export interface InterviewInput {
  /** Stays while the same thing is sent again. */
  changeId: string;
  slots: Slot[];
  message: string;
  place?: string;
  videoUrl?: string;
  participants?: string;
}

/** Calls about interviews. */
export function useInterviewCalls() {
  const { auth } = useFirebase();
  const options = { api: 'app' } as const;
  return {
    offer: (key: CandidateKey, recipientId: string, input: InterviewInput) => {
      // One id for both: a repeated call adds one interview.
      const request = { ...key, ...input, recipientId, interviewId: input.changeId, timeZone: ownTimeZone() };
      return callApi(auth, interviewsApi.offerInterview, request, options);
    },
    change: (interview: Interview, action: InterviewAction, input: InterviewInput) => {
      const { organizationId, id: interviewId } = interview;
      const seen = { version: versionOf(interview), timeZone: ownTimeZone() };
      const request = { organizationId, interviewId, action, ...seen, ...input };
      return callApi(auth, interviewsApi.changeInterview, request, options);
    },
  };
}
