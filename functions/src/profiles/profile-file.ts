import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { shownProfile } from '@portal/domain/profiles/shown-profile';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { downloadTexts } from '@portal/domain/texts/server';
import { isAnonymous, redactorFor } from '../projections/anonymous-presentation';
import { projectAnonymousProfile } from '../projections/project-profile';
import type { StaffContext } from '../runtime/route';
import type { StoredProfile } from '../store/profiles';
import { signedFileUrl } from '../runtime/signed-file-url';
import { contentTypeOf } from '../uploads/content-types';
import { ownerOf } from './owner-of';
import { loadProfileSubject, themeOf } from './profile-subject';
import { viewerDocument, type RenderDocument } from './viewer-document';

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
  { format, render }: { format: Format; render: RenderDocument },
): Promise<AnswerOf<Call>> {
  const owner = ownerOf(input);
  const [subject, profile] = await Promise.all([
    loadProfileSubject(context.store, owner),
    context.store.profiles.get(owner, input.profileId),
  ]);
  if (!profile) throw new PortalError('notFound');
  const { organization } = subject;
  const redactor = isAnonymous(profile) ? await redactorFor(context, owner, profile) : null;
  const options = { hidesContact: organization.hideContactInformation };
  const shown = redactor
    ? projectAnonymousProfile(context, redactor, profile, options)
    : shownProfile(profile.built, { isRecruiter: false, ...options });
  const facts = {
    title: redactor ? publicResumeTexts.anonymous : titleOf(profile),
    organization,
    theme: await themeOf(context.store, subject),
    redactor,
  };
  const { bytes, fileName } = await drawn(() => viewerDocument(context, shown, facts, { extension: format, render }));
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

function titleOf(profile: StoredProfile): string {
  return 'candidateName' in profile ? profile.candidateName || profile.name : profile.name;
}

async function drawn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PortalError) throw cause;
    throw new PortalError('internal', { userMessage: downloadTexts.pdfFailed, detail: 'profile was not drawn', cause });
  }
}
