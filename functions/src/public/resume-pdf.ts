import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import type { Redactor } from '@portal/domain/redaction/redactor';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { downloadTexts } from '@portal/domain/texts/server';
import { viewerDocument } from '../profiles/viewer-document';
import { pdfNameOf } from '../projections/project-resume';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { limitClient } from '../runtime/rate-limit';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { drawResumePdf } from './draw-resume-pdf';
import type { LinkedResume } from './find-by-link';
import { publicLimits } from './limits';
import { openResume } from './open-resume';
import { profileOfResume } from './profile-of-resume';

/**
 * The page as PDF: the profile that viewers see, without one the formatted resume.
 * @throws PortalError `permissionDenied` when downloads are off, and for an anonymous candidate without a profile; otherwise as
 *   `openResume`.
 */
export async function resumePdf(
  input: RequestOf<typeof publicApi.resumePdf>,
  context: PublicContext,
): Promise<FileAnswer> {
  const subject = await openResume(context, input);
  const { candidate, organization } = subject;
  if (!isPdfDownloadAllowed(candidate, organization)) throw refused('pdf is switched off');
  const profile = await profileOfResume(context, subject, organization.hideContactInformation);
  if (profile?.isAnonymous && !profile.shown) throw refused('anonymous profile');
  await limitClient(context, publicLimits.pdf, candidate.id);
  const { bytes: content, fileName } = profile?.shown
    ? await drawProfile(context, subject, profile.shown, profile.redactor)
    : { bytes: await drawResumePdf(context, subject), fileName: pdfNameOf(candidate) };
  if (!context.actor) {
    await context.store.events.addJobActivity(candidate.organizationId, candidate.jobId, {
      eventType: 'pdfDownloaded',
      candidateId: candidate.id,
      candidateName: candidate.fullName,
    });
  }
  return new FileAnswer({ content, fileName, contentType: 'application/pdf' });
}

function refused(detail: string): PortalError {
  return new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized, detail });
}

async function drawProfile(
  context: PublicContext,
  { candidate, organization, brand }: LinkedResume,
  shown: ShownProfile,
  redactor: Redactor | null,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { renderProfilePdf: render } = await import('../pdf/render-profile-pdf');
  const title = redactor ? publicResumeTexts.anonymous : pdfNameOf(candidate).replace(/\.pdf$/, '');
  const facts = { title, organization, theme: projectTheme(organization, brand), redactor };
  return await viewerDocument(context, shown, facts, { extension: 'pdf', render });
}
