import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import type { ResumeAnswer, ResumeVote } from './resume-vote';

/** What a vote is about, and where it goes. */
export interface VoteTarget {
  /** Key of the stored vote in the browser. */
  storageKey: string;
  /** Under which the browser remembers the answer: the encoded id of the page's path, or the token of a resume. */
  answerId: string;
  /** What the page says to a viewer who has answered. */
  ownAnswers: Readonly<Record<ResumeVote, string> & { maybe?: string }>;
  prompt: string;
  /** Messages after the answers. */
  texts: { submitted: string; submittedWithCopy: string };
  sendVote: (choice: ResumeVote) => Promise<unknown>;
  /** Where the answer may be changed; absent on other pages and once the job is closed. */
  change?: { offersMaybe: boolean; send: (answer: ResumeAnswer) => Promise<unknown> };
}

/** As {@link VoteTarget}, with the answers to the questions about a candidate. */
export interface FeedbackTarget extends VoteTarget {
  /** @param duration seconds from opening the page to the answer. */
  sendAnswers: (answers: FeedbackAnswers, duration: number) => Promise<{ copySent: boolean }>;
}

/** What the dialog with the questions gets. */
export interface QuestionsProps {
  isOpen: boolean;
  choice: ResumeVote;
  /** When the page was opened, in milliseconds. */
  openedAt: number;
  /** The other thumb; absent where the answer is changed elsewhere. */
  onSwitch?: (choice: ResumeVote) => void;
  onClose: () => void;
  /** @param copySent whether the viewer is mailed a copy of the answers. */
  onSubmitted: (copySent: boolean) => void;
}
