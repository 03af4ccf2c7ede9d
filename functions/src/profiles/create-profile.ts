import { defaultProfileName } from '@portal/domain/constants/application';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { defaultProfileKey } from '@portal/domain/profiles/profile-files';
import { profileTexts } from '@portal/domain/texts/profiles';
import { isAnonymous } from '../projections/anonymous-presentation';
import type { StaffContext } from '../runtime/route';
import type { StoredProfile } from '../store/profiles';
import { rebuilt } from './build-stored-profile';
import { ownerOf } from './owner-of';
import { loadProfileSubject, type ProfileSubject } from './profile-subject';
import { storeStaticProfile } from './store-static-profile';
import { chosenTemplateId, subjectTemplate } from './subject-template';

type Call = typeof profilesApi.createProfile;

/**
 * Creates a profile from data and template, and selects it when the owner has none. The default profile is created once;
 * asking for it again brings it up to date, with its edited sections kept, and selects it unless an anonymous one is selected.
 * @throws PortalError `notFound` for an owner that is gone; `unusableFile` when the resume is to fill it and has no text.
 */
export async function createProfile(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store, actor, clock, random } = context;
  const owner = ownerOf(input);
  const [subject, existing] = await Promise.all([loadProfileSubject(store, owner), store.profiles.list(owner)]);
  if (input.source === 'resume' && subject.kind === 'candidate' && !subject.parsing?.parsed.text.trim()) {
    throw new PortalError('unusableFile', { userMessage: profileTexts.noResumeText });
  }
  const known = input.isDefault ? existing.find(({ name }) => name === defaultProfileName) : undefined;
  const templateId = input.templateId || chosenTemplateId(known);
  const template = await subjectTemplate(store, subject, templateId);
  const name = input.isDefault ? defaultProfileName : input.name || defaultProfileName;
  const key = name === defaultProfileName ? defaultProfileKey(keysOf(existing), clock.now()) : '';
  const saved = await store.profiles.save(owner, known?.id ?? random.token(12), (current) => ({
    fields: {
      ...rebuilt(subject, template, current),
      templateId,
      ...(current ? {} : { name, key, fromCandidateFile: input.source === 'resume' }),
    },
    editor: actor,
    cause: current ? 'rebuilt' : 'created',
  }));
  if (!saved) throw new PortalError('internal', { detail: 'profile was not stored' });
  await Promise.all([
    storeStaticProfile(context, owner, saved),
    store.profiles.select(owner, saved.id, {
      isOnlyWhenNone: !input.isDefault || isAnonymouslyShown(subject, existing),
    }),
  ]);
  return { profileId: saved.id, revision: saved.revision };
}

/** Whether viewers get an anonymous profile, which no other may replace unasked. */
function isAnonymouslyShown(subject: ProfileSubject, profiles: readonly StoredProfile[]): boolean {
  return profiles.some((profile) => profile.id === selectedId(subject) && isAnonymous(profile));
}

function selectedId(subject: ProfileSubject): string {
  if (subject.kind === 'candidate') return subject.subject.candidate.public.selectedProfileId;
  return subject.kind === 'job' ? subject.job.selectedProfileId : subject.record.selectedProfileId;
}

function keysOf(profiles: readonly StoredProfile[]): string[] {
  return profiles.flatMap((profile) => ('key' in profile ? [profile.key] : []));
}
