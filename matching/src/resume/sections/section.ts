import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import type { LayoutLine } from '../../text/layout-line';

/** A part of a resume under one heading. */
export interface Section {
  kind: ResumeSection;
  /** Further kinds in its heading. */
  also: ResumeSection[];
  heading: LayoutLine | null;
  lines: LayoutLine[];
}
