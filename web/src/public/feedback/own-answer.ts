import { useCallback, useSyncExternalStore } from 'react';
import { lasting } from '../viewer/safe-storage';
import { resumeAnswers, type ResumeAnswer } from './resume-vote';

/** Tells this tab of a change; other tabs get the browser's own event. */
const changes = new EventTarget();

const keyOf = (id: string) => `answer_${id}`;

/** Remembers in this browser what the viewer answered about a candidate or job, to show it again. */
export function saveOwnAnswer(id: string, vote: ResumeAnswer): void {
  lasting.set(keyOf(id), vote);
  changes.dispatchEvent(new Event('change'));
}

/** Takes over what the server knows the viewer has answered, on any device. @param answer `''` for nothing known. */
export function takeOverAnswer(id: string, answer: ResumeAnswer | ''): void {
  if (answer !== '' && answer !== readOwnAnswer(id)) saveOwnAnswer(id, answer);
}

function readOwnAnswer(id: string): ResumeAnswer | null {
  const stored = lasting.get(keyOf(id));
  return resumeAnswers.find((vote) => vote === stored) ?? null;
}

/**
 * What the viewer answered in this browser, in any of its tabs; null before an answer.
 * @param id the encoded id in the page's path, or the token of a resume.
 */
export function useOwnAnswer(id: string): ResumeAnswer | null {
  const subscribe = useCallback((onChange: () => void) => {
    changes.addEventListener('change', onChange);
    window.addEventListener('storage', onChange);
    return () => {
      changes.removeEventListener('change', onChange);
      window.removeEventListener('storage', onChange);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => readOwnAnswer(id));
}
