import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { optionalText, richText } from '../fields/text';

const flag = () => boolean().default(false);

/** A section of a template or of a profile made from it (001 §3 Block). */
export const blockSchema = record({
  title: optionalText(),
  /** Formatted text with placeholders such as `[jobOrder.title]`. */
  content: richText(),
  key: string().max(100).default(''),
  /** Formatted text that stands in when the content comes out empty. */
  alternativeContent: richText(),
  isText: flag(),
  isFile: flag(),
  isResume: flag(),
  isEditable: flag(),
  /** For recruiters alone: no public answer carries it. */
  isRecruiterOnly: flag(),
  isRecruiterNotes: flag(),
  /** Internal notes: for staff alone. */
  isPrivateNotes: flag(),
  isAI: flag(),
  isAIResumeItem: flag(),
  isAISummarySmItem: flag(),
  isAISummarySubmissionItem: flag(),
  isAIJobDescriptionItem: flag(),
  isAIPublishedJobDescriptionItem: flag(),
  /** The section that is copied into mails; at most one of a template. */
  mailToSection: flag(),
  isCandidateCommentsSection: flag(),
  /** The content repeats for every item of a list (work histories, educations). */
  multi: flag(),
  hasSingleVariables: flag(),
  /** True while the AI text is being written. */
  loadingAI: flag(),
});
export type Block = Model<typeof blockSchema>;

/** A section with every flag off but the given ones. */
export function blockOf(given: Partial<Block>): Block {
  return { ...blockSchema.getDefault(), ...given };
}

/** The sections as people without an account may see them: nothing for recruiters, no internal notes (001 §6). */
export function publicBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter((block) => !block.isRecruiterOnly && !block.isPrivateNotes);
}

/**
 * Does the second column show (001 §2.3)? To recruiters when it has sections, to others when one is not for recruiters
 * alone.
 */
export function isSecondColumnShown(blocks: readonly Block[], viewer: { isRecruiter: boolean }): boolean {
  return viewer.isRecruiter ? blocks.length > 0 : publicBlocks(blocks).length > 0;
}

/**
 * The section that goes into mails (001 §5): the marked one, else the recruiter notes.
 * @returns null when there is neither: `templateTexts.noEmailToSection`.
 */
export function emailToSection(blocks: readonly Block[]): Block | null {
  return blocks.find((block) => block.mailToSection) ?? blocks.find((block) => block.isRecruiterNotes) ?? null;
}

/** The sections with this one marked for mails, and no other (001 §4). */
export function withEmailToSection(blocks: readonly Block[], index: number): Block[] {
  return blocks.map((block, at) => ({ ...block, mailToSection: at === index }));
}
