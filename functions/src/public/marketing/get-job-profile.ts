import type { JobProfilePage, JobQuestions, marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { SmBrand } from '@portal/domain/brands/brand';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import { feedbackForm } from '@portal/domain/feedback/feedback-form';
import { resolveJobQuestions } from '@portal/domain/organizations/resolve-questions';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import type { PublicContext } from '../../runtime/route';
import { openPage, type OpenPage, type PageContext } from './open-page';
import { pageBrand } from './page-brand';
import { projectPage } from './project-page';
import { projectProfile } from '../../projections/project-profile';

/**
 * A job's profile. Behind the gate, and for a job without a selected profile, it has no content.
 * @throws PortalError as `openPage`.
 */
export async function getJobProfile(
  { jobId, ...input }: RequestOf<typeof marketingPagesApi.getJobProfile>,
  context: PublicContext,
): Promise<JobProfilePage> {
  const page = await openPage(context, { kind: 'job', id: jobId }, input);
  const { organization, targetId } = page;
  const { job, brand } = await jobSubject(context, page);
  const common = projectPage(page, brand);
  if (!page.isOpen || !job) return { ...common, content: null };
  const stored = await context.store.jobs.profile(organization.id, targetId, job.selectedProfileId);
  if (!stored) return { ...common, content: null };
  const asksNothing = context.actor !== null || job.hideFeedbackQuestions;
  return {
    ...common,
    content: {
      organizationId: organization.id,
      jobId: targetId,
      entityId: job.entityId || job.id,
      title: job.jobTitle,
      profile: projectProfile(context, stored, { hidesContact: organization.hideContactInformation }),
      questions: asksNothing ? null : jobQuestions(organization),
    },
  };
}

/** The page's job, null unless published, and the brand. */
export async function jobSubject(
  { store }: Pick<PageContext, 'store'>,
  { link, organization, targetId, tearsheet }: OpenPage,
): Promise<{ job: Job | null; brand: SmBrand | null }> {
  const [stored, brand] = await Promise.all([
    store.jobs.get(organization.id, targetId),
    pageBrand(store, organization, link, {
      tearsheet,
      entryBrandId: tearsheet?.jobs.data.find(({ id }) => id === targetId)?.jmBrandId ?? '',
      candidateOwnerId: '',
    }),
  ]);
  return { job: stored && stored.selectedProfileId !== '' ? stored : null, brand };
}

/** The questions after a vote on a job. */
export function jobQuestions({ productFeature: { jobMarketing } }: Pick<Organization, 'productFeature'>): JobQuestions {
  return {
    approvePrompt: feedbackTexts.approvePrompt,
    declinePrompt: feedbackTexts.declinePrompt,
    applyQuestion: jobMarketing.showApply ? jobMarketing.customApply || feedbackTexts.applyQuestion : '',
    form: feedbackForm(resolveJobQuestions(jobMarketing), true),
  };
}
