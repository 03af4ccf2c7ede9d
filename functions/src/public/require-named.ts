import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import type { ResumeSubject } from '../projections/resume-subject';
import type { PublicContext } from '../runtime/route';

/**
 * Refuses the documents of a candidate who is presented anonymously, because they name the candidate.
 * @throws PortalError `permissionDenied`.
 */
export async function requireNamed({ store }: Pick<PublicContext, 'store'>, subject: ResumeSubject): Promise<void> {
  const { id: candidateId, public: link } = subject.candidate;
  if (link.selectedProfileId === '') return;
  const owner = { organizationId: link.organizationId, jobId: link.jobId, candidateId };
  const profile = await store.profiles.get(owner, link.selectedProfileId);
  if (profile && 'isAnonymous' in profile && profile.isAnonymous) {
    throw new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized, detail: 'anonymous profile' });
  }
}
