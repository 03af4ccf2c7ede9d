import { lazy, mixed, object, string } from 'yup';
import type { User } from '../users/user';
import { record, type Model } from '../fields/model';

const entrySchema = record({
  /** The display name, or the email without one. */
  name: string().default(''),
  photoURL: string().default(''),
});
type Entry = Model<typeof entrySchema>;

/** Maximum entries of a directory; a document holds 1 MiB. */
export const maxDirectoryUsers = 2_000;
const maxNameLength = 100;
const maxPhotoURLLength = 300;

/**
 * Names and photos of an organization's team by uid, `organizations/{id}/directory/people`, for pickers and columns
 * with names. One document, so that these screens need not read the whole team. Functions update it with each user.
 */
export const directorySchema = record({
  people: lazy((people: unknown) =>
    typeof people === 'object' && people !== null
      ? object(Object.fromEntries(Object.keys(people).map((uid) => [uid, entrySchema])))
      : mixed<Record<string, Entry>>().default({}),
  ),
});

/** A team member in pickers and columns. */
export interface DirectoryUser extends Entry {
  uid: string;
}

/** The directory entry of a user. */
export function directoryEntryOf({
  displayName,
  email,
  photoURL,
}: Pick<User, 'displayName' | 'email' | 'photoURL'>): Entry {
  return {
    name: (displayName || email).slice(0, maxNameLength),
    photoURL: photoURL.length <= maxPhotoURLLength ? photoURL : '',
  };
}

/** The team members of a directory, sorted by name. */
export function directoryUsers(people: Readonly<Record<string, Entry>>): DirectoryUser[] {
  return Object.entries(people)
    .map(([uid, entry]) => ({ uid, ...entry }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
