import type { ResumePage } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useEffect } from 'react';
import classes from '../components/button.module.css';
import { Spinner } from '../components/spinner';
import { isStaff } from '../viewer/is-staff';

/** Opens the job in Client Connect, for viewers with an account there. */
export function OtherCandidates({ page }: { page: Pick<ResumePage, 'organizationId' | 'jobId' | 'otherCandidates'> }) {
  return (
    <a
      className={classes.button}
      data-variant="outline"
      href={`/client/${encodeURIComponent(page.organizationId)}/jobs/${encodeURIComponent(page.jobId)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {publicResumeTexts.otherCandidates(page.otherCandidates)}
    </a>
  );
}

/**
 * Whether a viewer signs in to Client Connect instead of entering an access code. The link belongs to a contact with an
 * account; staff who open it are signed in already, and enter the code.
 * @param cookies in the format of `document.cookie`.
 */
export function signsInAtPortal({ hasPortal }: { hasPortal: boolean }, cookies: string): boolean {
  return hasPortal && !isStaff(cookies);
}

/** Leads to the sign-in of Client Connect, instead of an access code. */
export function PortalSignIn() {
  useEffect(() => {
    const back = new URLSearchParams({ redirect: window.location.href, autologin: 'true' });
    window.location.replace(`/client?${back.toString()}`);
  }, []);
  return <Spinner label={publicResumeTexts.validating} />;
}
