import { string } from 'yup';
import { record } from '../fields/model';
import { formTexts } from '../texts/form';
import { maxJobDescriptionLength } from './job';

/** A shorter text does not describe a job: there would be nothing to find in it. */
export const minJobDescriptionLength = 50;

/** The first screen of add-job: the pasted description (000 §2). */
export const jobDescriptionSchema = record({
  jobDescription: string()
    .trim()
    .required(formTexts.required)
    .min(minJobDescriptionLength, formTexts.tooShort(minJobDescriptionLength))
    .max(maxJobDescriptionLength, formTexts.tooLong(maxJobDescriptionLength)),
});
