import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import type { AiKind } from '@portal/domain/contracts/profiles-api';
import { maxProfileVersions } from '@portal/domain/constants/files';
import { list, record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { builtProfileSchema } from '@portal/domain/profiles/built-profile';
import { jobProfileSchema, type JobProfile } from '@portal/domain/profiles/job-profile';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { ownerKind, profilesPath, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { PortalError } from '@portal/domain/errors/portal-error';
import { castDocument, firestore, isNotFound } from './firestore';

/** A version of a profile, `…/profiles/{id}/versions/{revision}`. */
export const profileVersionSchema = record({
  revision: number().required(),
  name: string().default(''),
  built: builtProfileSchema,
  editedBy: string().default(''),
  editorName: string().default(''),
  /** Titles of the sections that changed; empty when all may have. */
  changedSections: list(string().default(''), 120),
  savedAt: timestamp(),
});
export type StoredVersion = Model<typeof profileVersionSchema>;

/** A profile of any owner; a job's has no data of a candidate. */
export type StoredProfile = Profile | JobProfile;

/** A save: new fields, and how the history lists it. */
export interface ProfileSave {
  fields: Partial<Profile> | Partial<JobProfile>;
  editor: { uid: string; displayName: string };
  changedSections: string[];
}

export const profilesStore = {
  async get(owner: ProfileOwner, profileId: string): Promise<StoredProfile | null> {
    return castProfile(owner, (await reference(owner, profileId).get()).data());
  },

  /** All profiles of an owner, the oldest first. */
  async list(owner: ProfileOwner): Promise<StoredProfile[]> {
    const { docs } = await firestore().collection(pathOf(owner)).orderBy('createdAt').limit(200).get();
    return docs.flatMap((document) => castProfile(owner, document.data()) ?? []);
  },

  /**
   * Creates or changes a profile with its history, in a transaction: two users who save at once both see the other's save.
   * A save that changes nothing makes no version.
   * @param decide decides by the current profile; null when there is none. Null changes nothing.
   * @returns the profile as it is stored now; null when nothing was decided and there is none.
   */
  async save(
    owner: ProfileOwner,
    profileId: string,
    decide: (current: StoredProfile | null) => ProfileSave | null,
  ): Promise<StoredProfile | null> {
    const db = firestore();
    const document = reference(owner, profileId);
    return await db.runTransaction(async (transaction) => {
      const current = castProfile(owner, (await transaction.get(document)).data());
      const save = decide(current);
      if (!save) return current;
      const { fields, editor, changedSections } = save;
      const revision = (current?.revision ?? 0) + 1;
      const next = { ...current, ...fields, id: profileId, revision, editedBy: editor.uid };
      const stored = castProfile(owner, { ...next, createdBy: current?.createdBy ?? editor.uid });
      if (!stored) return null;
      if (current && isSameContent(stored, current)) return current;
      const now = FieldValue.serverTimestamp();
      transaction.set(document, { ...stored, createdAt: current?.createdAt ?? now, activityAt: now });
      transaction.set(versionOf(document, revision), {
        revision,
        name: stored.name,
        built: stored.built,
        editedBy: editor.uid,
        editorName: editor.displayName,
        changedSections,
        savedAt: now,
      });
      if (revision > maxProfileVersions) transaction.delete(versionOf(document, revision - maxProfileVersions));
      return stored;
    });
  },

  /** Records the URL of the stored JSON document. */
  async setStaticUrl(owner: ProfileOwner, profileId: string, staticPublicProfile: string): Promise<void> {
    try {
      await reference(owner, profileId).update({ staticPublicProfile });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  },

  /** The versions of a profile, the newest first. */
  async versions(owner: ProfileOwner, profileId: string): Promise<StoredVersion[]> {
    const { docs } = await reference(owner, profileId)
      .collection('versions')
      .orderBy('revision', 'desc')
      .limit(maxProfileVersions)
      .get();
    return docs.flatMap((document) => castDocument(document.data(), profileVersionSchema) ?? []);
  },

  async version(owner: ProfileOwner, profileId: string, revision: number): Promise<StoredVersion | null> {
    const snapshot = await versionOf(reference(owner, profileId), revision).get();
    return castDocument(snapshot.data(), profileVersionSchema);
  },

  /** Keeps an AI text of a job with the organization, for all profiles of the job. */
  async saveJobAiContent(organizationId: string, jobId: string, kind: AiKind, content: string): Promise<void> {
    const field = kind === 'aiSummaryJob' ? 'contentSummary' : 'contentSummaryPublishedJobDescription';
    const document = firestore().doc(`${collections.jobAIContent(organizationId)}/${jobId}`);
    await document.set({ jobId, [field]: content }, { merge: true });
  },

  /** Selects no profile if this one is selected. */
  async deselect(owner: ProfileOwner, profileId: string): Promise<void> {
    const { path, field } = selectionOf(owner);
    const document = firestore().doc(path);
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      if (snapshot.exists && snapshot.get(field) === profileId) transaction.update(document, { [field]: '' });
    });
  },

  /** Deletes a profile with its history. Idempotent. */
  async remove(owner: ProfileOwner, profileId: string): Promise<void> {
    await firestore().recursiveDelete(reference(owner, profileId));
  },

  /**
   * Selects the profile that viewers see; `''` selects none. A marketing candidate learns whether the profile is anonymous,
   * because lists show many candidates without their profiles.
   * @param options.isOnlyWhenNone leaves another selected profile as it is.
   * @returns the selected one; null when the owner is gone.
   */
  async select(
    owner: ProfileOwner,
    profileId: string,
    options: { isOnlyWhenNone: boolean } = { isOnlyWhenNone: false },
  ): Promise<string | null> {
    const { path, field } = selectionOf(owner);
    const document = firestore().doc(path);
    return await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      if (!snapshot.exists) return null;
      const selected: unknown = snapshot.get(field);
      if (options.isOnlyWhenNone && typeof selected === 'string' && selected !== '') return selected;
      if (selected === profileId) return profileId;
      const isListed = ownerKind(owner) === 'skillsCandidate' && profileId !== '';
      const profile = isListed ? await transaction.get(reference(owner, profileId)) : null;
      const isAnonymous = profile?.get('isAnonymous') === true;
      transaction.update(document, { [field]: profileId, ...(isListed && { isAnonymous }) });
      return profileId;
    });
  },
};

/** Where the selected profile of an owner is stored. */
function selectionOf(owner: ProfileOwner): { path: string; field: string } {
  const { organizationId, jobId, candidateId } = owner;
  switch (ownerKind(owner)) {
    case 'candidate':
      return { path: documents.candidate(organizationId, jobId, candidateId), field: 'public.selectedProfileId' };
    case 'job':
      return { path: documents.job(organizationId, jobId), field: 'selectedProfileId' };
    default:
      return { path: documents.skillsCandidate(organizationId, candidateId), field: 'selectedProfileId' };
  }
}

function castProfile(owner: ProfileOwner, data: Record<string, unknown> | undefined): StoredProfile | null {
  return ownerKind(owner) === 'job' ? castDocument(data, jobProfileSchema) : castDocument(data, profileSchema);
}

/** Who saves and how often does not count. */
function isSameContent(one: StoredProfile, other: StoredProfile): boolean {
  const content = (profile: StoredProfile): unknown =>
    JSON.parse(JSON.stringify({ ...profile, revision: 0, editedBy: '', createdAt: null, activityAt: null }));
  return isDeepStrictEqual(content(one), content(other));
}

function pathOf(owner: ProfileOwner): string {
  const path = profilesPath(owner);
  if (path === null) throw new PortalError('invalidRequest', { detail: 'neither candidate nor job' });
  return path;
}

function reference(owner: ProfileOwner, profileId: string): DocumentReference {
  return firestore().doc(`${pathOf(owner)}/${profileId}`);
}

function versionOf(profile: DocumentReference, revision: number): DocumentReference {
  return profile.collection('versions').doc(String(revision));
}
