import { maxProfileBytes } from '@portal/domain/constants/files';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isHtml } from '@portal/domain/fields/rich-text';
import { buildProfile, type BuildInput } from '@portal/domain/profiles/build-profile';
import type { BuiltProfile, ProfileSection } from '@portal/domain/profiles/built-profile';
import { jobProfileSchema, type JobProfile } from '@portal/domain/profiles/job-profile';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { jobProfileInput, profileInput, type ProfileData } from '@portal/domain/profiles/profile-values';
import type { JobTemplate, ProfileTemplate } from '@portal/domain/templates/profile-template';
import { toSafeHtml, withoutDirectionOverrides } from '../projections/rich-text';
import type { StoredProfile } from '../store/profiles';
import { candidateData, skillsCandidateData } from './profile-data';
import type { ProfileSubject } from './profile-subject';
import { linesHtml } from './resume-html';

/** The template of each kind of subject, read before the transaction that builds. */
export type SubjectTemplate = { profile: ProfileTemplate } | { job: JobTemplate };

/**
 * The profile with fresh data, built again from its template. Texts that users wrote in it stay: edited sections, AI texts
 * and files.
 * @param current null for a new profile.
 * @throws PortalError `tooLarge` when it is too long to be stored.
 */
export function rebuilt(
  subject: ProfileSubject,
  template: SubjectTemplate,
  current: StoredProfile | null,
): Partial<Profile> | Partial<JobProfile> {
  if (subject.kind === 'job') {
    if (!('job' in template)) throw new PortalError('internal', { detail: 'a job has a job template' });
    const built = buildProfile(template.job, inputOf(subject, current), current?.built ?? null);
    return { built: safeBuilt(built), builtFrom: template.job.id };
  }
  if (!('profile' in template)) throw new PortalError('internal', { detail: 'a candidate has a profile template' });
  const fields = freshFields(subject, current);
  const built = buildProfile(template.profile, profileInput(fields), current?.built ?? null);
  return { ...fields, built: safeBuilt(built), builtFrom: template.profile.id };
}

/** What a template is filled with for a subject. @param current its profile; null for a new one. */
export function inputOf(subject: ProfileSubject, current: StoredProfile | null): BuildInput {
  if (subject.kind !== 'job') return profileInput(freshFields(subject, current));
  const { ai } = jobProfileSchema.cast({ id: 'new', ...current }, { assert: false });
  const { jobDescription } = subject.job;
  const description = isHtml(jobDescription) ? jobDescription : linesHtml(jobDescription);
  return jobProfileInput({ ...subject.job, jobDescription: description }, ai);
}

/** The data of a candidate's profile: fresh from the candidate, with the texts that users wrote in the profile. */
function freshFields(subject: Exclude<ProfileSubject, { kind: 'job' }>, current: StoredProfile | null): ProfileData {
  const data =
    subject.kind === 'candidate'
      ? candidateData(subject.subject, subject.parsing)
      : skillsCandidateData(subject.record);
  const known = profileSchema.cast({ id: 'new', ...current }, { assert: false });
  const {
    id: _id,
    built: _built,
    revision: _revision,
    createdAt: _createdAt,
    activityAt: _activityAt,
    ...fields
  } = { ...known, ...data, ai: { ...known.ai, ...data.ai } };
  return fields;
}

/** The built profile with sanitized texts, because templates are written by browsers. */
export function safeBuilt(built: BuiltProfile): BuiltProfile {
  const section = (one: ProfileSection): ProfileSection => ({
    ...one,
    title: withoutDirectionOverrides(one.title),
    badges: one.badges.map(withoutDirectionOverrides),
    files: one.files.map((file) => ({ ...file, originalFilename: withoutDirectionOverrides(file.originalFilename) })),
    content: toSafeHtml(one.content),
    alternativeContent: toSafeHtml(one.alternativeContent),
  });
  const safe = {
    ...built,
    headerContent: toSafeHtml(built.headerContent),
    footerContent: toSafeHtml(built.footerContent),
    footerWithoutContact: toSafeHtml(built.footerWithoutContact),
    completedProfile: built.completedProfile.map(section),
    secondColumn: built.secondColumn.map(section),
    setAside: built.setAside.map(section),
  };
  if (Buffer.byteLength(JSON.stringify(safe)) > maxProfileBytes) {
    throw new PortalError('tooLarge', { detail: 'profile is too long' });
  }
  return safe;
}
