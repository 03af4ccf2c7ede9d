import { useMemo } from 'react';
import classes from './plain-text.module.css';
import { textBlocks } from './text-blocks';

/** Plain text with its paragraphs, lists and, optionally, headings. Markup in it is text. */
export function PlainText({ text, hasHeadings = false }: { text: string; hasHeadings?: boolean }) {
  const blocks = useMemo(() => textBlocks(text, { hasHeadings }), [text, hasHeadings]);
  return (
    <div className={classes.text}>
      {blocks.map((block, index) => {
        if (block.kind === 'list') {
          return (
            <ul key={index}>
              {block.items.map((item, at) => (
                <li key={at} dir="auto">
                  {item}
                </li>
              ))}
            </ul>
          );
        }
        const Element = block.kind === 'heading' ? 'h2' : 'p';
        return (
          <Element key={index} dir="auto">
            {block.text}
          </Element>
        );
      })}
    </div>
  );
}
