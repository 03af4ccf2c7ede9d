import { string } from 'yup';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import { candidateAiKinds, jobAiKinds, type AiSection } from './profiles-api';
import { post } from './endpoint';

/** The job of a path that belongs to none. */
export const noJobSegment = 'noJob';

/** AI texts by the paths that the ATS's own pages call; their paths begin at the host. */
export const sectionApi = {
  generateCandidateSection: post(
    '/bullhorn/organizations/:orgId/jobs/:jobId/candidates/:candidateId/sectionType/:type/generateAISection',
    record({
      orgId: requiredId(),
      /** `noJob` for a marketing candidate. */
      jobId: requiredId(),
      candidateId: requiredId(),
      type: string().oneOf(candidateAiKinds).required(),
      /** Sent by the ATS's pages; the path names the candidate. */
      bhCandidateId: optionalId(),
    }),
  ).answers<{ generatedSection: AiSection }>(),
  generateJobSection: post(
    '/bullhorn/organizations/:orgId/job/:jobId/sectionType/:type/generateAISection',
    record({ orgId: requiredId(), jobId: requiredId(), type: string().oneOf(jobAiKinds).required() }),
  ).answers<{ generatedSection: AiSection }>(),
} as const;
