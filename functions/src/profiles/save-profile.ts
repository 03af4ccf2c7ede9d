import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi, SectionConflict } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { ownerKind, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import type { BuiltProfile, ProfileSection } from '@portal/domain/profiles/built-profile';
import type { Profile } from '@portal/domain/profiles/profile';
import { isAnonymous } from '../projections/anonymous-presentation';
import { toSafeHtml } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import type { ProfileSave, StoredProfile } from '../store/profiles';
import { safeBuilt } from './build-stored-profile';
import { ownerOf } from './owner-of';
import { withRedactions } from './redact-profile';
import { storeStaticProfile } from './store-static-profile';

type Call = typeof profilesApi.saveProfile;
type Change = RequestOf<Call>['changes'][number];

/**
 * Saves sections and name. Only the named sections change; one that somebody else has saved since the user read it stays
 * and is answered as a conflict, so that of two editors none overwrites what the other wrote.
 * @throws PortalError `notFound` for a profile that is gone, `tooLarge`; `permissionDenied` for a marketing candidate whose
 *   profiles the organization does not edit.
 */
export async function saveProfile(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store, actor } = context;
  const owner = ownerOf(input);
  await requireEditable(context, owner);
  let conflicts: SectionConflict[] = [];
  const saved = await store.profiles.save(owner, input.profileId, (current) => {
    if (!current) return null;
    // The transaction may run this several times.
    const applied = applyChanges(current, input.changes);
    conflicts = applied.conflicts;
    return saveOf(current, applied, { name: input.name, actor });
  });
  if (!saved) throw new PortalError('notFound');
  await storeStaticProfile(context, owner, saved);
  return { revision: saved.revision, conflicts };
}

async function requireEditable({ store }: StaffContext, owner: ProfileOwner): Promise<void> {
  if (ownerKind(owner) !== 'skillsCandidate') return;
  const organization = await store.organizations.get(owner.organizationId);
  if (!organization?.productFeature.skillsMarketing.allowEditCandidate) throw new PortalError('permissionDenied');
}

interface Applied {
  built: BuiltProfile;
  changed: ProfileSection[];
  conflicts: SectionConflict[];
}

function applyChanges(current: StoredProfile, changes: readonly Change[]): Applied {
  const changed: ProfileSection[] = [];
  const conflicts: SectionConflict[] = [];
  const apply = (section: ProfileSection): ProfileSection => {
    const change = changes.find(({ key }) => key === section.key);
    if (!change) return section;
    const content = toSafeHtml(change.content);
    if (content === section.content) return section;
    if (change.revision !== section.revision) {
      const { key, revision } = section;
      conflicts.push({ key, content: section.content, revision, editedBy: current.editedBy });
      return section;
    }
    const next = { ...section, content, badges: [], wasEdited: true, revision: section.revision + 1 };
    changed.push(next);
    return next;
  };
  const { built } = current;
  const completedProfile = built.completedProfile.map(apply);
  return { built: { ...built, completedProfile, secondColumn: built.secondColumn.map(apply) }, changed, conflicts };
}

function saveOf(
  current: StoredProfile,
  { built, changed }: Applied,
  { name, actor }: { name: string; actor: StaffContext['actor'] },
): ProfileSave | null {
  const isRenamed = name !== '' && name !== current.name;
  if (changed.length === 0 && !isRenamed) return null;
  const texts = isAnonymous(current)
    ? withRedactions(current, sourceWith(current, built, changed))
    : { built: safeBuilt(built) };
  return {
    fields: {
      ...(isRenamed ? { name } : {}),
      ...(changed.length > 0 ? { ...texts, wasEdited: true } : {}),
      ...(isAnonymous(current) ? {} : writtenTexts(current, changed)),
    },
    editor: actor,
    cause: 'written',
  };
}

/** What an anonymous profile was built as, with the sections that were edited since: those are as somebody wrote them. */
function sourceWith(current: Profile, built: BuiltProfile, changed: readonly ProfileSection[]): BuiltProfile {
  const { source } = current;
  if (source === null) return safeBuilt(built);
  const edited = (sections: readonly ProfileSection[]) =>
    sections.map((section) => changed.find(({ key }) => key === section.key) ?? section);
  return safeBuilt({
    ...source,
    completedProfile: edited(source.completedProfile),
    secondColumn: edited(source.secondColumn),
  });
}

/** Texts that the profile also keeps by their kind, so that another template shows them as well. */
export function writtenTexts(current: StoredProfile, changed: readonly ProfileSection[]): ProfileSave['fields'] {
  const ai: Record<string, string> = {};
  for (const section of changed) {
    const field = aiFields.find(({ flag }) => section[flag])?.field;
    if (field) ai[field] = section.content;
  }
  // The schema drops texts that the owner's kind of profile does not have.
  return Object.keys(ai).length === 0 ? {} : ({ ai: { ...current.ai, ...ai } } as ProfileSave['fields']);
}

const aiFields = [
  { flag: 'isAISummarySubmissionItem', field: 'aiSummarySubmissionSection' },
  { flag: 'isAISummarySmItem', field: 'aiSummarySmSection' },
  { flag: 'isAIResumeItem', field: 'aiResumeSection' },
  { flag: 'isRecruiterNotes', field: 'recruiterNotes' },
  { flag: 'isResume', field: 'generatedResume' },
  { flag: 'isAIJobDescriptionItem', field: 'aiSummary' },
  { flag: 'isAIPublishedJobDescriptionItem', field: 'aiSummaryPublishedJobDescription' },
] as const;
