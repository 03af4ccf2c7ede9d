import type { ClientInterviews } from '@portal/domain/contracts/interviews-api';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { useState } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { useToast } from '../components/toast';
import { LoadFailed } from '../components/load-failed';
import type { ResumeAccess } from '../resume/resume-access';
import { InterviewCard } from './interview-card';
import classes from './interviews.module.css';
import { InterviewsSection } from './interviews-section';
import { TimesForm } from './times-form';
import { useInterviews } from './use-interviews';

interface Props {
  resumeKey: ResumeAccess;
  /** As the page brought them; null to load them. */
  first: ClientInterviews | null;
  onChanged?: (() => void) | undefined;
}

/** The viewer's interviews, and a way to propose one; nothing where there is neither. */
export default function InterviewsPanel({ resumeKey, first, onChanged }: Props) {
  const { state, retry, propose, change } = useInterviews(resumeKey, first, onChanged);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  if (state.status === 'loading') return <InterviewsSection />;
  if (state.status === 'failed') {
    return (
      <InterviewsSection>
        <LoadFailed reason={state.reason} onRetry={retry} />
      </InterviewsSection>
    );
  }
  const { interviews, mayPropose, asksName, recruiter } = state.answer;
  if (!mayPropose && interviews.length === 0) return null;
  return (
    <InterviewsSection>
      {mayPropose && (
        <Button
          className={classes.propose}
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.propose}
        </Button>
      )}
      {interviews.length > 0 && (
        <ul className={classes.list}>
          {interviews.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} mayPropose={mayPropose} onChange={change} />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={isOpen}
        title={texts.propose}
        onClose={() => {
          setOpen(false);
        }}
      >
        <TimesForm
          asksName={asksName}
          recruiter={recruiter}
          onSubmit={async (values) => {
            await propose(values);
            setOpen(false);
            toast({ kind: 'success', text: texts.sent });
          }}
        />
      </Dialog>
    </InterviewsSection>
  );
}
