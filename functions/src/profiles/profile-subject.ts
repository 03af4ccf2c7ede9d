import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { SmBrand } from '@portal/domain/brands/brand';
import { brandOfOrganization, resolveSmBrand } from '@portal/domain/brands/resolve-brand';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import type { Organization } from '@portal/domain/organizations/organization';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { isDocumentId } from '@portal/domain/paths/document-id';
import { ownerKind, sideOf, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { builtInTemplates, defaultJobTemplate } from '@portal/domain/templates/default-templates';
import { chooseTemplate } from '@portal/domain/templates/choose-template';
import type { JobTemplate, ProfileTemplate } from '@portal/domain/templates/profile-template';
import { loadResumeSubject, type ResumeSubject } from '../projections/resume-subject';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { Store } from '../store/store';

/** What a profile is about, read once for a call. */
export type ProfileSubject =
  | { kind: 'candidate'; organization: Organization; subject: ResumeSubject; parsing: ResumeParsing | null }
  | { kind: 'skillsCandidate'; organization: Organization; record: SkillsCandidate }
  | { kind: 'job'; organization: Organization; job: Job };

type Stores = Pick<
  Store,
  | 'candidates'
  | 'jobs'
  | 'organizations'
  | 'users'
  | 'integrationUsers'
  | 'marketingBrands'
  | 'skillsCandidates'
  | 'profileTemplates'
>;

/**
 * Reads what a profile belongs to.
 * @throws PortalError `invalidRequest` for an owner that is neither candidate nor job, `notFound` for one that is gone.
 */
export async function loadProfileSubject(store: Stores, owner: ProfileOwner): Promise<ProfileSubject> {
  const kind = ownerKind(owner);
  if (kind === null) throw new PortalError('invalidRequest', { detail: 'neither candidate nor job' });
  if (kind === 'candidate') {
    const [subject, parsing] = await Promise.all([loadResumeSubject(store, owner), store.candidates.parsing(owner)]);
    if (!subject) throw new PortalError('notFound');
    return { kind, organization: subject.organization, subject, parsing };
  }
  const [organization, record, job] = await Promise.all([
    store.organizations.get(owner.organizationId),
    kind === 'skillsCandidate' ? store.skillsCandidates.get(owner.organizationId, owner.candidateId) : null,
    kind === 'job' ? store.jobs.get(owner.organizationId, owner.jobId) : null,
  ]);
  if (organization && record && !record.isDeleted) return { kind: 'skillsCandidate', organization, record };
  if (organization && job) return { kind: 'job', organization, job };
  throw new PortalError('notFound');
}

/**
 * The template of a candidate's profile.
 * @param templateId the wanted one; `''` for the one that applies.
 */
export async function templateFor(
  store: Stores,
  subject: Exclude<ProfileSubject, { kind: 'job' }>,
  templateId: string,
): Promise<ProfileTemplate> {
  const { organization } = subject;
  const templates = [...(await store.profileTemplates.list(organization.id)), ...builtInTemplates];
  const brandTemplateId =
    subject.kind === 'candidate'
      ? subject.subject.brand.profileTemplateId
      : (await ownersMarketingBrand(store, subject))?.smProfileId;
  const own = subject.kind === 'skillsCandidate' ? subject.record.selectedProfileTemplateId : '';
  return chooseTemplate(
    sideOf(subject.kind),
    {
      candidateTemplateId: templateId || own,
      brandTemplateId,
      skillsMarketing: organization.productFeature.skillsMarketing,
    },
    templates,
  );
}

/** The look of a profile's files: that of the recruiter's or owner's brand, of a job that of the organization. */
export async function themeOf(store: Stores, subject: ProfileSubject): Promise<PublicTheme> {
  const { organization } = subject;
  if (subject.kind === 'candidate') return projectTheme(organization, subject.subject.brand);
  const brand = subject.kind === 'job' ? null : await ownersMarketingBrand(store, subject);
  return projectTheme(organization, brand ?? brandOfOrganization(organization));
}

/** The marketing brand of a candidate's owner, else the default one. A profile has no sender, unlike its links. */
async function ownersMarketingBrand(
  store: Stores,
  { organization, record }: Extract<ProfileSubject, { kind: 'skillsCandidate' }>,
): Promise<SmBrand | null> {
  const ownerId = isDocumentId(record.owner.id) ? record.owner.id : null;
  const [brands, user, atsUser] = await Promise.all([
    store.marketingBrands.list(organization.id, 'sm'),
    ownerId ? store.users.get(ownerId) : null,
    ownerId ? store.integrationUsers.get(organization.id, ownerId) : null,
  ]);
  const isOwn = user?.organizationId === organization.id;
  return resolveSmBrand(brands, (isOwn && user.smBrandId) || atsUser?.smBrandId);
}

/** The template of a job's profile: the wanted one, the organization's default, else the built-in one. */
export async function jobTemplateFor(
  store: Stores,
  { organization }: Pick<ProfileSubject, 'organization'>,
  templateId: string,
): Promise<JobTemplate> {
  const templates = [...(await store.profileTemplates.listForJobs(organization.id)), defaultJobTemplate];
  const { defaultTemplateId } = organization.productFeature.jobMarketing;
  const chosen = [templateId, defaultTemplateId].map((id) => templates.find((template) => template.id === id));
  return chosen.find((template) => template !== undefined) ?? defaultJobTemplate;
}
