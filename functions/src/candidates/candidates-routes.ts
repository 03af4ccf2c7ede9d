import { appApi } from '@portal/domain/contracts/app-api';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { correctionsApi } from '@portal/domain/contracts/corrections-api';
import { route, type Route } from '../runtime/route';
import { addAttachment } from './add-attachment';
import { addJobCandidate } from './add-job-candidate';
import { changeAttachment } from './change-attachment';
import { setCredential } from './set-credential';
import { copyCandidate } from './copy-candidate';
import { correctResume } from './correct-resume';
import { discardUpload } from './discard-upload';
import { expandArchive } from './expand-archive';
import { parseCandidateFile } from './parse-candidate-file';
import { replaceResume } from './replace-resume';
import { setLinkExpiry } from './set-link-expiry';

/** Candidates and their resumes, part of the app API. */
export const candidatesRoutes: readonly Route[] = [
  route({ endpoint: appApi.expandArchive, access: 'candidate:write', handler: expandArchive }),
  route({ endpoint: candidatesApi.addJobCandidate, access: 'candidate:write', handler: addJobCandidate }),
  route({ endpoint: candidatesApi.replaceResume, access: 'candidate:write', handler: replaceResume }),
  route({ endpoint: candidatesApi.copyCandidate, access: 'candidate:write', handler: copyCandidate }),
  route({ endpoint: candidatesApi.addAttachment, access: 'candidate:write', handler: addAttachment }),
  route({ endpoint: candidatesApi.changeAttachment, access: 'candidate:write', handler: changeAttachment }),
  route({ endpoint: candidatesApi.setCredential, access: 'candidate:write', handler: setCredential }),
  route({ endpoint: candidatesApi.setLinkExpiry, access: 'candidate:write', handler: setLinkExpiry }),
  route({ endpoint: correctionsApi.correctResume, access: 'candidate:write', handler: correctResume }),
  route({ endpoint: correctionsApi.parseCandidateFile, access: 'candidate:write', handler: parseCandidateFile }),
  route({ endpoint: appApi.discardUpload, access: 'candidate:write', handler: discardUpload }),
];
