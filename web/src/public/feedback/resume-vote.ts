import type { ResumeVote } from '@portal/domain/votes/vote';

export type { ResumeVote };

/** Both votes, without the schemas of the domain's module. */
export const resumeVotes: readonly ResumeVote[] = ['positive', 'negative'];
