/** The public page of a URL. */
export type PublicRoute =
  | { page: 'resume'; publicToken: string; candidateId: string }
  | { page: 'job'; publicToken: string; jobId: string }
  | { page: 'resumeConfirmation' }
  | { page: 'missing' };

const token = '([A-Za-z0-9_-]{1,64})';
/** Firestore reserves ids in double underscores. */
const id = '(?!__[^/]*__(?:/|$))([A-Za-z0-9_-]{1,128})';
const resumePath = new RegExp(`^/resumes/${token}/${id}/?$`);
const jobPath = new RegExp(`^/organization/${token}/${id}/?$`);

/**
 * The page of a URL.
 * @param pathname in the format of `location.pathname`. An impossible token or id is `missing`, like every unknown
 *   path.
 */
export function routeOf(pathname: string): PublicRoute {
  const [, resumeToken, candidateId] = resumePath.exec(pathname) ?? [];
  if (resumeToken && candidateId) return { page: 'resume', publicToken: resumeToken, candidateId };
  const [, jobToken, jobId] = jobPath.exec(pathname) ?? [];
  if (jobToken && jobId) return { page: 'job', publicToken: jobToken, jobId };
  if (/^\/resume-confirmation\/?$/.test(pathname)) return { page: 'resumeConfirmation' };
  return { page: 'missing' };
}
