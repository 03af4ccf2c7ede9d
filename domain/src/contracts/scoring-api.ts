import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { post } from './endpoint';

const candidate = () => record({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() });

/** What the score is, and a candidate's score in plain words. */
export const scoringApi = {
  scoringFacts: post('/scoringFacts', record({ organizationId: requiredId() })).answers<{ engineVersion: string }>(),

  /** The explanation for the candidate; `email` is `''` without one. */
  explainScore: post('/explainScore', candidate()).answers<{ paragraphs: string[]; email: string }>(),

  /** Mails the candidate the explanation. */
  mailScoreExplanation: post('/mailScoreExplanation', candidate()).answers<{ sentTo: string }>(),
} as const;
