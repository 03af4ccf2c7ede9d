import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { organizationOfIndex } from './parser-index';
import { route, type Route } from '../runtime/route';
import { parseJobOrder } from './parse-job-order';
import { parseResumeAndIndex } from './parse-resume-and-index';

/** Parsing jobs and resumes, part of the admin API. */
export const parsingRoutes: readonly Route[] = [
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
];
