import { defaultLabels } from '../texts/labels';
import { templateSectionTexts, type sectionKindTexts } from '../texts/templates';
import { blockOf, type Block } from './block';
import type { TemplateSide } from './choose-template';
import { isEditableSection, variablesIn } from './variables';

/** What fills a section. */
export type SectionKind = keyof typeof sectionKindTexts;

/** The flags of a block that decide what fills it. Exactly these differ between kinds. */
const kindFlags: Readonly<Record<SectionKind, Partial<Block>>> = {
  text: { isText: true },
  recruiterNotes: { isRecruiterNotes: true },
  privateNotes: { isPrivateNotes: true, isRecruiterOnly: true },
  comments: { isCandidateCommentsSection: true },
  files: { isFile: true },
  resume: { isResume: true },
  aiResume: { isAI: true, isAIResumeItem: true },
  aiSummarySubmission: { isAI: true, isAISummarySubmissionItem: true },
  aiSummarySm: { isAI: true, isAISummarySmItem: true },
  aiJobSummary: { isAI: true, isAIJobDescriptionItem: true },
  aiJobDescription: { isAI: true, isAIPublishedJobDescriptionItem: true },
};
const jobKinds: readonly SectionKind[] = ['text', 'recruiterNotes', 'aiJobSummary', 'aiJobDescription'];
const onlyJobKinds: readonly SectionKind[] = ['aiJobSummary', 'aiJobDescription'];

/** What may fill the sections of a template. */
export function kindsOfSide(side: TemplateSide): SectionKind[] {
  const kinds = Object.keys(kindFlags) as SectionKind[];
  return kinds.filter((kind) => (side === 'job' ? jobKinds.includes(kind) : !onlyJobKinds.includes(kind)));
}

const none: Partial<Block> = Object.fromEntries(
  Object.values(kindFlags).flatMap((flags) =>
    Object.keys(flags)
      .filter((name) => name !== 'isRecruiterOnly')
      .map((name) => [name, false]),
  ),
);

/** Kinds whose text users write in the profile, without any variable. */
const writtenKinds: readonly SectionKind[] = ['recruiterNotes', 'privateNotes', 'comments', 'resume'];

/** What fills a section; a block without any flag holds text. */
export function sectionKind(block: Block): SectionKind {
  const kinds = Object.keys(kindFlags) as SectionKind[];
  const matches = (kind: SectionKind) =>
    Object.entries(kindFlags[kind]).every(
      ([name, value]) => name === 'isRecruiterOnly' || block[name as keyof Block] === value,
    );
  return kinds.find((kind) => kind !== 'text' && matches(kind)) ?? 'text';
}

/** The block filled by another kind. */
export function withSectionKind(block: Block, kind: SectionKind): Block {
  return { ...block, ...none, ...kindFlags[kind] };
}

/** Whether a template may make this section editable in profiles. */
export function mayBeEditable(block: Block, knownVariables: ReadonlySet<string>): boolean {
  return writtenKinds.includes(sectionKind(block)) || isEditableSection(block, knownVariables);
}

/** The block with the flags that follow from its content: lists repeat, and only some sections can be edited. */
export function withDerivedFlags(block: Block, knownVariables: ReadonlySet<string>): Block {
  const variables = variablesIn(block.content);
  const hasSingleVariables = isEditableSection({ ...block, isAI: false }, knownVariables);
  const multi = variables.some((variable) =>
    /^(?:workHistories|educations|certifications|references)\./.test(variable),
  );
  const isEditable = block.isAI || (block.isEditable && mayBeEditable(block, knownVariables));
  return { ...block, isText: sectionKind(block) === 'text', hasSingleVariables, multi, isEditable };
}

/** A ready-made section to add. */
export interface QuickElement {
  key: string;
  title: string;
  block: Block;
}

const text = (key: string, title: string, content: string): QuickElement => ({
  key,
  title,
  block: blockOf({ key, title, content, isText: true }),
});
const ofKind = (kind: SectionKind, title: string, given: Partial<Block> = {}): QuickElement => ({
  key: kind,
  title,
  block: withSectionKind(blockOf({ key: kind, title, ...given }), kind),
});

const jobDetails = text(
  'job',
  templateSectionTexts.jobDetails,
  '<p><strong>[jobOrder.title]</strong>, [jobOrder.company]</p>',
);
const skills = text('skills', defaultLabels.skills, '<p>[skills]</p>');
const contact = text(
  'contact',
  templateSectionTexts.contactInformation,
  '<p>[recruiter.name]</p><p>[recruiter.address]</p><p>[recruiter.email]</p><p>[recruiter.phone]</p>',
);
const recruiterNotes = ofKind('recruiterNotes', defaultLabels.recruiterNotes, { isEditable: true });

/** Ready-made sections of candidates' profiles in display order. */
const candidateElements: readonly QuickElement[] = [
  text('text', templateSectionTexts.text, ''),
  text(
    'details',
    templateSectionTexts.candidateDetails,
    '<h2>[candidate.name]</h2><p>[candidate.occupation]</p><p>[address.city], [address.state]</p>',
  ),
  jobDetails,
  recruiterNotes,
  ofKind('privateNotes', defaultLabels.internalNotes, { isEditable: true }),
  ofKind('comments', templateSectionTexts.comments, { isEditable: true }),
  skills,
  text(
    'workHistories',
    templateSectionTexts.workHistories,
    '<p><strong>[workHistories.title]</strong>, [workHistories.companyName]</p><p>[workHistories.startDate] – [workHistories.endDate]</p><p>[workHistories.description]</p>',
  ),
  text(
    'educations',
    templateSectionTexts.educations,
    '<p><strong>[educations.degree]</strong>, [educations.school]</p>',
  ),
  text('certifications', templateSectionTexts.certifications, '<p>[certifications.name], [certifications.issuer]</p>'),
  ofKind('files', defaultLabels.attachments),
  contact,
  ofKind('resume', templateSectionTexts.resume, { isEditable: true }),
  ofKind('aiSummarySubmission', templateSectionTexts.summary, { isEditable: true }),
  ofKind('aiSummarySm', templateSectionTexts.summary, { isEditable: true }),
  ofKind('aiResume', templateSectionTexts.resume, { isEditable: true }),
];

/** Ready-made sections of job profiles in display order. */
const jobElements: readonly QuickElement[] = [
  text('text', templateSectionTexts.text, ''),
  jobDetails,
  text('description', templateSectionTexts.aboutTheJob, '[jobOrder.description]'),
  skills,
  recruiterNotes,
  contact,
  ofKind('aiJobSummary', templateSectionTexts.summary, { isEditable: true }),
  ofKind('aiJobDescription', templateSectionTexts.aboutTheJob, { isEditable: true }),
];

/** Ready-made sections of the templates of a side. */
export function quickElements(side: TemplateSide): readonly QuickElement[] {
  return side === 'job' ? jobElements : candidateElements;
}
