import { appApi } from '@portal/domain/contracts/app-api';
import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { organizationOfIndex } from '../parsing/parser-index';
import { route, type Route } from '../runtime/route';
import { gradeJobCandidates } from './grade-job-candidates';
import { gradeResumeById } from './grade-resume-by-id';

/** Grading all candidates of a job, part of the app API. */
export const gradingRoutes: readonly Route[] = [
  route({ endpoint: appApi.gradeJobCandidates, access: 'candidate:write', handler: gradeJobCandidates }),
];

/** Grading one resume, part of the admin API. */
export const resumeGradingRoutes: readonly Route[] = [
  route({
    endpoint: parsingApi.gradeResumeById,
    access: 'candidate:write',
    organizationOf: (input, actor) => organizationOfIndex(input.jobIndexId, actor),
    handler: gradeResumeById,
  }),
];
