import { number, string } from 'yup';
import { publicViewerSchema } from '../events/public-viewer';
import { record, type Model } from '../fields/model';

/** Votes as they are sent (002 §7). */
export const resumeVotes = ['positive', 'negative'] as const;
export type ResumeVote = (typeof resumeVotes)[number];
export const profileVotes = ['smVotePositive', 'smVoteNegative'] as const;
export type ProfileVote = (typeof profileVotes)[number];
export const jobVotes = ['jmInterested', 'jmNotInterested'] as const;
export type JobVote = (typeof jobVotes)[number];

/**
 * A viewer's vote, `…/candidates/{id}/votes/{viewerGuid}`; written by functions alone. The first vote is the one that
 * counts (002 §4); the document's existence is what makes a repeated vote change nothing.
 */
export const voteSchema = record({
  vote: string()
    .oneOf([...resumeVotes, ...profileVotes, ...jobVotes])
    .required(),
  viewer: publicViewerSchema,
  /** Milliseconds since 1970. */
  votedAt: number().required(),
});
export type Vote = Model<typeof voteSchema>;
