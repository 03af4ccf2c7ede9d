import { number, string } from 'yup';
import { knownViewerSchema } from '../events/public-viewer';
import { record, type Model } from '../fields/model';

/** Votes by page: resume, profile, job. */
export const resumeVotes = ['positive', 'negative'] as const;
export type ResumeVote = (typeof resumeVotes)[number];
export const profileVotes = ['smVotePositive', 'smVoteNegative'] as const;
export type ProfileVote = (typeof profileVotes)[number];
export const jobVotes = ['jmInterested', 'jmNotInterested'] as const;
export type JobVote = (typeof jobVotes)[number];

/**
 * A viewer's vote, `…/candidates/{id}/votes/{viewerGuid}`; only functions write it. Only the first vote counts: a
 * second one finds the document and changes nothing.
 */
export const voteSchema = record({
  vote: string()
    .oneOf([...resumeVotes, ...profileVotes, ...jobVotes])
    .required(),
  viewer: knownViewerSchema,
  /** Milliseconds since 1970. */
  votedAt: number().required(),
});
export type Vote = Model<typeof voteSchema>;
