import { PortalError } from '@portal/domain/errors/portal-error';
import { sendStateTexts } from '@portal/domain/texts/states';
import { useState } from 'react';
import { useSending } from '../api/use-sending';
import { randomId } from '../viewer/random-id';
import type { InterviewValues } from './use-interviews';

/** Sends a form about an interview; the change keeps its id until it has arrived. */
export function useInterviewForm(onSubmit: (values: InterviewValues) => Promise<void>) {
  const [changeId, setChangeId] = useState(randomId);
  const [problem, setProblem] = useState('');
  const { state, send } = useSending();
  const submit = async (values: Omit<InterviewValues, 'changeId'>) => {
    setProblem('');
    try {
      await send(async () => {
        await onSubmit({ ...values, changeId });
        return {};
      });
      setChangeId(randomId());
    } catch (error) {
      setProblem(PortalError.from(error).userMessage);
    }
  };
  return {
    isBusy: state !== 'idle',
    problem: state === 'waiting' ? sendStateTexts.notSent : problem,
    refuse: setProblem,
    submit,
  };
}
