import { string } from 'yup';
import { optionalId } from '../fields/id';
import { record } from '../fields/model';
import { post } from './endpoint';

/** The link of a resume, or that of a shortlist. */
const link = {
  publicToken: string().max(64).default(''),
  candidateId: optionalId(),
  shortlistToken: string().max(64).default(''),
};

/** Links that open only for their recipient, part of the public API. */
export const verifiedApi = {
  /** Mails a code to the recipient of the link. The sealed attempt stays in the browser: the code works only there. */
  requestViewerCode: post('/requestViewerCode', record(link)).answers<{ attempt: string }>(),

  /** Checks the code, once. The pass opens the recipient's links of this agency in this browser. */
  confirmViewerCode: post(
    '/confirmViewerCode',
    record({ ...link, attempt: string().max(1_000).required(), code: string().max(20).required() }),
  ).answers<{ viewerPass: string }>(),
} as const;
