import type { ClientInterview } from '@portal/domain/contracts/interviews-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { InterviewAction } from '@portal/domain/interviews/change-interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { endOf } from '@portal/domain/interviews/slot-times';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import { changeSentence, interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { useState, type ReactNode } from 'react';
import { useSending } from '../api/use-sending';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { useToast } from '../components/toast';
import { randomId } from '../viewer/random-id';
import { CancelForm } from './cancel-form';
import classes from './interviews.module.css';
import { TimesForm } from './times-form';
import type { InterviewValues } from './use-interviews';

interface Props {
  interview: ClientInterview;
  mayPropose: boolean;
  onChange: (interview: ClientInterview, action: InterviewAction, values: InterviewValues) => Promise<void>;
}

/** One interview: its state and times in both time zones, and what the client can do. */
export function InterviewCard({ interview, mayPropose, onChange }: Props) {
  const [open, setOpen] = useState<'times' | 'cancel' | ''>('');
  const toast = useToast();
  const { state, slots, confirmed, waitsFor, place, videoUrl, participants, recruiter, history } = interview;
  const [openedAt] = useState(Date.now);
  const isActive = state !== 'canceled' && (confirmed === null || endOf(confirmed) > openedAt || slots.length > 0);
  const last = history.at(-1);
  const close = () => {
    setOpen('');
  };
  const act = async (action: InterviewAction, values: InterviewValues, done: string) => {
    await onChange(interview, action, values);
    close();
    toast({ kind: 'success', text: done });
  };
  return (
    <li className={classes.card}>
      <p className={classes.state} data-state={state}>
        {texts.states[state]}
        {waitsFor === 'client' && ` · ${texts.waitsForYou}`}
        {waitsFor === 'recruiter' && ` · ${texts.waitsForRecruiter}`}
      </p>
      {confirmed && (
        <Time slot={confirmed} recruiter={recruiter} note={state === 'proposed' ? texts.until : undefined} />
      )}
      {slots.map((slot) => (
        <Time key={slot.start} slot={slot} recruiter={recruiter}>
          {waitsFor === 'client' && mayPropose && (
            <ChooseButton slot={slot} onChoose={(values) => act('confirm', values, texts.confirmed)} />
          )}
        </Time>
      ))}
      {[place, participants].filter(Boolean).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {videoUrl && (
        <p>
          <a href={videoUrl} target="_blank" rel="noreferrer">
            {texts.join}
          </a>
        </p>
      )}
      {last && (
        <p className={classes.hint} dir="auto">
          {[`${changeSentence(last)}.`, last.message].filter(Boolean).join(' ')}
        </p>
      )}
      {isActive && (
        <div className={classes.actions}>
          {mayPropose && (
            <Button
              onClick={() => {
                setOpen('times');
              }}
            >
              {texts.proposeOthers}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              setOpen('cancel');
            }}
          >
            {texts.cancel}
          </Button>
        </div>
      )}
      <Dialog isOpen={open === 'times'} title={texts.proposeOthers} onClose={close}>
        <TimesForm
          asksName={false}
          interview={interview}
          recruiter={recruiter}
          onSubmit={(values) => act('propose', values, texts.sent)}
        />
      </Dialog>
      <Dialog isOpen={open === 'cancel'} title={texts.cancelTitle} onClose={close}>
        <CancelForm onClose={close} onSubmit={(values) => act('cancel', values, texts.canceled)} />
      </Dialog>
    </li>
  );
}

interface TimeProps {
  slot: Slot;
  recruiter: ClientInterview['recruiter'];
  note?: ((time: string) => string) | undefined;
  children?: ReactNode;
}

/** A time on the viewer's clock, and below on the recruiter's where that is another one. */
function Time({ slot, recruiter, note, children }: TimeProps) {
  const own = formatSlot(slot, ownTimeZone());
  const theirs = recruiter.timeZone ? formatSlot(slot, recruiter.timeZone) : own;
  return (
    <div className={classes.time}>
      <div>
        <p>{note ? note(own) : own}</p>
        {theirs !== own && <p className={classes.hint}>{texts.timeOf(recruiter.name, theirs)}</p>}
      </div>
      {children}
    </div>
  );
}

function ChooseButton({ slot, onChoose }: { slot: Slot; onChoose: (values: InterviewValues) => Promise<void> }) {
  const [changeId] = useState(randomId);
  const { state, send } = useSending();
  const toast = useToast();
  const choose = async () => {
    try {
      await send(async () => {
        await onChoose({ changeId, slots: [slot], message: '' });
        return {};
      });
    } catch (error) {
      toast({ kind: 'error', text: PortalError.from(error).userMessage });
    }
  };
  return (
    <Button
      variant="filled"
      isBusy={state !== 'idle'}
      aria-label={texts.chooseTime(formatSlot(slot, ownTimeZone()))}
      onClick={() => void choose()}
    >
      {texts.choose}
    </Button>
  );
}
