import { jobProfileSchema } from '@portal/domain/profiles/job-profile';
import { profileSchema } from '@portal/domain/profiles/profile';
import { ownerKind, profilesPath, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { readableProfile } from '@portal/domain/profiles/readable-profile';
import type { BuiltProfile } from '@portal/domain/profiles/built-profile';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

/** Bound of the query: far more profiles than anybody makes. */
const maxProfiles = 50;

/** What the screens need of a profile, of a candidate or of a job. */
export interface OwnedProfile {
  id: string;
  name: string;
  templateId: string;
  built: BuiltProfile;
  /** An anonymous profile as it was built; null for all others. */
  source: BuiltProfile | null;
  revision: number;
  isAnonymous: boolean;
  wasEdited: boolean;
  editedBy: string;
  /** Milliseconds since 1970; 0 while the server has not said. */
  changedAt: number;
}

/** The profiles of an owner, live, the newest first. */
export function useProfiles(owner: ProfileOwner): Live<OwnedProfile[]> {
  const { firestore } = useData();
  const path = profilesPath(owner) ?? '';
  const isJob = ownerKind(owner) === 'job';
  const source = query(collection(firestore, path), limit(maxProfiles));
  const live = useLiveQuery(path, source, isJob ? jobProfileSchema : profileSchema) as Live<StoredProfile[]>;
  return useMemo(
    () => (live.status === 'success' ? { ...live, data: live.data.map(ownedProfile).sort(byNewest) } : live),
    [live],
  );
}

type StoredProfile = Omit<OwnedProfile, 'isAnonymous' | 'changedAt' | 'source'> & {
  source?: BuiltProfile | null;
  isAnonymous?: boolean;
  activityAt?: { toMillis: () => number } | null | undefined;
};

function ownedProfile({ activityAt, isAnonymous = false, source = null, ...profile }: StoredProfile): OwnedProfile {
  const { id, name, templateId, revision, wasEdited, editedBy } = profile;
  // Broken parts are left out, so that the others can be read and edited.
  const { built } = readableProfile(profile.built);
  return {
    ...{ id, name, templateId, built, revision, wasEdited, editedBy, isAnonymous },
    source: source === null ? null : readableProfile(source).built,
    changedAt: activityAt?.toMillis() ?? 0,
  };
}

function byNewest(a: OwnedProfile, b: OwnedProfile): number {
  return b.changedAt - a.changedAt || a.id.localeCompare(b.id);
}
