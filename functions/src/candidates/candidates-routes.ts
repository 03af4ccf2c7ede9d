import { appApi } from '@portal/domain/contracts/app-api';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { route, type Route } from '../runtime/route';
import { addAttachment } from './add-attachment';
import { addJobCandidate } from './add-job-candidate';
import { changeAttachment } from './change-attachment';
import { setCredential } from './set-credential';
import { copyCandidate } from './copy-candidate';
import { discardUpload } from './discard-upload';
import { expandArchive } from './expand-archive';
import { setLinkExpiry } from './set-link-expiry';

/** Candidates, part of the app API. Changes of their resumes are routes of the profiles, which follow them. */
export const candidatesRoutes: readonly Route[] = [
  route({ endpoint: appApi.expandArchive, access: 'candidate:write', handler: expandArchive }),
  route({ endpoint: candidatesApi.addJobCandidate, access: 'candidate:write', handler: addJobCandidate }),
  route({ endpoint: candidatesApi.copyCandidate, access: 'candidate:write', handler: copyCandidate }),
  route({ endpoint: candidatesApi.addAttachment, access: 'candidate:write', handler: addAttachment }),
  route({ endpoint: candidatesApi.changeAttachment, access: 'candidate:write', handler: changeAttachment }),
  route({ endpoint: candidatesApi.setCredential, access: 'candidate:write', handler: setCredential }),
  route({ endpoint: candidatesApi.setLinkExpiry, access: 'candidate:write', handler: setLinkExpiry }),
  route({ endpoint: appApi.discardUpload, access: 'candidate:write', handler: discardUpload }),
];
