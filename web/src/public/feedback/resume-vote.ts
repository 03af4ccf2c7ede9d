import type { ResumeVote } from '@portal/domain/votes/vote';

export type { ResumeVote };

/** Both votes, without the schemas that the domain's module brings along. */
export const resumeVotes: readonly ResumeVote[] = ['positive', 'negative'];
