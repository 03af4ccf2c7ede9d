import { highlightParts } from '@portal/domain/search/highlight';
import { createContext, useContext } from 'react';
import classes from '../data-table.module.css';

/** The words that the table's rows were found by. */
export const SearchedWords = createContext<readonly string[]>([]);

/** A text with what was searched for marked in it. */
export function MatchText({ children }: { children: string }) {
  const words = useContext(SearchedWords);
  if (words.length === 0) return <>{children}</>;
  return (
    <>
      {highlightParts(children, words).map(({ text, isHit: isMatch }, index) =>
        isMatch ? (
          <mark key={index} className={classes.match}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
