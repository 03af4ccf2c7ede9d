import { array, object, string, type InferType } from 'yup';
import { mostPlaces } from './error-facts';

/** What went wrong in a task: {@link ErrorFacts}, as a process that does not know what it does may not send them. */
export const taskFailureSchema = object({
  name: string()
    .matches(/^\w{1,60}$/)
    .required(),
  code: string().matches(/^\w{1,60}$/),
  at: array(
    string()
      .matches(/^[\w.-]{1,120}:\d+:\d+$/)
      .required(),
  )
    .max(mostPlaces)
    .required(),
}).noUnknown();
export type TaskFailure = InferType<typeof taskFailureSchema>;
