import { highlightParts } from '@portal/domain/search/highlight';
import { createContext, useContext } from 'react';
import classes from '../data-table.module.css';

/** The words of the table's search. */
export const SearchedWords = createContext<readonly string[]>([]);

/** A text with the search words marked. */
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
