import { string } from 'yup';
import type { GroupFigures } from '../privacy/bias-report';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { post } from './endpoint';

const candidate = () => record({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() });

/** People in one report. */
export const maxPeopleInBiasReport = 3_000;

/** What a person's data were changed to. */
export const fairnessChanges = ['name', 'sex', 'age', 'address'] as const;

/** Whether the scores of resumes depend on who the person is. */
export interface FairnessCheck {
  /** Resumes that were graded again, each with every change. */
  resumes: number;
  /** Scores that changed, by change. */
  changed: Record<(typeof fairnessChanges)[number], number>;
}

/** What the score is, and a candidate's score in plain words. */
export const scoringApi = {
  scoringFacts: post('/scoringFacts', record({ organizationId: requiredId() })).answers<{ engineVersion: string }>(),

  /** The explanation for the candidate; `email` is `''` without one. */
  explainScore: post('/explainScore', candidate()).answers<{ paragraphs: string[]; email: string }>(),

  /** Mails the candidate the explanation. */
  mailScoreExplanation: post('/mailScoreExplanation', candidate()).answers<{ sentTo: string }>(),

  /**
   * Selection and scores of the agency's candidates by group. The groups are used for the answer and stored nowhere. `unknown` counts
   * the people of whom the agency has no candidate.
   */
  biasReport: post(
    '/biasReport',
    record({
      organizationId: requiredId(),
      people: list(
        record({ email: string().trim().max(320).required(), group: string().trim().max(60).required() }),
        maxPeopleInBiasReport,
      ),
    }),
  ).answers<{ groups: GroupFigures[]; unknown: number }>(),

  /** Grades resumes of the newest jobs again with another name, sex, age and address. */
  checkFairness: post('/checkFairness', record({ organizationId: requiredId() })).answers<FairnessCheck>(),
} as const;
