import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { maxShownMessages } from '@portal/domain/constants/threads';
import { threadTexts } from '@portal/domain/texts/threads';
import { textParts } from '@portal/domain/threads/text-links';
import classes from './thread.module.css';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The messages, the newest at the end. The last own one says whether the agency has read it. */
export function MessageList({ messages, staffReadAt }: Pick<ViewerThread, 'messages' | 'staffReadAt'>) {
  const last = messages.at(-1);
  return (
    <>
      {messages.length >= maxShownMessages && (
        <p className={classes.hint}>{threadTexts.onlyLatest(maxShownMessages)}</p>
      )}
      <ol className={classes.messages} aria-live="polite">
        {messages.map(({ id, isOwn, authorName, text, createdAt }) => (
          <li key={id} className={classes.message} data-own={isOwn}>
            <p className={classes.hint}>
              <strong dir="auto">{isOwn ? threadTexts.you : authorName}</strong> {moment.format(createdAt)}
            </p>
            <p className={classes.text} dir="auto">
              {textParts(text).map((part, index) =>
                part.url === null ? (
                  part.text
                ) : (
                  <a key={index} href={part.url} target="_blank" rel="noopener noreferrer nofollow">
                    {part.text}
                  </a>
                ),
              )}
            </p>
            {isOwn && id === last?.id && staffReadAt >= createdAt && <p className={classes.hint}>{threadTexts.read}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
