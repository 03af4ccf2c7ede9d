import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isAttachmentPath, storagePaths } from '@portal/domain/paths/storage-paths';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { profileResumeSchema, type Profile } from '@portal/domain/profiles/profile';
import { extensionOf, mergeFiles } from '@portal/domain/profiles/profile-files';
import type { ProfileFile } from '@portal/domain/profiles/profile-file';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { downloadTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../runtime/route';
import { publishedFileUrl, signedFileUrl } from '../runtime/signed-file-url';
import type { ProfileSave, StoredProfile } from '../store/profiles';
import { candidateFile } from '../uploads/candidate-file';
import { ownerOf } from './owner-of';
import { storeStaticProfile } from './store-static-profile';

type AddCall = typeof profilesApi.addProfileFiles;
type OpenCall = typeof profilesApi.openProfileFile;
type RemoveCall = typeof profilesApi.removeProfileFile;

/**
 * Publishes attachments of the candidate and shows them in a section: each once, sorted by name. A resume section shows one
 * file, which replaces the one before.
 * @throws PortalError `invalidRequest` without a file and for owners without attachments, `notFound`.
 */
export async function addProfileFiles(input: RequestOf<AddCall>, context: StaffContext): Promise<AnswerOf<AddCall>> {
  const owner = ownerOf(input);
  if (input.fileIds.length === 0)
    throw new PortalError('invalidRequest', { userMessage: attachmentTexts.noneSelected });
  if (!owner.jobId || !owner.candidateId) throw new PortalError('invalidRequest', { detail: 'no attachments' });
  const { files: before, isResume } = await requireSection(context, owner, input);
  const wanted = isResume ? input.fileIds.slice(-1) : input.fileIds;
  const missing = wanted.filter((fileId) => !before.some(({ path }) => path.includes(`/${publicPrefix(fileId)}`)));
  const published = await Promise.all(missing.map((fileId) => publish(context, owner, fileId)));
  const change = (files: readonly ProfileFile[]) =>
    isResume && published.length > 0 ? published : mergeFiles(files, published);
  const changed = await changeFiles(context, { ...input, owner }, change);
  const replaced = before.filter(({ path }) => !changed.files.some((file) => file.path === path));
  await Promise.all(replaced.map(({ path }) => context.files.remove(path)));
  return changed;
}

/** How the name of the public copy of an attachment begins. */
function publicPrefix(fileId: string): string {
  return `${fileId}-public-`;
}

/**
 * A short-lived URL of a file for staff, who see it before viewers do.
 * @throws PortalError `notFound` for a profile that is gone or does not show the file.
 */
export async function openProfileFile(input: RequestOf<OpenCall>, context: StaffContext): Promise<AnswerOf<OpenCall>> {
  const profile = await context.store.profiles.get(ownerOf(input), input.profileId);
  const file = profile && filesOf(profile.built).find(({ path }) => path === input.path);
  if (!file || !isAttachmentPath(file.path)) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const { path, originalFilename: fileName, mimeType: contentType } = file;
  return { url: signedFileUrl(context, { path, fileName, contentType }), fileName, contentType };
}

/**
 * Removes the published files of a profile that is gone, but for those that another profile of the owner shows.
 */
export async function removePublishedFiles(
  { store, files }: Pick<StaffContext, 'store' | 'files'>,
  owner: ProfileOwner,
  { built }: StoredProfile,
): Promise<void> {
  const others = await store.profiles.list(owner);
  const kept = new Set(others.flatMap((other) => filesOf(other.built)).map(({ path }) => path));
  const gone = filesOf(built).filter(({ path }) => isAttachmentPath(path) && !kept.has(path));
  await Promise.all(gone.map(({ path }) => files.remove(path)));
}

/**
 * Removes a file from a section; every URL of it stops working.
 * @throws PortalError `notFound` for a profile or section that is gone.
 */
export async function removeProfileFile(
  input: RequestOf<RemoveCall>,
  context: StaffContext,
): Promise<AnswerOf<RemoveCall>> {
  const owner = ownerOf(input);
  const { files: before } = await requireSection(context, owner, input);
  const { revision } = await changeFiles(context, { ...input, owner }, (files) =>
    files.filter(({ path }) => path !== input.path),
  );
  // Only a file of this section, so that nobody deletes another one by its path.
  const isListed = before.some(({ path }) => path === input.path);
  if (isListed && isAttachmentPath(input.path)) await context.files.remove(input.path);
  return { revision };
}

interface SectionKey {
  profileId: string;
  key: string;
}

async function requireSection({ store }: StaffContext, owner: ProfileOwner, { profileId, key }: SectionKey) {
  const profile = await store.profiles.get(owner, profileId);
  const section = profile && sectionsOf(profile.built).find((one) => one.key === key);
  if (!section) throw new PortalError('notFound');
  return section;
}

/** A copy, so that removing the attachment does not break the profile that was sent out. */
async function publish(context: StaffContext, owner: ProfileOwner, fileId: string): Promise<ProfileFile> {
  const { files, clock } = context;
  const file = await candidateFile(context, { ...owner, fileId });
  if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const { fileName, contentType } = file;
  const path = storagePaths.attachment(owner.candidateId, clock.now(), `${publicPrefix(fileId)}${fileName}`);
  try {
    await files.copy(file.path, path, contentType, { organizationId: owner.organizationId, kind: 'public' });
  } catch (cause) {
    throw new PortalError('unavailable', { userMessage: attachmentTexts.noDownloadUrl, cause });
  }
  return {
    url: publishedFileUrl(context, { path, fileName, contentType }),
    path,
    originalFilename: fileName,
    mimeType: contentType,
    newVersion: true,
  };
}

async function changeFiles(
  context: StaffContext,
  { owner, profileId, key }: SectionKey & { owner: ProfileOwner },
  change: (files: readonly ProfileFile[]) => ProfileFile[],
): Promise<{ files: ProfileFile[]; revision: number }> {
  let files: ProfileFile[] = [];
  const saved = await context.store.profiles.save(owner, profileId, (current) => {
    const section = current && sectionsOf(current.built).find((one) => one.key === key);
    if (!section) return null;
    files = change(section.files);
    return saveOf(current, { key, files }, context.actor);
  });
  if (!saved) throw new PortalError('notFound');
  await storeStaticProfile(context, owner, saved);
  return { files, revision: saved.revision };
}

function saveOf(
  current: StoredProfile,
  { key, files }: { key: string; files: ProfileFile[] },
  editor: StaffContext['actor'],
): ProfileSave {
  const { built } = current;
  const apply = (sections: BuiltProfile['completedProfile']) =>
    sections.map((section) => (section.key === key ? { ...section, files } : section));
  const next = { ...built, completedProfile: apply(built.completedProfile), secondColumn: apply(built.secondColumn) };
  const kept = 'additionalFiles' in current ? { additionalFiles: { ...current.additionalFiles, [key]: files } } : {};
  const isResume = sectionsOf(built).some((section) => section.key === key && section.isResume);
  const resume = 'resume' in current && isResume ? { resume: resumeOf(files[0]) } : {};
  return { fields: { built: next, ...kept, ...resume }, editor, cause: 'written' };
}

/** The file that a profile shows as resume, as the profile itself describes it. */
function resumeOf(file: ProfileFile | undefined): Profile['resume'] {
  if (!file) return profileResumeSchema.getDefault();
  const { url, originalFilename, mimeType, newVersion } = file;
  const fileExtension = extensionOf(originalFilename);
  return {
    url,
    fileName: originalFilename,
    originalFilename,
    fileExtension,
    mimeType,
    docViewer: fileExtension,
    newVersion,
  };
}

function filesOf(built: BuiltProfile): ProfileFile[] {
  return [...sectionsOf(built), ...built.setAside].flatMap(({ files }) => files);
}

function sectionsOf({ completedProfile, secondColumn }: BuiltProfile): BuiltProfile['completedProfile'] {
  return [...completedProfile, ...secondColumn];
}
