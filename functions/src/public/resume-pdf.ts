import type { publicApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { isPdfDownloadAllowed } from '@portal/domain/candidates/sharing';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { downloadTexts } from '@portal/domain/texts/server';
import { viewerDocument } from '../profiles/viewer-document';
import { isAnonymous, redactorFor } from '../projections/anonymous-presentation';
import { selectedProfile } from '../projections/project-profile';
import { pdfNameOf } from '../projections/project-resume';
import { projectTheme } from '../projections/project-theme';
import { limitClient } from '../runtime/rate-limit';
import { FileAnswer, type PublicContext } from '../runtime/route';
import { drawResumePdf } from './draw-resume-pdf';
import type { LinkedResume } from './find-by-link';
import { publicLimits } from './limits';
import { openResume } from './open-resume';

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
  const { selectedProfileId: profileId, organizationId, jobId } = candidate.public;
  const profile = await selectedProfile(
    context,
    { organizationId, jobId, candidateId: candidate.id },
    {
      profileId,
      hidesContact: organization.hideContactInformation,
      isRevealed: subject.recipient?.isRevealed === true,
      isAnonymous: candidate.public.isAnonymous,
    },
  );
  if (profile?.isAnonymous && !profile.shown) throw refused('anonymous profile');
  await limitClient(context, publicLimits.pdf, candidate.id);
  const { bytes: content, fileName } = profile?.shown
    ? await drawProfile(context, subject, { shown: profile.shown, isHidden: profile.isAnonymous })
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
  { shown, isHidden }: { shown: ShownProfile; isHidden: boolean },
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { renderProfilePdf: render } = await import('../pdf/render-profile-pdf');
  const { organizationId, jobId, selectedProfileId } = candidate.public;
  const owner = { organizationId, jobId, candidateId: candidate.id };
  const profile = isHidden ? await context.store.profiles.get(owner, selectedProfileId) : null;
  const redactor = profile && isAnonymous(profile) ? await redactorFor(context, owner, profile) : null;
  const title = isHidden ? publicResumeTexts.anonymous : pdfNameOf(candidate).replace(/\.pdf$/, '');
  const facts = { title, organization, theme: projectTheme(organization, brand), redactor };
  return await viewerDocument(context, shown, facts, { extension: 'pdf', render });
}
