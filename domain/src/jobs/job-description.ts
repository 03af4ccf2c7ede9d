import { string } from 'yup';
import { record } from '../fields/model';
import { formTexts } from '../texts/form';
import { maxJobDescriptionLength } from './job';

/** Shorter texts do not describe a job. */
export const minJobDescriptionLength = 50;

/** First step of adding a job: the pasted description. */
export const jobDescriptionSchema = record({
  jobDescription: string()
    .trim()
    .required(formTexts.required)
    .min(minJobDescriptionLength, formTexts.tooShort(minJobDescriptionLength))
    .max(maxJobDescriptionLength, formTexts.tooLong(maxJobDescriptionLength)),
});
