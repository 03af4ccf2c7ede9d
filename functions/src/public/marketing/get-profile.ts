import type { marketingPagesApi, ProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { SmBrand } from '@portal/domain/brands/brand';
import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { resolveQuestions } from '@portal/domain/organizations/resolve-questions';
import type { Organization } from '@portal/domain/organizations/organization';
import type { Profile } from '@portal/domain/profiles/profile';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { asListed } from '@portal/domain/tearsheets/public-list';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { isAnonymous, redactorFor } from '../../projections/anonymous-presentation';
import { feedbackForm } from '../../projections/project-questions';
import type { PublicContext } from '../../runtime/route';
import { openPage, type OpenPage, type PageContext } from './open-page';
import { pageBrand } from './page-brand';
import { projectPage } from './project-page';
import { projectAnonymousProfile, projectProfile } from '../../projections/project-profile';

/** A published candidate with the brand of the page. */
export interface ProfileSubject {
  candidate: SkillsCandidate | null;
  brand: SmBrand | null;
}

/**
 * A candidate's marketing profile. Behind the gate, and for a candidate that is not published, it has no content.
 * @throws PortalError as `openPage`.
 */
export async function getProfile(
  { candidateId, ...input }: RequestOf<typeof marketingPagesApi.getProfile>,
  context: PublicContext,
): Promise<ProfilePage> {
  const page = await openPage(context, { kind: 'profile', id: candidateId }, input);
  const { organization, targetId } = page;
  const { candidate, brand } = await profileSubject(context, page);
  const common = projectPage(page, brand);
  if (!page.isOpen || !candidate) return { ...common, content: null };
  const stored = await context.store.skillsCandidates.profile(organization.id, targetId, candidate.selectedProfileId);
  // A named profile may be selected around the question that closes links.
  if (!stored || (candidate.isAnonymous && !isAnonymous(stored))) return { ...common, content: null };
  return {
    ...common,
    content: {
      organizationId: organization.id,
      name: shownName(candidate, stored),
      profile: await projectedProfile(context, page, stored),
      feedback: context.actor ? null : profileQuestions(organization, brand, candidate),
    },
  };
}

async function projectedProfile(
  context: PublicContext,
  { organization, targetId: candidateId }: OpenPage,
  stored: Profile,
): Promise<ShownProfile> {
  const options = { hidesContact: organization.hideContactInformation };
  if (!isAnonymous(stored)) return projectProfile(context, stored, options);
  const owner = { organizationId: organization.id, jobId: '', candidateId };
  return projectAnonymousProfile(context, await redactorFor(context, owner, stored), stored, options);
}

/** The page's candidate, null unless published, and the brand. */
export async function profileSubject(
  { store }: Pick<PageContext, 'store'>,
  { link, organization, targetId, tearsheet }: OpenPage,
): Promise<ProfileSubject> {
  const stored = await store.skillsCandidates.get(organization.id, targetId);
  const shown = stored && tearsheet ? asListed(stored) : stored;
  const candidate = shown && isPublished(shown) ? shown : null;
  const brand = await pageBrand(store, organization, link, {
    tearsheet,
    entryBrandId: tearsheet?.candidates.data.find(({ id }) => id === targetId)?.smBrandId ?? '',
    candidateOwnerId: candidate?.owner.id ?? '',
  });
  return { candidate, brand };
}

/** The name that viewers get: none when they may not learn who it is. */
export function shownName(
  record: Pick<SkillsCandidate, 'candidate' | 'isAnonymous'>,
  selected: Profile | null,
): string {
  const hidesName = record.isAnonymous || (selected !== null && isAnonymous(selected));
  return hidesName ? publicResumeTexts.anonymous : record.candidate.name;
}

/** Only candidates with a selected profile are published. */
export function isPublished({
  isDeleted,
  selectedProfileId,
}: Pick<SkillsCandidate, 'isDeleted' | 'selectedProfileId'>) {
  return !isDeleted && selectedProfileId !== '';
}

/** The questions about a marketing candidate: its own, the brand's, else those of skills marketing. */
export function profileQuestions(
  organization: Organization,
  brand: SmBrand | null,
  candidate: Pick<SkillsCandidate, 'defaultQuestions'>,
): FeedbackForm {
  const { skillsMarketing } = organization.productFeature;
  const { defaultQuestions } = candidate;
  return feedbackForm(
    resolveQuestions({ defaultQuestions }, brand, skillsMarketing),
    skillsMarketing.isOneTimeFeedback,
  );
}
