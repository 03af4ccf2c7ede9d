import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { administrationRoutes } from './administration/administration-routes';
import { gradeResumeById } from './grading/grade-resume-by-id';
import { organizationOfIndex } from './intake/index-of';
import { parseJobOrder } from './parsing/parse-job-order';
import { parseResumeAndIndex } from './parsing/parse-resume-and-index';
import { route, type Route } from './runtime/route';

/** The admin API (000 §7): what it offers, and to whom. */
export const adminRoutes: readonly Route[] = [
  ...administrationRoutes,
  route({
    endpoint: parsingApi.parseJobOrder,
    access: 'job:write',
    organizationOf: (input, actor) => organizationOfIndex(input.IndexingOptions.IndexId, actor),
    body: 'document',
    handler: parseJobOrder,
  }),
  route({
    endpoint: parsingApi.parseResumeAndIndex,
    access: 'candidate:write',
    organizationOf: (input, actor) => organizationOfIndex(input.IndexingOptions.IndexId, actor),
    body: 'document',
    handler: parseResumeAndIndex,
  }),
  route({
    endpoint: parsingApi.gradeResumeById,
    access: 'candidate:write',
    organizationOf: (input, actor) => organizationOfIndex(input.jobIndexId, actor),
    handler: gradeResumeById,
  }),
];
