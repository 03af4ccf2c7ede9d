import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { threadTexts as texts } from '@portal/domain/texts/threads';
import { useEffect, useRef } from 'react';
import { Card } from '../components/card';
import { LoadFailed } from '../components/load-failed';
import type { ResumeAccess } from '../resume/resume-access';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import classes from './thread.module.css';
import { useThread } from './use-thread';

/** Part of the URL in mails about messages, which leads to them. */
const messagesHash = '#messages';

export interface ThreadProps {
  resumeKey: ResumeAccess;
  /** As the page brought it; null to load it. */
  first: ViewerThread | null;
  agency: string;
}

/** The viewer's messages with the agency, and the form to write one; nothing where viewers are asked for nothing. */
export default function ThreadCard({ resumeKey, first, agency }: ThreadProps) {
  const { state, show, retry } = useThread(resumeKey, first);
  const card = useRef<HTMLDivElement>(null);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady && window.location.hash === messagesHash) card.current?.scrollIntoView({ block: 'start' });
  }, [isReady]);
  if (isReady && state.answer.messages.length === 0 && state.answer.state !== 'open') return null;
  return (
    <div ref={card} className={classes.place}>
      <Card title={texts.title}>
        {state.status === 'loading' && <p className={classes.hint}>{texts.loading}</p>}
        {state.status === 'failed' && <LoadFailed reason={state.reason} onRetry={retry} />}
        {state.status === 'ready' && (
          <div className={classes.thread}>
            {state.answer.messages.length === 0 ? (
              <p className={classes.hint}>{texts.intro(agency)}</p>
            ) : (
              <MessageList {...state.answer} />
            )}
            {state.answer.state === 'open' ? (
              <MessageForm resumeKey={resumeKey} asksWho={state.answer.asksWho} onSent={show} />
            ) : (
              <p className={classes.hint}>{texts.closed}</p>
            )}
          </div>
        )}
      </Card>
    </div>
  );
}
