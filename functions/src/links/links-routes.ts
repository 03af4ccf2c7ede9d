import { linksApi } from '@portal/domain/contracts/links-api';
import { route, type Route } from '../runtime/route';
import { generateJobProfileLink, generateSmProfileLink, generateTearsheetLink, revokeLink } from './generate-links';

/** Links of marketing pages, part of the app API. */
export const linksRoutes: readonly Route[] = [
  route({
    endpoint: linksApi.generateSmProfileLink,
    aliases: ['/generate-SM-profile-link'],
    access: 'candidate:write',
    handler: generateSmProfileLink,
  }),
  route({ endpoint: linksApi.generateJobProfileLink, access: 'job:write', handler: generateJobProfileLink }),
  route({ endpoint: linksApi.generateTearsheetLink, access: 'candidate:write', handler: generateTearsheetLink }),
  route({ endpoint: linksApi.revokeLink, access: 'candidate:write', handler: revokeLink }),
];
