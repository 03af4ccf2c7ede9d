import { number } from 'yup';
import { record } from '../fields/model';
import { maxClientReminders } from '../submissions/client-wait';
import { settingChoiceTexts, settingSectionTexts as sections } from '../texts/settings';

const dayChoices = [1, 2, 3, 4, 5, 7, 10] as const;
const reminderChoices = Array.from({ length: maxClientReminders + 1 }, (_one, index) => index);

/** When a submission without an answer is marked, and how often its client is reminded. */
export const clientRemindersSchema = record({
  answerWorkingDays: number()
    .oneOf([...dayChoices])
    .default(3)
    .meta({
      label: 'Working days until a submission without an answer is marked',
      options: Object.fromEntries(dayChoices.map((days) => [days, settingChoiceTexts.workingDays(days)])),
    }),
  automaticReminders: number()
    .oneOf(reminderChoices)
    .default(0)
    .meta({
      label: 'Automatic reminders to the client',
      help: 'They are sent after as many working days again, and stop at the answer.',
      options: Object.fromEntries(reminderChoices.map((count) => [count, settingChoiceTexts.reminders(count)])),
    }),
}).meta({ tab: 'feedback', section: sections.clientReminders });
