import { OfferProfiles } from '../../../features/skill-marketing/components/offer-profiles';
import { SkillsCandidatesTable } from '../../../features/skill-marketing/components/skills-candidates-table';
import { useOrganization } from '../../../session/session-context';

/** /app/skills. */
export function Component() {
  return (
    <>
      <OfferProfiles organizationId={useOrganization().id} />
      <SkillsCandidatesTable />
    </>
  );
}
