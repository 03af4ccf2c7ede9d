import { resumeVotes, type ResumeAnswer, type ResumeVote } from './resume-vote';
import type { SafeStorage } from '../viewer/safe-storage';

/** The stored vote and answers of a viewer, so that each is asked for only once. */
export interface StoredFeedback {
  vote: ResumeVote | null;
  isSubmitted: boolean;
}

/** @param key the public token; the candidate's id without one. */
export function readFeedback(storage: SafeStorage, key: string): StoredFeedback {
  const stored = storage.get(key);
  return {
    vote: resumeVotes.find((vote) => vote === stored) ?? null,
    isSubmitted: storage.get(submittedKey(key)) === 'true',
  };
}

/** @param vote `maybe` takes back a stored vote. */
export function storeVote(storage: SafeStorage, key: string, vote: ResumeAnswer): void {
  storage.set(key, vote);
}

export function storeSubmitted(storage: SafeStorage, key: string): void {
  storage.set(submittedKey(key), 'true');
}

function submittedKey(key: string): string {
  return `${key}_feedback`;
}
