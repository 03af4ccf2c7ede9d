import { videoUrl } from '@portal/domain/contracts/interviews-api';
import { localInputValue } from '@portal/domain/fields/local-time';
import { list, record } from '@portal/domain/fields/model';
import { optionalText } from '@portal/domain/fields/text';
import { maxMessageLength, type Interview } from '@portal/domain/interviews/interview';
import { maxSlots, slotProblem, slotsOfInputs } from '@portal/domain/interviews/slot-times';
import { formTexts } from '@portal/domain/texts/form';
import { string } from 'yup';

/** What the dialogs ask. */
export interface InterviewValues {
  recipientId: string;
  /** As the browser's inputs have them, on its own clock; `''` for an empty one. */
  times: string[];
  minutes: string;
  place: string;
  videoUrl: string;
  participants: string;
  message: string;
}

const texts = {
  place: optionalText(),
  videoUrl: videoUrl().default(''),
  participants: optionalText(),
  message: optionalText(maxMessageLength),
};

/** Validates the dialogs. @param asks what a dialog asks besides the texts. */
export function interviewFormSchema(asks: { recipient: boolean; times: boolean }) {
  return record({
    ...texts,
    recipientId: asks.recipient ? string().required(formTexts.required) : string().default(''),
    minutes: string().required(formTexts.required),
    times: list(string().default(''), maxSlots).test('times', (times, context) => {
      const { minutes } = context.parent as InterviewValues;
      const problem = asks.times ? slotProblem(slotsOfInputs(times, Number(minutes)), Date.now()) : null;
      return problem === null || context.createError({ path: 'times[0]', message: problem });
    }),
  });
}

/** The first values of a dialog: those of the interview, with its time when it is moved. */
export function initialValues(interview: Interview | null, { isMoved = false } = {}): InterviewValues {
  const { confirmed = null, place = '', participants = '' } = interview ?? {};
  return {
    recipientId: '',
    times: [isMoved && confirmed ? localInputValue(confirmed.start, 'datetime-local') : ''],
    minutes: String(confirmed?.minutes ?? 45),
    ...{ place, participants, message: '' },
    videoUrl: interview?.videoUrl ?? '',
  };
}
