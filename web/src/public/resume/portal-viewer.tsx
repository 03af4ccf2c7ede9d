import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useEffect } from 'react';
import classes from '../components/button.module.css';
import { Spinner } from '../components/spinner';
import { isStaff } from '../viewer/is-staff';

/** Opens the job in the application, for viewers with an account in the client portal. */
export function OtherCandidates({ jobId, count }: { jobId: string; count: number }) {
  return (
    <a
      className={classes.button}
      data-variant="outline"
      href={`/app/jobs/${encodeURIComponent(jobId)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {publicResumeTexts.otherCandidates(count)}
    </a>
  );
}

/**
 * Whether a viewer signs in to the client portal instead of entering an access code. The link belongs to a contact with an
 * account; staff who open it are signed in already, and enter the code.
 * @param cookies in the format of `document.cookie`.
 */
export function signsInAtPortal({ hasPortal }: { hasPortal: boolean }, cookies: string): boolean {
  return hasPortal && !isStaff(cookies);
}

/** Leads to the sign-in of the application, instead of an access code. */
export function PortalSignIn() {
  useEffect(() => {
    const back = new URLSearchParams({ redirect: window.location.href, autologin: 'true' });
    window.location.replace(`/login?${back.toString()}`);
  }, []);
  return <Spinner label={publicResumeTexts.validating} />;
}
