import { bordered, dense, form, hints, marginal, rated, scholarly, studio } from './columns';
import { chambers, eyebrow, federal, functional, profile, runningHead, simple, typeset } from './one-column';
import type { Template } from './page';

/** Layouts written by hand after the conventions of real resumes; a browser prints them. */
export const printedTemplates = {
  typeset,
  profile,
  federal,
  chambers,
  eyebrow,
  simple,
  runningHead,
  functional,
  studio,
  form,
  hints,
  bordered,
  rated,
  dense,
  scholarly,
  marginal,
} as const satisfies Record<string, Template>;

export { heldOutHeadings, heldOutTemplates } from './held-out';
export type { Template } from './page';
