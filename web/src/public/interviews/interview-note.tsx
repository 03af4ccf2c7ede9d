import type { ClientCandidateRow } from '@portal/domain/contracts/client-api';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import classes from './interviews.module.css';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The contact's next interview with a candidate, in a row of the list. */
export function InterviewNote({ interview }: Pick<ClientCandidateRow, 'interview'>) {
  if (!interview) return null;
  return (
    <span className={classes.hint}>
      {interview.start === null ? texts.rowProposed : texts.on(moment.format(interview.start))}
    </span>
  );
}
