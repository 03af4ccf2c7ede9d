import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { slotsOfInputs } from '@portal/domain/interviews/slot-times';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import type { CandidateRecipient } from '@portal/domain/submissions/recipient';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormSelect, FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import type { InterviewInput } from '../data/use-interview-calls';
import { initialValues, interviewFormSchema, type InterviewValues } from '../forms/interview-form';
import { TimesFields } from './times-fields';

/** What a dialog is for. */
export type DialogKind = 'offer' | 'propose' | 'confirm' | 'move' | 'cancel';

const dialogs: Record<DialogKind, { title: string; submit: string; done: string }> = {
  offer: { title: texts.offer, submit: texts.sendTimes, done: texts.sent },
  propose: { title: texts.offerOthers, submit: texts.sendTimes, done: texts.sent },
  confirm: { title: texts.confirmTitle, submit: texts.confirm, done: texts.confirmed },
  move: { title: texts.moveTitle, submit: texts.move, done: texts.moved },
  cancel: { title: texts.cancelTitle, submit: texts.cancel, done: texts.canceled },
};

interface Props {
  kind: DialogKind;
  /** Null for a new one. */
  interview: Interview | null;
  /** The chosen time, to confirm. */
  slot?: Slot | undefined;
  /** Who may get the times of a new one. */
  recipients?: readonly CandidateRecipient[];
  onSend: (input: InterviewInput, recipientId: string) => Promise<unknown>;
  onClose: () => void;
}

/** Offers, confirms, moves or cancels an interview, with a message to the client. */
export function InterviewDialog({ kind, interview, slot, recipients = [], onSend, onClose }: Props) {
  const [changeId] = useState(() => crypto.randomUUID());
  const { title, submit, done } = dialogs[kind];
  const asksTimes = kind === 'offer' || kind === 'propose' || kind === 'move';
  const send = (values: InterviewValues) => {
    const { recipientId, message, place, videoUrl, participants } = values;
    const slots = asksTimes ? slotsOfInputs(values.times, Number(values.minutes)) : slot ? [slot] : [];
    const where = kind === 'cancel' ? {} : { place, videoUrl: videoUrl.trim(), participants };
    return runWithNotice(() => onSend({ changeId, slots, message, ...where }, recipientId), { done });
  };
  const [first] = recipients;
  return (
    <DialogForm
      title={title}
      isOpen
      onClose={onClose}
      initialValues={{
        ...initialValues(interview, { isMoved: kind === 'move' }),
        recipientId: recipients.length === 1 && first ? first.id : '',
      }}
      schema={interviewFormSchema({ recipient: kind === 'offer', times: asksTimes })}
      submitLabel={submit}
      onSubmit={send}
    >
      {kind === 'offer' && (
        <FormSelect
          name="recipientId"
          label={texts.recipient}
          required
          data={recipients.map(({ id, name, email }) => ({ value: id, label: name ? `${name}, ${email}` : email }))}
        />
      )}
      {slot && <Text fw={500}>{formatSlot(slot, ownTimeZone())}</Text>}
      {asksTimes && <TimesFields client={interview?.client ?? null} isOne={kind === 'move'} />}
      {kind !== 'cancel' && (
        <>
          <FormTextInput name="place" label={texts.place} />
          <FormTextInput name="videoUrl" type="url" label={texts.videoUrl} placeholder={texts.videoUrlExample} />
          <FormTextInput name="participants" label={texts.participants} />
        </>
      )}
      <FormTextarea name="message" label={texts.message} autosize minRows={2} />
    </DialogForm>
  );
}
