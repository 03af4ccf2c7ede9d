import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { threadsApi } from '@portal/domain/contracts/threads-api';
import { route, type Route } from '../runtime/route';
import { addClientJobSubmission } from './add-client-job-submission';
import { answerThread, markThreadRead } from './answer-thread';
import { clientSubmissionDraft } from './client-submission-draft';
import { mailNotesToAccountManager } from './mail-notes-to-account-manager';
import { previewClientSubmission } from './preview-client-submission';
import { remindClient } from './remind-client';
import { revealProfile } from './reveal-profile';
import { revokeRecipientLink } from './revoke-recipient-link';

/** Submissions to the client and what clients ask about them, part of the app API. */
export const submissionsRoutes: readonly Route[] = [
  route({
    endpoint: submissionsApi.clientSubmissionDraft,
    access: 'candidate:write',
    handler: clientSubmissionDraft,
  }),
  route({
    endpoint: submissionsApi.previewClientSubmission,
    access: 'candidate:write',
    handler: previewClientSubmission,
  }),
  route({
    endpoint: submissionsApi.addClientJobSubmission,
    access: 'candidate:write',
    handler: addClientJobSubmission,
  }),
  route({ endpoint: submissionsApi.revokeRecipientLink, access: 'candidate:write', handler: revokeRecipientLink }),
  route({ endpoint: submissionsApi.remindClient, access: 'candidate:write', handler: remindClient }),
  route({ endpoint: submissionsApi.revealProfile, access: 'candidate:write', handler: revealProfile }),
  route({
    endpoint: submissionsApi.mailNotesToAccountManager,
    access: 'candidate:write',
    handler: mailNotesToAccountManager,
  }),
  route({ endpoint: threadsApi.answerThread, access: 'candidate:write', handler: answerThread }),
  route({ endpoint: threadsApi.markThreadRead, access: 'candidate:write', handler: markThreadRead }),
];
