import type { ShortlistPage } from '@portal/domain/contracts/shortlist-api';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { useCallback, useState } from 'react';
import { resumeAnswers } from '../feedback/resume-vote';
import { lasting } from '../viewer/safe-storage';

type Drafts = Readonly<Record<string, ResumeAnswer>>;

export interface AnsweredRow {
  candidateId: string;
  name: string;
  /** What the viewer has chosen here, else what was sent before. */
  answer: ResumeAnswer | '';
  isSent: boolean;
}

/** What opens the shortlist. */
export interface ShortlistLink {
  shortlistToken: string;
  accessCode: string;
}

/**
 * The answers on a shortlist. Those that are not sent yet stay in this browser, also when the page is left.
 * @param rows as the server has them.
 */
export function useAnswers(shortlistToken: string, rows: ShortlistPage['rows']) {
  const key = `shortlist_${shortlistToken}`;
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(lasting.get(key)));
  const keep = useCallback(
    (change: (before: Drafts) => Drafts) => {
      setDrafts((before) => {
        const after = change(before);
        lasting.set(key, JSON.stringify(after));
        return after;
      });
    },
    [key],
  );
  const choose = useCallback(
    (candidateId: string, answer: ResumeAnswer) => {
      keep((before) => ({ ...before, [candidateId]: answer }));
    },
    [keep],
  );
  const drop = useCallback(
    (candidateIds: readonly string[]) => {
      keep((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !candidateIds.includes(id))));
    },
    [keep],
  );
  const answered = rows.map(({ candidateId, name, answer }): AnsweredRow => {
    const draft = drafts[candidateId];
    return { candidateId, name, answer: draft ?? answer, isSent: draft === undefined || draft === answer };
  });
  return { answered, choose, drop };
}

/** The name in lists; a sentence for one whose link has expired. */
export function nameOf({ name }: Pick<AnsweredRow, 'name'>): string {
  return name || texts.expiredRow;
}

/** Stored answers; anything else is dropped. */
function readDrafts(stored: string | null): Drafts {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([id, given]): [string, ResumeAnswer][] => {
        const answer = resumeAnswers.find((one) => one === given);
        return answer ? [[id, answer]] : [];
      }),
    );
  } catch {
    return {};
  }
}
