import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { fallbackColors } from '@portal/domain/constants/branding';
import { PortalError } from '@portal/domain/errors/portal-error';
import { safeFileName, storagePaths } from '@portal/domain/paths/storage-paths';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { downloadTexts } from '@portal/domain/texts/server';
import { loadImages, type DocumentImages } from '../pdf/load-image';
import { profileDocument, type ProfileDocument } from '../pdf/profile-document';
import { projectTheme } from '../projections/project-theme';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl } from '../runtime/signed-file-url';
import { contentTypeOf } from '../uploads/content-types';
import { ownerOf } from './owner-of';
import { loadProfileSubject } from './profile-subject';

type Call = typeof profilesApi.generateProfilePdf;
type Format = 'pdf' | 'docx';

/**
 * The profile as PDF, as viewers see it.
 * @throws PortalError `notFound`, `internal` when it cannot be drawn.
 */
export async function generateProfilePdf(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { renderProfilePdf } = await import('../pdf/render-profile-pdf');
  return await generateFile(input, context, { format: 'pdf', render: renderProfilePdf });
}

/** The same as a Word document. */
export async function generateProfileWord(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { renderProfileWord } = await import('../word/render-profile-word');
  return await generateFile(input, context, { format: 'docx', render: renderProfileWord });
}

async function generateFile(
  input: RequestOf<Call>,
  context: StaffContext,
  {
    format,
    render,
  }: { format: Format; render: (data: ProfileDocument, images: DocumentImages) => Promise<Uint8Array> },
): Promise<AnswerOf<Call>> {
  const owner = ownerOf(input);
  const [subject, profile] = await Promise.all([
    loadProfileSubject(context.store, owner),
    context.store.profiles.get(owner, input.profileId),
  ]);
  if (!profile) throw new PortalError('notFound');
  const { organization } = subject;
  const theme = subject.kind === 'candidate' ? projectTheme(organization, subject.subject.brand) : null;
  const candidateName = 'candidateName' in profile && !profile.isAnonymous ? profile.candidateName : '';
  const title = candidateName || profile.name;
  const shown = shownProfile(profile.built, {
    isRecruiter: false,
    hidesContact: organization.hideContactInformation,
  });
  const document = profileDocument(shown, {
    title,
    author: organization.name,
    accent: theme?.primaryColor ?? fallbackColors.brand,
    skillsColor: theme?.skillsColor ?? fallbackColors.primaryColor,
  });
  const bytes = await drawn(async () => render(document, await loadImages(context, document)));
  const fileName = safeFileName(`${title}.${format}`);
  const contentType = contentTypeOf(format);
  const name = storagePaths.generatedProfile(
    owner.organizationId,
    owner.candidateId || owner.jobId,
    input.profileId,
    format,
  );
  await context.files.write(name, bytes, contentType);
  return { name, fileName, url: signedFileUrl(context, { path: name, fileName, contentType }) };
}

async function drawn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await work();
  } catch (cause) {
    throw new PortalError('internal', { userMessage: downloadTexts.pdfFailed, detail: 'profile was not drawn', cause });
  }
}
