import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import type { AiKind } from '@portal/domain/contracts/profiles-api';
import { maxProfileVersions } from '@portal/domain/constants/files';
import { record, type Model } from '@portal/domain/fields/model';
import { timestamp } from '@portal/domain/fields/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { builtProfileSchema } from '@portal/domain/profiles/built-profile';
import { jobProfileSchema, type JobProfile } from '@portal/domain/profiles/job-profile';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { versionCauses, type VersionCause } from '@portal/domain/profiles/profile-history';
import { publicLinks } from '@portal/domain/links/public-links';
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
  cause: string().oneOf(versionCauses).default('written'),
  savedAt: timestamp(),
});
export type StoredVersion = Model<typeof profileVersionSchema>;

/** A profile of any owner; a job's has no data of a candidate. */
export type StoredProfile = Profile | JobProfile;

/** A save: new fields, and how the history lists it. */
export interface ProfileSave {
  fields: Partial<Profile> | Partial<JobProfile>;
  editor: { uid: string; displayName: string };
  /** A user who only lets a profile follow its data has not edited it. */
  cause: VersionCause;
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
      const { fields, editor, cause } = save;
      const revision = (current?.revision ?? 0) + 1;
      const next = {
        ...current,
        ...fields,
        id: profileId,
        revision,
        editedBy: cause === 'rebuilt' && current ? current.editedBy : editor.uid,
      };
      const stored = castProfile(owner, { ...next, createdBy: current?.createdBy ?? editor.uid });
      if (!stored) return null;
      if (current && isSameContent(stored, current)) return current;
      if (ownerKind(owner) === 'skillsCandidate' && 'redactions' in stored && stored.isAnonymous) {
        const { path, field } = selectionOf(owner);
        const shown = await transaction.get(db.doc(path));
        const isListed = [field, 'listedProfileId'].some((name) => shown.get(name) === profileId);
        if (isListed) transaction.update(shown.ref, { redactions: stored.redactions });
      }
      const now = FieldValue.serverTimestamp();
      transaction.set(document, { ...stored, createdAt: current?.createdAt ?? now, activityAt: now });
      transaction.set(versionOf(document, revision), {
        revision,
        name: stored.name,
        built: stored.built,
        editedBy: editor.uid,
        editorName: editor.displayName,
        cause,
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

  /** Selects no profile if this one is selected, and takes it from lists. A candidate who was shown anonymously stays anonymous. */
  async deselect(owner: ProfileOwner, profileId: string): Promise<void> {
    const { path, field, flag } = selectionOf(owner);
    const document = firestore().doc(path);
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      if (snapshot.get('listedProfileId') === profileId) transaction.update(document, { listedProfileId: '' });
      else if (snapshot.exists && snapshot.get(field) === profileId) {
        const isAnonymous = await isShownAnonymously(transaction, owner, snapshot);
        transaction.update(document, { [field]: '', ...(flag && { [flag]: isAnonymous }) });
      }
    });
  },

  /** Deletes a profile with its history. Idempotent. */
  async remove(owner: ProfileOwner, profileId: string): Promise<void> {
    await firestore().recursiveDelete(reference(owner, profileId));
  },

  /**
   * Selects the profile that viewers see; `''` selects none. The candidate remembers whether viewers got an anonymous one: no
   * later selection shows more, unless it closes the links that viewers hold.
   * @param options.isOnlyWhenNone leaves another selected profile as it is.
   * @param options.newToken the token of the candidate's new link, when the old links may be closed; a marketing candidate
   *   needs none.
   * @returns the selected one, which is the one before when a named profile would have replaced an anonymous one; null when
   *   the owner is gone.
   */
  async select(
    owner: ProfileOwner,
    profileId: string,
    options: { isOnlyWhenNone?: boolean; newToken?: string | null } = {},
  ): Promise<string | null> {
    const { path, field, flag } = selectionOf(owner);
    const document = firestore().doc(path);
    return await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      if (!snapshot.exists) return null;
      const selected: unknown = snapshot.get(field);
      if (options.isOnlyWhenNone && typeof selected === 'string' && selected !== '') return selected;
      if (selected === profileId) return profileId;
      if (!flag) {
        transaction.update(document, { [field]: profileId });
        return profileId;
      }
      const wasAnonymous = await isShownAnonymously(transaction, owner, snapshot);
      const profile = profileId === '' ? null : await transaction.get(reference(owner, profileId));
      const isNamed = profile !== null && profile.get('isAnonymous') !== true;
      if (!isNamed || !wasAnonymous) {
        transaction.update(document, {
          [field]: profileId,
          [flag]: !isNamed && (profile !== null || wasAnonymous),
          ...listOf(owner, profile),
        });
        return profileId;
      }
      if (options.newToken === undefined) return typeof selected === 'string' ? selected : '';
      await closeLinks(transaction, owner, options.newToken);
      transaction.update(document, { [field]: profileId, [flag]: false, ...listsAsBefore(owner, selected) });
      return profileId;
    });
  },
};

/**
 * Keeps lists anonymous when a named profile replaces the anonymous one: they cannot be closed and shared anew as the links of
 * one candidate can.
 */
function listsAsBefore(owner: ProfileOwner, selected: unknown): Record<string, unknown> {
  return ownerKind(owner) === 'skillsCandidate' ? { isAnonymousInLists: true, listedProfileId: selected ?? '' } : {};
}

/** The list of an anonymous profile as a marketing candidate keeps it; with any other profile it keeps the one before. */
function listOf(owner: ProfileOwner, profile: DocumentSnapshot | null): { redactions?: unknown } {
  if (ownerKind(owner) !== 'skillsCandidate' || profile?.get('isAnonymous') !== true) return {};
  return { redactions: profile.get('redactions') ?? [] };
}

/** Whether viewers may not learn who the owner is. A selected profile that is gone may have been an anonymous one. */
async function isShownAnonymously(
  transaction: Transaction,
  owner: ProfileOwner,
  snapshot: DocumentSnapshot,
): Promise<boolean> {
  const { field, flag } = selectionOf(owner);
  if (!flag) return false;
  if (snapshot.get(flag) === true) return true;
  const selected: unknown = snapshot.get(field);
  if (typeof selected !== 'string' || selected === '') return false;
  const profile = await transaction.get(reference(owner, selected));
  return !profile.exists || profile.get('isAnonymous') === true;
}

/**
 * Closes the links of a candidate that show an anonymous profile, and hides the candidate in Client Connect; the links of
 * recipients who know who it is stay open.
 */
async function closeLinks(transaction: Transaction, owner: ProfileOwner, newToken: string | null): Promise<void> {
  const { organizationId, jobId, candidateId } = owner;
  if (ownerKind(owner) === 'skillsCandidate') {
    const links = firestore().collection(collections.sharedLinks(organizationId)).where('targetId', '==', candidateId);
    const { docs } = await transaction.get(links);
    for (const link of docs.filter((one) => one.get('kind') === 'profile')) {
      transaction.update(link.ref, { isRevoked: true, revokedAt: FieldValue.serverTimestamp() });
    }
    return;
  }
  if (!newToken) throw new PortalError('internal', { detail: 'no new token' });
  const links = await transaction.get(
    firestore().collection(collections.recipientLinks(candidateId)).where('isRevoked', '==', false),
  );
  for (const link of links.docs.filter((one) => one.get('isRevealed') !== true)) {
    transaction.update(link.ref, { isRevoked: true, isClosed: true });
    // A link of Client Connect has no recipient whom staff have listed.
    if (link.get('contactId')) continue;
    const recipients = collections.candidateRecipients(organizationId, jobId, candidateId);
    transaction.update(firestore().doc(`${recipients}/${String(link.get('recipientId'))}`), {
      revokedAt: FieldValue.serverTimestamp(),
    });
  }
  transaction.update(firestore().doc(documents.publicCandidate(candidateId)), { publicToken: newToken });
  transaction.update(firestore().doc(documents.candidate(organizationId, jobId, candidateId)), {
    'public.publicToken': newToken,
    'public.resumeLink': publicLinks.resume(newToken, candidateId),
    'public.linkVersion': FieldValue.increment(1),
    // Not as by hand: recipients who know who it is keep their links, also those of shortlists.
    'submissionStatus.portal': false,
    'submissionStatus.shownAt': null,
  });
}

/** Where the selected profile of an owner is stored, and whether it is anonymous; a job's never is. */
function selectionOf(owner: ProfileOwner): { path: string; field: string; flag: string | null } {
  const { organizationId, jobId, candidateId } = owner;
  switch (ownerKind(owner)) {
    case 'candidate':
      return {
        path: documents.candidate(organizationId, jobId, candidateId),
        field: 'public.selectedProfileId',
        flag: 'public.isAnonymous',
      };
    case 'job':
      return { path: documents.job(organizationId, jobId), field: 'selectedProfileId', flag: null };
    default:
      return {
        path: documents.skillsCandidate(organizationId, candidateId),
        field: 'selectedProfileId',
        flag: 'isAnonymous',
      };
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
