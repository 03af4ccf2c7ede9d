import { defaultLabels } from '../texts/labels';
import { templateSectionTexts } from '../texts/templates';
import { blockOf, type Block } from './block';
import type { ProfileDesign } from './profile-design';
import { profileTemplateSchema, type ProfileTemplate } from './profile-template';

const line = (...parts: string[]) => parts.map((part) => `<p>${part}</p>`).join('');

/** The sections that the designs are made of. */
const sections = {
  internalNotes: blockOf({
    key: 'internalNotes',
    title: defaultLabels.internalNotes,
    isPrivateNotes: true,
    isRecruiterOnly: true,
    isEditable: true,
  }),
  recruiterNotes: blockOf({
    key: 'recruiterNotes',
    title: defaultLabels.recruiterNotes,
    isRecruiterNotes: true,
    isEditable: true,
    mailToSection: true,
  }),
  summary: blockOf({
    key: 'summary',
    title: templateSectionTexts.summary,
    isAI: true,
    isAISummarySubmissionItem: true,
    isEditable: true,
  }),
  skills: blockOf({ key: 'skills', title: defaultLabels.skills, content: '[skills]' }),
  workHistories: blockOf({
    key: 'workHistories',
    title: templateSectionTexts.workHistories,
    multi: true,
    content: line(
      '<strong>[workHistories.title]</strong>, [workHistories.companyName]',
      '[workHistories.startDate] – [workHistories.endDate]',
      '[workHistories.description]',
    ),
  }),
  educations: blockOf({
    key: 'educations',
    title: templateSectionTexts.educations,
    multi: true,
    content: line('<strong>[educations.degree]</strong>, [educations.school]', '[educations.endDate]'),
  }),
  certifications: blockOf({
    key: 'certifications',
    title: defaultLabels.certifications,
    multi: true,
    content: line('[certifications.name], [certifications.issuer], [certifications.date]'),
  }),
  contact: blockOf({
    key: 'contact',
    title: templateSectionTexts.contactInformation,
    content: line('<strong>[recruiter.name]</strong>', '[recruiter.address]', '[recruiter.email]', '[recruiter.phone]'),
  }),
  attachments: blockOf({ key: 'attachments', title: defaultLabels.attachments, isFile: true }),
  /** Without employers. */
  roles: blockOf({
    key: 'roles',
    title: templateSectionTexts.workHistories,
    multi: true,
    content: line(
      '<strong>[workHistories.title]</strong>',
      '[workHistories.startDate] – [workHistories.endDate]',
      '[workHistories.description]',
    ),
  }),
  /** Without schools. */
  degrees: blockOf({
    key: 'degrees',
    title: templateSectionTexts.educations,
    multi: true,
    content: line('<strong>[educations.degree]</strong>, [educations.major]'),
  }),
} as const;

const name = '<h1>[candidateName]</h1>';
const occupation = '<p>[occupation]</p>';
const forJob = '<p>Presented for [jobOrder.title], [jobOrder.company]</p>';
const footer = '<p>[recruiter.name] · [recruiter.email] · [recruiter.phone]</p>';

function design(
  id: ProfileDesign,
  given: { name: string; header: string; footer?: string; main: readonly Block[]; second?: readonly Block[] },
): ProfileTemplate {
  return profileTemplateSchema.cast({
    id,
    name: given.name,
    isCore: false,
    design: id,
    headerContent: given.header,
    footerContent: given.footer ?? footer,
    template: [...given.main],
    secondColumn: [...(given.second ?? [])],
    isTwoColumns: given.second !== undefined,
  });
}

const { internalNotes, recruiterNotes, summary, skills, workHistories, educations, certifications } = sections;
const { contact, attachments, roles, degrees } = sections;

/** The designs that come with the product, for both sides. Users copy them to change them. */
export const designTemplates: readonly ProfileTemplate[] = [
  design('classic', {
    name: 'Classic',
    header: `${name}<p>[occupation], [location]</p>${forJob}`,
    main: [internalNotes, recruiterNotes, summary, skills, workHistories, educations, certifications, attachments],
  }),
  design('modern', {
    name: 'Modern',
    header: `${name}${occupation}`,
    main: [internalNotes, recruiterNotes, workHistories, educations],
    second: [skills, certifications, contact, attachments],
  }),
  design('compact', {
    name: 'Compact',
    header: '<h2>[candidateName]</h2><p>[occupation], [location]</p>',
    main: [internalNotes, recruiterNotes, skills, workHistories, educations, certifications],
  }),
  design('executive', {
    name: 'Executive',
    header: `<h1 style="text-align: center">[candidateName]</h1><p style="text-align: center">[occupation], [location]</p>`,
    footer: `<p style="text-align: center">[recruiter.name] · [recruiter.email] · [recruiter.phone]</p>`,
    main: [internalNotes, summary, recruiterNotes, workHistories, educations, certifications, skills],
  }),
  design('anonymous', {
    name: 'Anonymous',
    header: '<h1>[occupation]</h1><p>Based in [address.stateName]</p>',
    main: [internalNotes, skills, roles, degrees, certifications],
  }),
];
