import { isDocumentId } from './document-id';

/** All paths in the bucket. `storage.rules` decides who may read and write each. */
export const storagePaths = {
  /**
   * An upload of staff that a function then moves or deletes. Leftovers are deleted after a day.
   */
  staged: (organizationId: string, uid: string, uploadId: string, fileName: string) =>
    `staging/${organizationId}/${uid}/${uploadId}/${safeFileName(fileName)}`,
  /** A candidate's resume: functions write and serve it. */
  resume: (organizationId: string, jobId: string, candidateId: string, fileName: string) =>
    `organizations/${organizationId}/jobs/${jobId}/candidates/${candidateId}/resume/${safeFileName(fileName)}`,
  /** The PDF generated from a parsed resume: functions write and serve it. */
  generatedResume: (organizationId: string, jobId: string, candidateId: string, fileName: string) =>
    `organizations/${organizationId}/jobs/${jobId}/candidates/${candidateId}/generated/${safeFileName(fileName)}`,
  /** An attachment of a candidate: functions write and serve it. No slash after `attachments`. */
  attachment: (ownerId: string, time: number, fileName: string) =>
    `attachments${ownerId}/${time}/${safeFileName(fileName)}`,
  /** The public part of a built profile, as JSON: functions write and serve it. */
  staticProfile: (ownerId: string, profileId: string) => `attachments${ownerId}/1/${profileId}.json`,
  /** The PDF or Word file of a profile: functions write and serve it. */
  generatedProfile: (organizationId: string, ownerId: string, profileId: string, extension: string) =>
    `organizations/${organizationId}/profiles/${ownerId}/${profileId}/generated/profile.${extension}`,
  /** Everything about a person, written down for them: functions write and serve it, and delete it after some days. */
  personExport: (organizationId: string, runId: string, extension: string) =>
    `organizations/${organizationId}/exports/${runId}/person.${extension}`,
  /** A hash of an erased person. A restored database learns from it whom to erase again. */
  erasedPerson: (organizationId: string, hash: string) => `organizations/${organizationId}/erased/${hash}`,
  organizationLogo: (uid: string, time: number, fileName: string) =>
    `images/organizations/${uid}/${time}/${safeFileName(fileName)}`,
  /** A user's photo, shown on public pages with the contact data. */
  userPhoto: (uid: string, time: number, fileName: string) => `images/users/${uid}/${time}/${safeFileName(fileName)}`,
  brandLogo: (organizationId: string, time: number, fileName: string) =>
    `images/brands/${organizationId}/${time}/${safeFileName(fileName)}`,
  /** An image in a formatted text, shown wherever the text is. */
  editorImage: (time: number, fileName: string) => `images/froala/${time}/${safeFileName(fileName)}`,
} as const;

/** Ids of uploads that came out of a zip begin with this. */
export const archivePrefix = 'zip-';

/** Whether a staged upload came out of a zip. */
export function isFromArchive(stagedPath: string): boolean {
  return stagedPath.split('/')[3]?.startsWith(archivePrefix) ?? false;
}

/** Whether a path is a staged upload of this user in this organization. */
export function isStagedBy(path: string, organizationId: string, uid: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === 5 &&
    parts[0] === 'staging' &&
    parts[1] === organizationId &&
    parts[2] === uid &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/**
 * The candidate that a stored file belongs to, by its path.
 * @returns null for any other path, and for one that leaves its folder.
 */
export function candidateFileOwner(
  path: string,
): { organizationId: string; jobId: string; candidateId: string } | null {
  const match = /^organizations\/([\w-]+)\/jobs\/([\w-]+)\/candidates\/([\w-]+)\/(?:resume|generated)\/([^/]+)$/.exec(
    path,
  );
  const [, organizationId, jobId, candidateId, fileName] = match ?? [];
  if (!organizationId || !jobId || !candidateId || !fileName || fileName === '.' || fileName === '..') return null;
  if (![organizationId, jobId, candidateId].every(isDocumentId)) return null;
  return { organizationId, jobId, candidateId };
}

/** Whether this is the path of an attachment. The owner is in the file's metadata, not in the path. */
export function isAttachmentPath(path: string): boolean {
  return /^attachments[\w-]+\/\d+\/(?!\.{1,2}$)[^/]+$/.test(path);
}

/**
 * A file name that is safe in a path: no separators, control characters or leading dots, at most 120 characters; the
 * extension is kept.
 */
export function safeFileName(fileName: string): string {
  const cleaned = fileName
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are what it removes
    .replace(/[\u0000-\u001f\u007f/\\?#[\]*:"<>|]+/g, '-')
    .replace(/^\.+/, '')
    .trim();
  const extension = /\.[A-Za-z0-9]{1,9}$/.exec(cleaned)?.[0] ?? '';
  const stem = cleaned.slice(0, cleaned.length - extension.length).slice(0, 120 - extension.length);
  return `${stem.replace(/[\ud800-\udbff]$/, '') || 'file'}${extension}`;
}
