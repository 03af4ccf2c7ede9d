import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { optionalText, richText } from '../fields/text';

const flag = () => boolean().default(false);

/** A section of a template or of a profile made from it. */
export const blockSchema = record({
  title: optionalText(),
  /** Formatted text with placeholders such as `[jobOrder.title]`. */
  content: richText(),
  key: string().max(100).default(''),
  /** Formatted text to show when the content is empty. */
  alternativeContent: richText(),
  isText: flag(),
  isFile: flag(),
  isResume: flag(),
  isEditable: flag(),
  /** For recruiters only, never in public answers. */
  isRecruiterOnly: flag(),
  isRecruiterNotes: flag(),
  /** Internal notes, for staff only. */
  isPrivateNotes: flag(),
  isAI: flag(),
  isAIResumeItem: flag(),
  isAISummarySmItem: flag(),
  isAISummarySubmissionItem: flag(),
  isAIJobDescriptionItem: flag(),
  isAIPublishedJobDescriptionItem: flag(),
  /** The section that is copied into mails; at most one per template. */
  mailToSection: flag(),
  isCandidateCommentsSection: flag(),
  /** The content repeats for each item of a list (work histories, educations). */
  multi: flag(),
  hasSingleVariables: flag(),
  /** True while the AI text is being written. */
  loadingAI: flag(),
});
export type Block = Model<typeof blockSchema>;

/** A section with defaults for all fields not given. */
export function blockOf(given: Partial<Block>): Block {
  return { ...blockSchema.getDefault(), ...given };
}

/**
 * The section that goes into mails: the marked one, else the recruiter notes.
 * @returns null when there is neither: `templateTexts.noEmailToSection`.
 */
export function emailToSection<Section extends Block>(blocks: readonly Section[]): Section | null {
  return blocks.find((block) => block.mailToSection) ?? blocks.find((block) => block.isRecruiterNotes) ?? null;
}
