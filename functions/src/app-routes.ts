import { appApi } from '@portal/domain/contracts/app-api';
import { matchingApi } from '@portal/domain/contracts/matching-api';
import { searchApi } from '@portal/domain/contracts/search-api';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import { documentsApi } from '@portal/domain/contracts/documents-api';
import { teamRoutes } from './administration/administration-routes';
import { accountsRoutes } from './accounts/accounts-routes';
import { verifyUserToken } from './accounts/verify-user-token';
import { addJobCandidate } from './candidates/add-job-candidate';
import { addAttachment } from './candidates/add-attachment';
import { changeAttachment } from './candidates/change-attachment';
import { setLinkExpiry } from './candidates/set-link-expiry';
import { copyCandidate } from './candidates/copy-candidate';
import { discardUpload } from './candidates/discard-upload';
import { expandArchive } from './candidates/expand-archive';
import { downloadResume, generatePdf } from './documents/generate-pdf';
import { mergeDocuments } from './documents/merge-documents';
import { deleteDocumentPublicUrl, generateDocumentPublicUrl } from './documents/public-document';
import { correctResume } from './corrections/correct-resume';
import { parseCandidateFile } from './corrections/parse-candidate-file';
import { storageFile } from './documents/storage-file';
import { replaceResume } from './candidates/replace-resume';
import { storageFileDownload } from './documents/storage-file-download';
import { analyticsEvent } from './events/analytics-event';
import { recordEvent } from './events/record-event';
import { recordJobEvent } from './events/record-job-event';
import { gradeJobCandidates } from './grading/grade-job-candidates';
import { findMatchingCandidates } from './matches/find-matching-candidates';
import { integrationRoutes } from './integration/integration-routes';
import { route, type Route } from './runtime/route';
import { search } from './search/search';
import { loggerService } from './support/logger-service';
import { suggestTerms } from './tags/suggest-terms';

/** The app API (000 §7): what it offers, and to whom. */
export const appRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...teamRoutes,
  ...integrationRoutes,
  route({ endpoint: appApi.verifyUserToken, access: 'staff', handler: verifyUserToken }),
  route({ endpoint: appApi.expandArchive, access: 'candidate:write', handler: expandArchive }),
  route({ endpoint: candidatesApi.addJobCandidate, access: 'candidate:write', handler: addJobCandidate }),
  route({ endpoint: candidatesApi.replaceResume, access: 'candidate:write', handler: replaceResume }),
  route({ endpoint: candidatesApi.copyCandidate, access: 'candidate:write', handler: copyCandidate }),
  route({ endpoint: candidatesApi.addAttachment, access: 'candidate:write', handler: addAttachment }),
  route({ endpoint: candidatesApi.changeAttachment, access: 'candidate:write', handler: changeAttachment }),
  route({ endpoint: candidatesApi.setLinkExpiry, access: 'candidate:write', handler: setLinkExpiry }),
  route({ endpoint: appApi.discardUpload, access: 'candidate:write', handler: discardUpload }),
  route({
    endpoint: matchingApi.findMatchingCandidates,
    access: 'candidate:write',
    handler: findMatchingCandidates,
  }),
  route({ endpoint: appApi.gradeJobCandidates, access: 'candidate:write', handler: gradeJobCandidates }),
  route({ endpoint: correctionsApi.correctResume, access: 'candidate:write', handler: correctResume }),
  route({ endpoint: correctionsApi.parseCandidateFile, access: 'candidate:write', handler: parseCandidateFile }),
  route({ endpoint: appApi.storageFileDownload, access: 'organization:read', handler: storageFileDownload }),
  route({ endpoint: appApi.storageFile, access: 'public', handler: storageFile }),
  route({
    endpoint: documentsApi.generatePdf,
    access: 'organization:read',
    organizationOf: ({ candidate }) => candidate.organizationId,
    handler: generatePdf,
  }),
  route({
    endpoint: documentsApi.downloadResume,
    access: 'organization:read',
    organizationOf: ({ candidate }) => candidate.organizationId,
    handler: downloadResume,
  }),
  // These name files, not an organization: each file tells whose it is.
  route({ endpoint: documentsApi.mergeDocuments, access: 'staff', handler: mergeDocuments }),
  route({
    endpoint: documentsApi.generateDocumentPublicUrl,
    access: 'staff',
    body: 'document',
    handler: generateDocumentPublicUrl,
  }),
  route({ endpoint: documentsApi.deleteDocumentPublicUrl, access: 'staff', handler: deleteDocumentPublicUrl }),
  // Whose documents they are, and so who may look for them, depends on the kind.
  route({ endpoint: searchApi.search, access: 'staff', handler: search }),
  route({ endpoint: appApi.recordEvent, access: 'organization:read', handler: recordEvent }),
  route({ endpoint: appApi.recordJobEvent, access: 'job:write', handler: recordJobEvent }),
  route({ endpoint: appApi.analyticsEvent, access: 'staff', handler: analyticsEvent }),
  route({ endpoint: appApi.suggestTerms, access: 'staff', handler: suggestTerms }),
  route({ endpoint: appApi.loggerService, access: 'staff', handler: loggerService }),
];
