import type { Organization } from '../organizations/organization';

/** Whether profiles offer AI texts: super admins show the generator, and the organization's admins may switch it off. */
export function mayWriteAiTexts({
  showAIGenerator,
  privacy,
}: Pick<Organization, 'showAIGenerator' | 'privacy'>): boolean {
  return showAIGenerator && privacy.writesAiTexts;
}
