import { isEmptyHtml } from '../fields/rich-text';
import type { Block } from '../templates/block';
import { fillContent } from '../templates/fill-section';
import { maxBlocks, type ProfileTemplate } from '../templates/profile-template';
import type { TemplateValues } from '../templates/template-values';
import { variablesIn } from '../templates/variables';
import { keepEditedSections, profileSectionSchema, type BuiltProfile, type ProfileSection } from './built-profile';
import type { ProfileFile } from './profile-file';

/** What a profile is built from besides its template. */
export interface BuildInput {
  values: TemplateValues;
  /** HTML of the sections that have a text of their own instead of placeholders. */
  texts: {
    recruiterNotes: string;
    privateNotes: string;
    comments: string;
    /** The resume as text: the written one, else one made from its parsed data. */
    resume: string;
    /** AI texts by the flag of their block. */
    ai: Partial<Record<AiFlag, string>>;
  };
  /** Files by the key of their section. */
  files: Readonly<Record<string, readonly ProfileFile[]>>;
}

/** Flags of blocks that an AI text fills. */
export const aiFlags = [
  'isAIResumeItem',
  'isAISummarySmItem',
  'isAISummarySubmissionItem',
  'isAIJobDescriptionItem',
  'isAIPublishedJobDescriptionItem',
] as const;
export type AiFlag = (typeof aiFlags)[number];

type TemplatePart = Pick<ProfileTemplate, 'template' | 'headerContent' | 'footerContent'> &
  Partial<Pick<ProfileTemplate, 'secondColumn' | 'isTwoColumns' | 'hideHeader' | 'hideFooter' | 'design'>>;

/**
 * Builds a profile from its template: fills placeholders, repeats sections of lists, and keeps edited sections.
 * @param stored the profile as it was built before; null for a new one.
 */
export function buildProfile(template: TemplatePart, input: BuildInput, stored: BuiltProfile | null): BuiltProfile {
  const previous = stored ? [...stored.completedProfile, ...stored.secondColumn, ...stored.setAside] : [];
  const column = (blocks: readonly Block[] = []) =>
    keepEditedSections(
      blocks.map((block) => buildSection(block, input)),
      previous,
    );
  const text = (content: string) => fillContent(content, input.values).content;
  const footer = (values: TemplateValues) =>
    template.hideFooter ? '' : fillContent(template.footerContent, values, { keepsOwnText: true }).content;
  const completedProfile = column(template.template);
  const secondColumn = template.isTwoColumns ? column(template.secondColumn) : [];
  const shown = new Set([...completedProfile, ...secondColumn].map(({ key }) => key));
  return {
    design: template.design ?? 'classic',
    headerContent: template.hideHeader ? '' : text(template.headerContent),
    completedProfile,
    footerContent: footer(input.values),
    footerWithoutContact: footer(withoutContact(input.values)),
    isFooterContact: isContact(template.footerContent),
    secondColumn,
    setAside: previous.filter(({ key, wasEdited }) => wasEdited && key !== '' && !shown.has(key)).slice(0, maxBlocks),
  };
}

function buildSection(block: Block, input: BuildInput): ProfileSection {
  const filled = ownText(block, input) ?? fillContent(block.content, input.values);
  const isEmpty = isEmptyHtml(filled.content) && filled.badges.length === 0;
  return {
    ...profileSectionSchema.getDefault(),
    ...block,
    content: isEmpty ? fillContent(block.alternativeContent, input.values).content : filled.content,
    badges: filled.badges,
    files: [...(input.files[block.key] ?? [])],
    isContact: isContact(block.content),
    loadingAI: false,
  };
}

/** The text of a section that is filled by data instead of placeholders; null for all others. */
function ownText(block: Block, { texts }: BuildInput): { content: string; badges: string[] } | null {
  const html = (content: string) => ({ content, badges: [] });
  if (block.isPrivateNotes) return html(texts.privateNotes);
  if (block.isRecruiterNotes) return html(texts.recruiterNotes);
  if (block.isCandidateCommentsSection) return html(texts.comments);
  if (block.isResume) return html(texts.resume);
  const flag = aiFlags.find((name) => block[name]);
  return flag === undefined ? null : html(texts.ai[flag] ?? '');
}

function isContact(content: string): boolean {
  return variablesIn(content).some(isOfRecruiter);
}

function isOfRecruiter(variable: string): boolean {
  return variable.startsWith('recruiter.');
}

function withoutContact(values: TemplateValues): TemplateValues {
  const texts = Object.fromEntries(Object.entries(values.texts).filter(([variable]) => !isOfRecruiter(variable)));
  return { ...values, texts };
}
