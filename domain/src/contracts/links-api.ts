import { boolean, string } from 'yup';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import type { JobNamingClient } from '../jobs/job-naming-client';
import { post } from './endpoint';

/** Whom a link is for, who sends it and how its page looks. */
const linkShape = {
  organizationId: requiredId(),
  /** The user whose brand the page has; the caller when absent. */
  senderId: optionalId(),
  /** Id of the contact or lead; `''` for a link that names nobody. */
  recipientId: optionalId(),
  isLead: boolean().default(false),
  /** The page asks who the viewer is before it shows anything. */
  hasGateing: boolean().default(false),
};

/** The link of a marketing page. */
export interface CreatedLink {
  linkId: string;
  /** Complete URL. */
  url: string;
  /** The sealed code, `data` in the URL's query. */
  data: string;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
}

/** The link of a page with jobs, and those of its jobs that tell viewers who the client is. */
export interface CreatedJobLink extends CreatedLink {
  namingClient: JobNamingClient[];
}

/** Links of marketing pages, part of the app API. A second call for the same recipient answers the same link. */
export const linksApi = {
  /** The link of a candidate's marketing profile. */
  generateSmProfileLink: post(
    '/generateSmProfileLink',
    record({ ...linkShape, candidateId: requiredId(), smBrandId: optionalId() }),
  ).answers<CreatedLink>(),

  /** The link of a job's profile. */
  generateJobProfileLink: post(
    '/generateJobProfileLink',
    record({ ...linkShape, jobId: requiredId(), jmBrandId: optionalId() }),
  ).answers<CreatedJobLink>(),

  /** The link of a tearsheet's public list. */
  generateTearsheetLink: post(
    '/generateTearsheetLink',
    record({
      ...linkShape,
      tearsheetId: requiredId(),
      kind: string().oneOf(['candidates', 'jobs']).required(),
      brandId: optionalId(),
    }),
  ).answers<CreatedJobLink>(),

  /** Revokes a link: its URL shows the not-found page from now on. A new link for the recipient has another URL. */
  revokeLink: post('/revokeLink', record({ organizationId: requiredId(), linkId: requiredId() })).answers<{
    revoked: boolean;
  }>(),
} as const;
