/** Where files stand in the bucket: the one place with these paths. `storage.rules` decides who may touch each. */
export const storagePaths = {
  /**
   * A file on its way in: staff upload here, a function takes it from here or removes it. What nobody takes is swept
   * after a day.
   */
  staged: (organizationId: string, uid: string, uploadId: string, fileName: string) =>
    `staging/${organizationId}/${uid}/${uploadId}/${safeFileName(fileName)}`,
  /** The resume of a candidate: written by functions, read by the organization's staff. */
  resume: (organizationId: string, jobId: string, candidateId: string, fileName: string) =>
    `organizations/${organizationId}/jobs/${jobId}/candidates/${candidateId}/resume/${safeFileName(fileName)}`,
  /** The PDF that is made of a parsed resume: written by functions, read by the organization's staff. */
  generatedResume: (organizationId: string, jobId: string, candidateId: string, fileName: string) =>
    `organizations/${organizationId}/jobs/${jobId}/candidates/${candidateId}/generated/${safeFileName(fileName)}`,
  /** A file beside the resume (001 §7, without a slash after `attachments`): functions write it and hand it out. */
  attachment: (ownerId: string, time: number, fileName: string) =>
    `attachments${ownerId}/${time}/${safeFileName(fileName)}`,
  organizationLogo: (uid: string, time: number, fileName: string) =>
    `images/organizations/${uid}/${time}/${safeFileName(fileName)}`,
  /** A person's picture: public pages show it beside the person's contact data. */
  userPhoto: (uid: string, time: number, fileName: string) => `images/users/${uid}/${time}/${safeFileName(fileName)}`,
  brandLogo: (organizationId: string, time: number, fileName: string) =>
    `images/brands/${organizationId}/${time}/${safeFileName(fileName)}`,
} as const;

/** The folder of a staged upload belongs to one organization and one person. */
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
 * The organization whose staff may read a file of a candidate, by its path.
 * @returns null for every other path, and for one that steps out of its folder.
 */
export function candidateFileOwner(
  path: string,
): { organizationId: string; jobId: string; candidateId: string } | null {
  const match = /^organizations\/([\w-]+)\/jobs\/([\w-]+)\/candidates\/([\w-]+)\/(?:resume|generated)\/([^/]+)$/.exec(
    path,
  );
  const [, organizationId, jobId, candidateId, fileName] = match ?? [];
  if (!organizationId || !jobId || !candidateId || !fileName || fileName === '.' || fileName === '..') return null;
  return { organizationId, jobId, candidateId };
}

/** Is this the path of a file beside a resume? It does not tell whose; the file itself does. */
export function isAttachmentPath(path: string): boolean {
  return /^attachments[\w-]+\/\d+\/(?!\.{1,2}$)[^/]+$/.test(path);
}

/**
 * A file name that is safe as the last part of a path: no separators, no control characters, no leading dots, at most
 * 120 characters with the extension kept.
 */
export function safeFileName(fileName: string): string {
  const cleaned = fileName
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- control characters are exactly what must go
    .replace(/[\u0000-\u001f\u007f/\\?#[\]*:"<>|]+/g, '-')
    .replace(/^\.+/, '')
    .trim();
  const extension = /\.[A-Za-z0-9]{1,9}$/.exec(cleaned)?.[0] ?? '';
  const stem = cleaned.slice(0, cleaned.length - extension.length).slice(0, 120 - extension.length);
  return `${stem.replace(/[\ud800-\udbff]$/, '') || 'file'}${extension}`;
}
