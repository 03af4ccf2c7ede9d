import type { Organization } from '../organizations/organization';

/**
 * Whether a profile offers AI texts: super admins show the generator, the organization's admins may switch it off, and so may
 * a candidate.
 * @param owner the candidate; null for a job.
 */
export function mayWriteAiTexts(
  { showAIGenerator, privacy }: Pick<Organization, 'showAIGenerator' | 'privacy'>,
  owner: { refusesAiTexts: boolean } | null,
): boolean {
  return showAIGenerator && privacy.writesAiTexts && !owner?.refusesAiTexts;
}
