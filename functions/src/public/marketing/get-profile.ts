import type { marketingPagesApi, ProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { SmBrand } from '@portal/domain/brands/brand';
import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackForm } from '@portal/domain/feedback/feedback-form';
import { resolveQuestions } from '@portal/domain/organizations/resolve-questions';
import type { Organization } from '@portal/domain/organizations/organization';
import type { Profile } from '@portal/domain/profiles/profile';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { isAnonymous } from '../../projections/anonymous-presentation';
import type { PublicContext } from '../../runtime/route';
import { withFileUrls } from '../files/page-files';
import { viewerFileUrl } from '../files/viewer-file-link';
import { openPage } from './open-page';
import { openProfile } from './open-profile';
import { projectPage } from './project-page';

/**
 * A candidate's marketing profile. Behind the gate, and for a candidate that is not published, it has no content.
 * @throws PortalError as `openPage`.
 */
export async function getProfile(
  { candidateId, ...input }: RequestOf<typeof marketingPagesApi.getProfile>,
  context: PublicContext,
): Promise<ProfilePage> {
  const page = await openPage(context, { kind: 'profile', id: candidateId }, input);
  const { organization } = page;
  const { opened, brand } = await openProfile(context, page);
  const common = projectPage(page, brand);
  if (!opened) return { ...common, content: null };
  const { candidate, stored, shown } = opened;
  const by = { page: 'profile', id: candidateId, token: input.data, proof: input.gatePass, isVerified: false } as const;
  const { profile } = withFileUrls({ profile: shown, notes: '' }, (path) => viewerFileUrl(context, { ...by, path }));
  return {
    ...common,
    content: {
      organizationId: organization.id,
      name: shownName(candidate, stored),
      profile: profile ?? shown,
      feedback: context.actor ? null : profileQuestions(organization, brand, candidate),
    },
  };
}

/** The name that viewers get: none when they may not learn who it is. */
export function shownName(
  record: Pick<SkillsCandidate, 'candidate' | 'isAnonymous'>,
  selected: Profile | null,
): string {
  const hidesName = record.isAnonymous || (selected !== null && isAnonymous(selected));
  return hidesName ? publicResumeTexts.anonymous : record.candidate.name;
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
