import type { FeedbackForm, PublicTheme, ResumePage } from './public-api';

/** What the preview page draws: a candidate's page, or the questions that follow a vote on it. */
export type PagePreview =
  | { kind: 'resume'; page: ResumePage }
  | { kind: 'questions'; theme: PublicTheme; questions: FeedbackForm; choice: 'positive' | 'negative' };

/** What the preview page tells the page around it once it can draw. */
export const previewReady = 'preview ready';
