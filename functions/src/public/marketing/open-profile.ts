import type { Profile } from '@portal/domain/profiles/profile';
import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import type { SmBrand } from '@portal/domain/brands/brand';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isAnonymous, redactorFor } from '../../projections/anonymous-presentation';
import { projectAnonymousProfile, projectProfile } from '../../projections/project-profile';
import type { PublicContext } from '../../runtime/route';
import type { OpenPage } from './open-page';
import { profileSubject } from './profile-subject';

/** The selected profile of a marketing page, as viewers see it. */
interface OpenProfile {
  candidate: SkillsCandidate;
  stored: Profile;
  shown: ShownProfile;
}

/** The profile of a page whose content may be shown: null behind the gate, and for a candidate who is not published. */
export async function openProfile(
  context: PublicContext,
  page: OpenPage,
): Promise<{ opened: OpenProfile | null; brand: SmBrand | null }> {
  const { organization, targetId } = page;
  const { candidate, brand } = await profileSubject(context, page);
  if (!page.isOpen || !candidate) return { opened: null, brand };
  const stored = await context.store.skillsCandidates.profile(organization.id, targetId, candidate.selectedProfileId);
  // A named profile may be selected around the question that closes links.
  if (!stored || (candidate.isAnonymous && !isAnonymous(stored))) return { opened: null, brand };
  try {
    return { opened: { candidate, stored, shown: await projected(context, page, stored) }, brand };
  } catch (error) {
    if (!isAnonymous(stored)) throw error;
    // The last check has found something of its list.
    context.log.warn('anonymous profile was not shown', { detail: PortalError.from(error).message });
    return { opened: null, brand };
  }
}

async function projected(
  context: PublicContext,
  { organization, targetId: candidateId }: OpenPage,
  stored: Profile,
): Promise<ShownProfile> {
  const options = { hidesContact: organization.hideContactInformation };
  if (!isAnonymous(stored)) return projectProfile(context, stored, options);
  const owner = { organizationId: organization.id, jobId: '', candidateId };
  return projectAnonymousProfile(context, await redactorFor(context, owner, stored), stored, options);
}
