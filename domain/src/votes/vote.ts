import { number, string } from 'yup';
import { knownViewerSchema } from '../events/public-viewer';
import { record, type Model } from '../fields/model';

/** Votes by page: resume, profile, job. */
export const resumeVotes = ['positive', 'negative'] as const;
export type ResumeVote = (typeof resumeVotes)[number];
/** What a viewer may answer about a resume. `maybe` is no vote: it has no counter and asks no questions. */
export const resumeAnswers = [...resumeVotes, 'maybe'] as const;
export type ResumeAnswer = (typeof resumeAnswers)[number];
export const profileVotes = ['smVotePositive', 'smVoteNegative'] as const;
export type ProfileVote = (typeof profileVotes)[number];
export const jobVotes = ['jmInterested', 'jmNotInterested'] as const;
export type JobVote = (typeof jobVotes)[number];

/**
 * A viewer's vote, `…/candidates/{id}/votes/{viewerGuid}`; only functions write it. A second vote finds the document and
 * changes nothing. On a resume the viewer may change the answer; the former ones stay in the candidate's events.
 */
export const voteSchema = record({
  vote: string()
    .oneOf([...resumeAnswers, ...profileVotes, ...jobVotes])
    .required(),
  viewer: knownViewerSchema,
  /** Milliseconds since 1970. */
  votedAt: number().required(),
});
export type Vote = Model<typeof voteSchema>;
