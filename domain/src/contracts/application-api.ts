import { boolean, string } from 'yup';
import { applicantContactSchema, type ApplicantContact, type ApplicationStage } from '../candidates/application';
import { record } from '../fields/model';
import { post } from './endpoint';
import type { PublicTheme } from './public-api';

/** A damaged code of any length leads to a page, so it is never invalid. */
const code = () => string().max(4_000).default('');

/** The page of an applicant, part of the public API. */
export const applicationApi = {
  /** How far the application is. Changes nothing. */
  getApplication: post('/getApplication', record({ code: code() })).answers<ApplicationPage>(),

  /** Corrects the contact data of the applicant. */
  correctContact: post('/correctContact', record({ code: code(), contact: applicantContactSchema })).answers<{
    contact: ApplicantContact;
  }>(),

  /** Withdraws the application: all links end. */
  withdrawApplication: post('/withdrawApplication', record({ code: code() })).answers<{ isWithdrawn: true }>(),

  /**
   * Replaces the resume: a multipart form with one `file`, the parameters in the query. A file that does not look like a resume
   * is taken only when confirmed; else it is named in `doubtedFiles`.
   */
  uploadNewResume: post(
    '/uploadNewResume',
    record({ code: string().max(4_000).required(), isConfirmed: boolean().default(false) }),
  ).answers<{
    uploaded: boolean;
    doubtedFiles?: string[];
  }>(),
} as const;

/** Projection of the page: neither scores nor names of clients. */
export interface ApplicationPage {
  theme: PublicTheme;
  jobTitle: string;
  stage: ApplicationStage;
  /** All stages in order, as the agency calls them. */
  stages: { name: ApplicationStage; word: string }[];
  isWithdrawn: boolean;
  contact: ApplicantContact;
  resumeFileName: string;
  mayCorrect: boolean;
  mayReplaceResume: boolean;
}
