/**
 * Access codes that the viewer entered, in session cookies: all tabs know them until the browser closes. Only pages of
 * resumes can read them. The code opens all resumes of the job.
 */
const cookieOf = (jobId: string) => `accessCode_${jobId}`;

/** @param cookies in the format of `document.cookie`. @returns `''` without a code. */
export function readSessionCode(cookies: string, jobId: string): string {
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === cookieOf(jobId)) return decode(value);
  }
  return '';
}

/** The cookie to store a code with; `''` removes it. */
export function sessionCodeCookie(jobId: string, code: string): string {
  const end = code === '' ? '; max-age=0' : '';
  return `${cookieOf(jobId)}=${encodeURIComponent(code)}; path=/resumes; samesite=strict; secure${end}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
