import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { serverTexts } from '@portal/domain/texts/server';
import { toMatchValue } from '@portal/matching/service/match-row';
import { gradeCandidates, gradedJobOf } from './grade-candidates';
import { requireIndexKind, requireOrganization } from '../parsing/parser-index';
import { MessageAnswer, type StaffContext } from '../runtime/route';

type Call = typeof parsingApi.gradeResumeById;

/**
 * Grades resumes against a job and stores the scores of its candidates. Unknown ids are left out of the result.
 * @throws PortalError `invalidRequest` for indexes of another kind or of several organizations, `notFound` for an
 *   unknown job, `unusableFile` when the job has no parsable description.
 */
export async function gradeResumeById(
  input: RequestOf<Call>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<Call>>> {
  const { actor, store, parsing } = context;
  requireIndexKind(input.jobIndexId, 'jobs');
  const organizationId = requireOrganization(input.jobIndexId, actor);
  for (const indexId of input.IndexIdsToSearchInto) {
    requireIndexKind(indexId, 'resumes');
    if (requireOrganization(indexId, actor) !== organizationId) {
      throw new PortalError('invalidRequest', { detail: 'indexes of several organizations' });
    }
  }
  const job = await store.jobs.get(organizationId, input.documentId);
  if (!job) throw new PortalError('notFound');
  const gradedJob = await gradedJobOf(context, job);
  if (!gradedJob) throw new PortalError('unusableFile', { userMessage: candidateTexts.parseJobFirst });
  const grades = await gradeCandidates(context, { job, gradedJob, candidateIds: input.FilterCriteria.DocumentIds });
  return new MessageAnswer(
    {
      Info: { Code: 'Success', Message: serverTexts.resumeGraded },
      Value: {
        ...toMatchValue(grades, input.IndexIdsToSearchInto[0] ?? '', await parsing.suggestWeights(gradedJob)),
        Grades: Object.fromEntries(grades),
      },
    },
    serverTexts.resumeGraded,
  );
}
