import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useEffect } from 'react';
import classes from '../components/button.module.css';
import { Spinner } from '../components/spinner';

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

/** Leads to the sign-in of the application, instead of an access code. */
export function PortalSignIn() {
  useEffect(() => {
    const back = new URLSearchParams({ redirect: window.location.href, autologin: 'true' });
    window.location.replace(`/login?${back.toString()}`);
  }, []);
  return <Spinner label={publicResumeTexts.validating} />;
}
