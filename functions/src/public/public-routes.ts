import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { publicApi, publicFilesApi } from '@portal/domain/contracts/public-api';
import { route, type Route } from '../runtime/route';
import { changeAnswer } from './change-answer';
import { image } from './image';
import { getCandidateResume } from './get-candidate-resume';
import { getCandidateUploader } from './get-candidate-uploader';
import { marketingPageRoutes } from './marketing/marketing-routes';
import { publicEvent } from './public-event';
import { requestAccess } from './request-access';
import { resumeDocument } from './resume-document';
import { resumePdf } from './resume-pdf';
import { sendFeedbackVote } from './send-feedback-vote';
import { submitFeedback } from './submit-feedback';
import { uploadResume } from './upload-resume';

/** The public API for viewers without an account, except for uploads. */
export const publicRoutes: readonly Route[] = [
  route({ endpoint: publicApi.getCandidateResume, access: 'public', handler: getCandidateResume }),
  route({ endpoint: publicApi.getCandidateUploader, access: 'public', handler: getCandidateUploader }),
  route({ endpoint: publicApi.publicEvent, access: 'public', handler: publicEvent }),
  route({ endpoint: publicApi.sendFeedbackVote, access: 'public', handler: sendFeedbackVote }),
  route({ endpoint: publicApi.changeAnswer, access: 'public', handler: changeAnswer }),
  route({ endpoint: publicApi.submitFeedback, access: 'public', handler: submitFeedback }),
  route({ endpoint: publicApi.requestAccess, access: 'public', handler: requestAccess }),
  route({ endpoint: publicApi.resumePdf, access: 'public', handler: resumePdf }),
  route({ endpoint: publicApi.resumeDocument, access: 'public', handler: resumeDocument }),
  route({ endpoint: publicFilesApi.image, access: 'public', handler: image }),
  ...marketingPageRoutes,
];

/** Uploads of applicants. Parsing takes long, so they have their own function and do not delay pages. */
export const publicUploadRoutes: readonly Route[] = [
  route({ endpoint: publicApi.uploadResume, access: 'public', body: 'multipart', handler: uploadResume }),
];

/** The note of a view by its path of the middleware, which begins at the host. */
export const publicNoteRoutes: readonly Route[] = [
  route({
    endpoint: middlewareApi.publicNote,
    access: 'public',
    handler: (input, context) => publicEvent({ ...input, event: 'viewResume', duration: 0 }, context),
  }),
];
