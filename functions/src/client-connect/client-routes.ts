import { clientApi } from '@portal/domain/contracts/client-api';
import { route, type Route } from '../runtime/route';
import { addClientJob } from './add-client-job';
import { clientJob, clientJobs, clientJobVersion } from './client-jobs';
import { clientSession } from './client-session-call';
import { openCandidate } from './open-candidate';
import { readJobFile } from './read-job-file';
import { colleagues, shareJob } from './share-job';

/** Client Connect. Its callers have a session of their own, which each handler asks for; see `client-context.ts`. */
export const clientRoutes: readonly Route[] = [
  route({ endpoint: clientApi.session, access: 'public', handler: clientSession }),
  route({ endpoint: clientApi.jobs, access: 'public', handler: clientJobs }),
  route({ endpoint: clientApi.job, access: 'public', handler: clientJob }),
  route({ endpoint: clientApi.jobVersion, access: 'public', handler: clientJobVersion }),
  route({ endpoint: clientApi.openCandidate, access: 'public', handler: openCandidate }),
  route({ endpoint: clientApi.readJobFile, access: 'public', body: 'multipart', handler: readJobFile }),
  route({ endpoint: clientApi.addJob, access: 'public', handler: addClientJob }),
  route({ endpoint: clientApi.colleagues, access: 'public', handler: colleagues }),
  route({ endpoint: clientApi.shareJob, access: 'public', handler: shareJob }),
];
