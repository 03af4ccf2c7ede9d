import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { hasWithdrawn } from '@portal/domain/candidates/agreement';
import {
  applicantContactOf,
  applicationChanges,
  applicationStageOf,
  applicationStages,
} from '@portal/domain/candidates/application';
import type { applicationApi } from '@portal/domain/contracts/application-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { applicationStageTexts } from '@portal/domain/texts/application';
import { decideAgreement } from '../../candidates/candidate-agreement';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { PublicContext } from '../../runtime/route';
import { openApplication } from './open-application';

type PageCall = typeof applicationApi.getApplication;
type WithdrawCall = typeof applicationApi.withdrawApplication;

/** The page of an applicant, built field by field. Changes nothing. @throws PortalError see `openApplication`. */
export async function getApplication(
  { code }: RequestOf<PageCall>,
  context: PublicContext,
): Promise<AnswerOf<PageCall>> {
  const { candidate, job, organization, isJobOpen } = await openApplication(context, code);
  const words = organization.privacy.application;
  return {
    theme: projectTheme(organization, resolveBrand(organization, '')),
    jobTitle: job.jobTitle,
    stage: applicationStageOf(candidate, { isJobOpen }),
    stages: applicationStages.map((name) => ({ name, word: words[name] || applicationStageTexts[name] })),
    isWithdrawn: hasWithdrawn(candidate),
    contact: applicantContactOf(candidate),
    resumeFileName: candidate.resume?.fileName ?? '',
    ...applicationChanges(candidate, { isJobOpen }),
  };
}

/**
 * Withdraws the application, for its job alone: an uploaded resume may carry anybody's email, so the link reaches
 * no other candidate. Withdrawing again changes nothing.
 * @throws PortalError see `openApplication`.
 */
export async function withdrawApplication(
  { code }: RequestOf<WithdrawCall>,
  context: PublicContext,
): Promise<AnswerOf<WithdrawCall>> {
  const { candidate } = await openApplication(context, code);
  if (!hasWithdrawn(candidate)) {
    await decideAgreement(context, candidate, {
      ...{ state: 'withdrawn', scope: 'job', source: 'link', note: '', by: '' },
      decidedAt: context.clock.now(),
    });
  }
  return { isWithdrawn: true };
}
