import type { ResumeAnswer, ResumeVote } from '@portal/domain/votes/vote';

export type { ResumeAnswer, ResumeVote };

/** Both votes, without the schemas of the domain's module. */
export const resumeVotes: readonly ResumeVote[] = ['positive', 'negative'];

/** As people read them, from yes to no. */
export const resumeAnswers: readonly ResumeAnswer[] = ['positive', 'maybe', 'negative'];
