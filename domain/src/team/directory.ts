import { lazy, mixed, object, string } from 'yup';
import type { User } from '../users/user';
import { record, type Model } from '../fields/model';

const entrySchema = record({
  /** The display name; the address of somebody without one. */
  name: string().default(''),
  photoURL: string().default(''),
});
type Entry = Model<typeof entrySchema>;

/** The most people that a directory names: a document holds 1 MiB. */
export const maxDirectoryUsers = 2_000;
const longestName = 100;
const longestPhotoURL = 300;

/**
 * Who belongs to an organization, by uid, `organizations/{id}/directory/people`: for pickers and columns that name
 * people. One document, because every screen with a name in it would else read the whole team. Functions keep it after
 * each change of a person.
 */
export const directorySchema = record({
  people: lazy((people: unknown) =>
    typeof people === 'object' && people !== null
      ? object(Object.fromEntries(Object.keys(people).map((uid) => [uid, entrySchema])))
      : mixed<Record<string, Entry>>().default({}),
  ),
});

/** A person whom colleagues may pick or see named. */
export interface DirectoryUser extends Entry {
  uid: string;
}

/** What a directory says of a person. */
export function directoryEntryOf({
  displayName,
  email,
  photoURL,
}: Pick<User, 'displayName' | 'email' | 'photoURL'>): Entry {
  return {
    name: (displayName || email).slice(0, longestName),
    photoURL: photoURL.length <= longestPhotoURL ? photoURL : '',
  };
}

/** The people of a directory by their names. */
export function directoryUsers(people: Readonly<Record<string, Entry>>): DirectoryUser[] {
  return Object.entries(people)
    .map(([uid, entry]) => ({ uid, ...entry }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
