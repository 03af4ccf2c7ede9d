import type { PublicResume } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { toSafeHtml } from '../../projections/rich-text';
import type { SelectedProfile } from '../../projections/project-profile';
import type { PublicContext } from '../../runtime/route';
import { findResume, needsVerification, type LinkedResume } from '../find-by-link';
import { portalViewer } from '../portal-account';
import { credentialFiles } from './credential-files';
import { requireOpenBy } from '../open-resume';
import { profileOfResume } from '../profile-of-resume';
import type { PageContent, PageFile } from './page-files';
import { filesOf, withFileUrls } from './page-files';
import { codeProof, viewerFileUrl, type OpenedBy } from './viewer-file-link';

/**
 * The files that a resume page shows to this viewer now.
 * @throws PortalError as `findResume`; `permissionDenied` for a viewer who is not verified, an expired link and another
 *   access code than the page was opened with.
 */
export async function resumeFiles(context: PublicContext, by: OpenedBy): Promise<PageFile[]> {
  const link = { publicToken: by.token, candidateId: by.id };
  const subject = await findResume(context, link, { admitsUnverified: true });
  if (needsVerification(subject.recipient) && !by.isVerified) {
    throw new PortalError('permissionDenied', { detail: 'not verified' });
  }
  const { id } = subject.organization;
  await requireOpenBy(context, subject, (accessCode) => codeProof(id, accessCode) === by.proof);
  const shown = filesOf(contentOf(subject, await profileOfResume(context, subject, true)));
  const credentials = (await portalViewer(context, subject)) ? await credentialFiles(context, subject) : [];
  return [...shown, ...credentials.flatMap(({ file }) => file ?? [])];
}

/** The profile, and the notes where the page shows the formatted resume. */
function contentOf({ candidate }: LinkedResume, profile: SelectedProfile | null): PageContent {
  if (profile?.isAnonymous || profile?.shown) return { profile: profile.shown, notes: '' };
  return { profile: null, notes: toSafeHtml(candidate.summary.recruiterNotes) };
}

/** A page of a resume as its viewer opened it. */
export function openedBy(
  { candidate, organization, recipient }: LinkedResume,
  given: { publicToken: string; accessCode: string },
): OpenedBy {
  return {
    page: 'resume',
    id: candidate.id,
    token: given.publicToken,
    proof: codeProof(organization.id, given.accessCode.trim()),
    isVerified: recipient?.isVerified === true,
  };
}

/** A projected resume page with addresses of its files for this viewer. */
export function withResumeFiles<Page extends { profile: PageContent['profile']; resume: PublicResume | null }>(
  context: Pick<PublicContext, 'config' | 'clock'>,
  page: Page,
  by: OpenedBy,
): Page {
  const urlOf = (path: string) => viewerFileUrl(context, { ...by, path });
  const { profile, notes } = withFileUrls({ profile: page.profile, notes: page.resume?.recruiterNotes ?? '' }, urlOf);
  return { ...page, profile, resume: page.resume && { ...page.resume, recruiterNotes: notes } };
}
