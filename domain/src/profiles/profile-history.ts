import { isSame } from '../fields/is-same';
import type { BuiltProfile, ProfileSection } from './built-profile';

/** Why a profile was saved: it was created, written in, followed its data or template, or a version was restored. */
export const versionCauses = ['created', 'written', 'rebuilt', 'restored'] as const;
export type VersionCause = (typeof versionCauses)[number];

/** What the history needs of a stored version. */
interface Version {
  revision: number;
  built: BuiltProfile;
  editedBy: string;
  cause: VersionCause;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Saves of one user that are so close together are one line of the history. */
const oneSittingMs = 10 * 60_000;

/** The sections of both columns. */
export function sectionsOf({ completedProfile, secondColumn }: BuiltProfile): ProfileSection[] {
  return [...completedProfile, ...secondColumn];
}

/** Titles of the sections whose text, terms or files differ, or that only one of both has. */
export function changedSections(built: BuiltProfile, before: BuiltProfile): string[] {
  const [now, then] = [sectionsOf(built), sectionsOf(before)];
  const shown = ({ title, content, badges, files }: ProfileSection) => ({ title, content, badges, files });
  const changed = now.filter((section) => {
    const other = then.find(({ key }) => key === section.key);
    return !other || !isSame(shown(section), shown(other));
  });
  const removed = then.filter((section) => now.every(({ key }) => key !== section.key));
  return [...changed, ...removed].map(({ title, key }) => title || key);
}

/**
 * The lines of a history: saves of one user in one sitting are one, with all that they changed.
 * @param versions the newest first.
 * @returns the newest version of each line; `changed` is null when the version before it is not known.
 */
export function historyLines<Stored extends Version>(
  versions: readonly Stored[],
): { version: Stored; changed: string[] | null }[] {
  const lines: { version: Stored; oldest: number }[] = [];
  for (const [index, version] of versions.entries()) {
    const line = lines.at(-1);
    const newer = versions[index - 1];
    const isSameSitting =
      newer?.editedBy === version.editedBy &&
      newer.cause === version.cause &&
      version.cause !== 'restored' &&
      newer.savedAt - version.savedAt < oneSittingMs;
    if (line && isSameSitting) line.oldest = index;
    else lines.push({ version, oldest: index });
  }
  return lines.map(({ version, oldest }) => {
    const before = versions[oldest + 1];
    return { version, changed: before ? changedSections(version.built, before.built) : null };
  });
}
