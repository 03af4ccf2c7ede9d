/** The pages of candidates, which sealed codes open. */
type CodePage = 'agreement' | 'keep' | 'application';

/** The public page of a URL. */
export type PublicRoute =
  | { page: 'resume'; publicToken: string; candidateId: string }
  | { page: 'shortlist'; shortlistToken: string }
  | { page: 'job'; publicToken: string; jobId: string }
  | { page: 'unsubscribe'; unsubType: 'sm' | 'jm'; organizationId: string; recipientId: string; senderId: string }
  | { page: 'profile'; candidateId: string; recipientId: string }
  | { page: 'jobProfile'; jobId: string; recipientId: string }
  | { page: 'list'; kind: 'candidates' | 'jobs'; organizationId: string; tearsheetId: string; recipientId: string }
  | { page: CodePage; code: string }
  | { page: 'resumeConfirmation' }
  | { page: 'preview' }
  | { page: 'missing' };

const token = '([A-Za-z0-9_-]{1,64})';
/** Firestore reserves ids in double underscores. */
const id = '(?!__[^/]*__(?:/|$))([A-Za-z0-9_-]{1,128})';
/** An id that only the server can decode. */
const encoded = '([A-Za-z0-9_-]{10,400})';
const profilePath = new RegExp(`^/profiles/${encoded}(?:/${encoded})?/?$`);
const jobProfilePath = new RegExp(`^/job/${encoded}(?:/${encoded})?/?$`);
const listPath = new RegExp(`^/tearsheet/(candidates|jobs)/${id}/${encoded}(?:/${encoded})?/?$`);
const resumePath = new RegExp(`^/resumes/${token}/${id}/?$`);
/** As long as a recipient's token, and no candidate's token is `shortlist`. */
const shortlistPath = /^\/resumes\/shortlist\/([A-Za-z0-9_-]{32})\/?$/;
const unsubscribePath = new RegExp(`^/unsubscribe/(sm|jm)/${id}/([A-Za-z0-9_-]{1,400})(?:/${id})?/?$`);
/** A page of a candidate, with its sealed code. */
const codePath = /^\/(agreement|keep|application)\/([\w.-]{1,4000})\/?$/;
const jobPath = new RegExp(`^/organization/${token}/${id}/?$`);

/**
 * The page of a URL.
 * @param pathname in the format of `location.pathname`. An impossible token or id is `missing`, like every unknown
 *   path.
 */
export function routeOf(pathname: string): PublicRoute {
  const [, shortlistToken] = shortlistPath.exec(pathname) ?? [];
  if (shortlistToken) return { page: 'shortlist', shortlistToken };
  const [, resumeToken, candidateId] = resumePath.exec(pathname) ?? [];
  if (resumeToken && candidateId) return { page: 'resume', publicToken: resumeToken, candidateId };
  const [, jobToken, jobId] = jobPath.exec(pathname) ?? [];
  if (jobToken && jobId) return { page: 'job', publicToken: jobToken, jobId };
  const [, unsubType, organizationId, recipientId, senderId = ''] = unsubscribePath.exec(pathname) ?? [];
  if ((unsubType === 'sm' || unsubType === 'jm') && organizationId && recipientId) {
    return { page: 'unsubscribe', unsubType, organizationId, recipientId, senderId };
  }
  const [, candidate, profileRecipient = ''] = profilePath.exec(pathname) ?? [];
  if (candidate) return { page: 'profile', candidateId: candidate, recipientId: profileRecipient };
  const [, profiledJob, jobRecipient = ''] = jobProfilePath.exec(pathname) ?? [];
  if (profiledJob) return { page: 'jobProfile', jobId: profiledJob, recipientId: jobRecipient };
  const list = listRoute(pathname);
  if (list) return list;
  const [, codePage, code] = codePath.exec(pathname) ?? [];
  if (code) return { page: codePage as CodePage, code };
  if (/^\/resume-confirmation\/?$/.test(pathname)) return { page: 'resumeConfirmation' };
  if (/^\/preview\/?$/.test(pathname)) return { page: 'preview' };
  return { page: 'missing' };
}

function listRoute(pathname: string): PublicRoute | null {
  const [, kind, organizationId, tearsheetId, recipientId = ''] = listPath.exec(pathname) ?? [];
  if (!organizationId || !tearsheetId) return null;
  return { page: 'list', kind: kind === 'jobs' ? 'jobs' : 'candidates', organizationId, tearsheetId, recipientId };
}
