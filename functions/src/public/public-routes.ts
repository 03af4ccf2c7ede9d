import { publicInterviewsApi } from '@portal/domain/contracts/interviews-api';
import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { publicApi, publicFilesApi } from '@portal/domain/contracts/public-api';
import { shortlistApi } from '@portal/domain/contracts/shortlist-api';
import { verifiedApi } from '@portal/domain/contracts/verified-api';
import { route, type Route } from '../runtime/route';
import { changeAnswer } from './change-answer';
import { file } from './files/file';
import { image } from './image';
import { changeOwnInterview, proposeOwnInterview } from './interviews/change-interviews';
import { getInterviews } from './interviews/get-interviews';
import { getCandidateResume } from './get-candidate-resume';
import { getCandidateUploader } from './get-candidate-uploader';
import { getHostTheme } from './get-host-theme';
import { getShortlist } from './get-shortlist';
import { marketingPageRoutes } from './marketing/marketing-routes';
import { publicEvent } from './public-event';
import { requestAccess } from './request-access';
import { resumeDocument } from './resume-document';
import { resumePdf } from './resume-pdf';
import { sendFeedbackVote } from './send-feedback-vote';
import { sendShortlistAnswers } from './send-shortlist-answers';
import { submitFeedback } from './submit-feedback';
import { publicThreadsRoutes } from './threads/threads-routes';
import { uploadResume } from './upload-resume';
import { confirmViewerCode } from './verified/confirm-viewer-code';
import { requestViewerCode } from './verified/request-viewer-code';

/** The public API for viewers without an account, except for uploads. */
export const publicRoutes: readonly Route[] = [
  route({ endpoint: publicApi.getHostTheme, access: 'public', handler: getHostTheme }),
  route({ endpoint: publicApi.getCandidateResume, access: 'public', handler: getCandidateResume }),
  route({ endpoint: publicApi.getCandidateUploader, access: 'public', handler: getCandidateUploader }),
  route({ endpoint: publicApi.publicEvent, access: 'public', handler: publicEvent }),
  route({ endpoint: publicApi.sendFeedbackVote, access: 'public', handler: sendFeedbackVote }),
  route({ endpoint: publicApi.changeAnswer, access: 'public', handler: changeAnswer }),
  route({ endpoint: publicApi.submitFeedback, access: 'public', handler: submitFeedback }),
  route({ endpoint: publicInterviewsApi.getInterviews, access: 'public', handler: getInterviews }),
  route({ endpoint: publicInterviewsApi.proposeInterview, access: 'public', handler: proposeOwnInterview }),
  route({ endpoint: publicInterviewsApi.changeOwnInterview, access: 'public', handler: changeOwnInterview }),
  route({ endpoint: publicApi.requestAccess, access: 'public', handler: requestAccess }),
  route({ endpoint: publicApi.resumePdf, access: 'public', handler: resumePdf }),
  route({ endpoint: publicApi.resumeDocument, access: 'public', handler: resumeDocument }),
  route({ endpoint: publicFilesApi.image, access: 'public', handler: image }),
  route({ endpoint: publicFilesApi.file, access: 'public', handler: file }),
  ...publicThreadsRoutes,
  route({ endpoint: shortlistApi.getShortlist, access: 'public', handler: getShortlist }),
  route({ endpoint: shortlistApi.sendShortlistAnswers, access: 'public', handler: sendShortlistAnswers }),
  route({ endpoint: verifiedApi.requestViewerCode, access: 'public', handler: requestViewerCode }),
  route({ endpoint: verifiedApi.confirmViewerCode, access: 'public', handler: confirmViewerCode }),
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
