import { array, object, string, type InferType } from 'yup';
import { maxPlaces } from './error-facts';

/** Validates the {@link ErrorFacts} of a failed task, because a compromised process may send anything. */
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
    .max(maxPlaces)
    .required(),
}).noUnknown();
export type TaskFailure = InferType<typeof taskFailureSchema>;
