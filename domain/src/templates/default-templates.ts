import { defaultLabels } from '../texts/labels';
import { templateSectionTexts } from '../texts/templates';
import { blockOf } from './block';
import { designTemplates } from './design-templates';
import { jobTemplateSchema, profileTemplateSchema, type JobTemplate, type ProfileTemplate } from './profile-template';

/** Ids of the built-in templates, which are not stored. */
export const builtInTemplateIds = { core: 'default', marketing: 'default-marketing' } as const;

const recruiterNotes = blockOf({
  key: 'recruiterNotes',
  title: defaultLabels.recruiterNotes,
  isRecruiterNotes: true,
  isEditable: true,
});
const skills = blockOf({ key: 'skills', title: defaultLabels.skills, content: '[skills]' });

/** Who the profile is about. */
const headerContent = '<h1>[candidateName]</h1><p>[occupation] · [location]</p>';

/** Default template of the submission platform. */
export const defaultCoreTemplate: ProfileTemplate = profileTemplateSchema.cast({
  id: builtInTemplateIds.core,
  name: 'Default',
  isCore: true,
  headerContent,
  template: [
    blockOf({
      key: 'internalNotes',
      title: defaultLabels.internalNotes,
      isPrivateNotes: true,
      isRecruiterOnly: true,
      isEditable: true,
    }),
    recruiterNotes,
    skills,
    blockOf({ key: 'attachments', title: defaultLabels.attachments, isFile: true }),
    blockOf({
      key: 'contact',
      title: templateSectionTexts.contactInformation,
      content: '<p>[recruiter.name]</p><p>[recruiter.address]</p><p>[recruiter.email]</p><p>[recruiter.phone]</p>',
    }),
    blockOf({ key: 'resume', title: templateSectionTexts.resume, isResume: true, isEditable: true }),
  ],
});

/** Default template of marketing. */
export const defaultMarketingTemplate: ProfileTemplate = profileTemplateSchema.cast({
  id: builtInTemplateIds.marketing,
  name: 'Default',
  isCore: false,
  headerContent,
  template: [
    recruiterNotes,
    skills,
    blockOf({
      key: 'workHistories',
      title: templateSectionTexts.workHistories,
      multi: true,
      content:
        '<p><strong>[workHistories.title]</strong>, [workHistories.companyName]</p><p>[workHistories.startDate] – [workHistories.endDate]</p><p>[workHistories.description]</p>',
    }),
    blockOf({
      key: 'educations',
      title: templateSectionTexts.educations,
      multi: true,
      content: '<p><strong>[educations.degree]</strong>, [educations.school]</p>',
    }),
  ],
});

/** Default template of job profiles. It does not name the client, whom the agency keeps to itself unless it chooses otherwise. */
export const defaultJobTemplate: JobTemplate = jobTemplateSchema.cast({
  id: 'default-job',
  name: 'Default',
  headerContent: '<h1>[jobOrder.title]</h1><p>[address.city], [address.state]</p>',
  footerContent: '<p>[recruiter.name] · [recruiter.email] · [recruiter.phone]</p>',
  template: [
    blockOf({
      key: 'summary',
      title: templateSectionTexts.summary,
      isAI: true,
      isAIJobDescriptionItem: true,
      isEditable: true,
    }),
    blockOf({
      key: 'description',
      title: templateSectionTexts.aboutTheJob,
      content: '[jobOrder.description]',
      isEditable: true,
    }),
    skills,
  ],
});

/** All templates that come with the product; none is stored. */
export const builtInTemplates: readonly ProfileTemplate[] = [
  defaultCoreTemplate,
  defaultMarketingTemplate,
  ...designTemplates,
];

/** Sections of a candidate without any template. */
export const fallbackSectionKeys = ['recruiterNotes', 'skills', 'attachments', 'contact', 'resume'] as const;
