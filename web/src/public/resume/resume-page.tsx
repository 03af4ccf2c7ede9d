import type { ResumePage as Page } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import type { PortalError } from '@portal/domain/errors/portal-error';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { callPublic } from '../api/call';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { usePublicPage } from '../components/use-public-page';
import { useReturn } from '../components/use-return';
import { Feedback } from '../feedback/feedback';
import { takeOverAnswer } from '../feedback/own-answer';
import { ResumeThread } from '../thread/resume-thread';
import { Interviews } from '../interviews/interviews';
import { Themed } from '../theme/themed';
import { useViewTracking } from '../tracking/use-view-tracking';
import { isStaff } from '../viewer/is-staff';
import { viewer } from '../viewer/public-viewer';
import { readSessionCode, sessionCodeCookie } from '../viewer/session-code';
import { AccessCodeForm } from './access-code-form';
import { ContactCard } from './contact-card';
import { DownloadPdf } from './download-pdf';
import { OtherCandidates, PortalSignIn, signsInAtPortal } from './portal-viewer';
import { QuickContact } from './quick-contact';
import { answerIdOf, resumeFeedback } from './resume-feedback';
import { ResumeDetails } from './resume-details';
import { ResumeHeader } from './resume-header';
import type { ResumeAccess } from './resume-access';
import classes from './resume-page.module.css';

const VerifyViewer = lazy(() => import('../verified/verify-viewer'));
const ExpiredLink = lazy(() => import('./expired-link'));

/** The page within Client Connect or a shortlist, which has the header and the frame. */
export interface ResumeFrame {
  /** The candidate is not shown any more, or the session has ended; stable. */
  onRefused: (error: PortalError) => void;
  onVoted: () => void;
  /** The frame asks for the answer itself. */
  asksItself?: boolean;
}

interface Props {
  publicToken: string;
  candidateId: string;
  frame?: ResumeFrame;
}

/** A candidate's public resume. */
export default function ResumePage({ publicToken, candidateId, frame }: Props) {
  const [accessCode, setAccessCode] = useState('');
  const { state, retry, replace } = usePublicPage(
    useCallback(
      async (signal) => {
        const link = { publicToken, candidateId };
        const page = await readPage({ ...link, accessCode: '' }, signal);
        const opened = page.state === 'accessCodeNeeded' ? await openWithSessionCode(page, link, signal) : null;
        if (!opened) return page;
        setAccessCode(opened.code);
        return opened.page;
      },
      [publicToken, candidateId],
    ),
    frame?.onRefused,
  );
  const key = useMemo(() => ({ publicToken, candidateId, accessCode }), [publicToken, candidateId, accessCode]);
  const openWith = useCallback(
    async (code: string) => {
      const page = await readPage({ publicToken, candidateId, accessCode: code });
      if (page.state === 'accessCodeNeeded') return false;
      setAccessCode(code);
      document.cookie = sessionCodeCookie(page.jobId, code);
      replace(page);
      return true;
    },
    [publicToken, candidateId, replace],
  );

  if (state.status === 'loading') return <Spinner label={publicResumeTexts.validating} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { page } = state;
  return (
    <Themed theme={page.theme} {...(frame ? {} : { title: page.theme.browserTitle })}>
      <ResumeInState page={page} resumeKey={key} onCode={openWith} onVerified={retry} frame={frame} />
    </Themed>
  );
}

interface InStateProps {
  page: Page;
  resumeKey: ResumeAccess;
  onCode: (code: string) => Promise<boolean>;
  onVerified: () => void;
  frame: ResumeFrame | undefined;
}

function ResumeInState({ page, resumeKey, onCode, onVerified, frame }: InStateProps) {
  if (page.state === 'active' && page.resume)
    return <ActiveResume page={page} resume={page.resume} resumeKey={resumeKey} frame={frame} />;
  const contact = page.contact && <ContactCard contact={page.contact} title={page.labels.contact} />;
  return (
    <>
      {!frame && <Toolbar theme={page.theme} />}
      <Content isFramed={frame !== undefined}>
        {page.state === 'verificationNeeded' ? (
          <Suspense fallback={<Spinner label={publicResumeTexts.validating} />}>
            <VerifyViewer link={resumeKey} onVerified={onVerified} />
          </Suspense>
        ) : page.state === 'accessCodeNeeded' && signsInAtPortal(page, document.cookie) ? (
          <PortalSignIn />
        ) : page.state === 'accessCodeNeeded' ? (
          <AccessCodeForm onSubmit={onCode} />
        ) : (
          <Suspense fallback={<Spinner label={publicResumeTexts.validating} />}>
            <ExpiredLink resumeKey={resumeKey} contact={contact} />
          </Suspense>
        )}
      </Content>
    </>
  );
}

interface ActiveProps {
  page: Page;
  resume: NonNullable<Page['resume']>;
  resumeKey: ResumeAccess;
  frame: ResumeFrame | undefined;
}

/** The frame has the page's `main` element already. */
function Content({ isFramed, children }: { isFramed: boolean; children: ReactNode }) {
  const Element = isFramed ? 'div' : 'main';
  return <Element className={content.content}>{children}</Element>;
}

function ActiveResume({ page, resume, resumeKey, frame }: ActiveProps) {
  const [hasVoted, setVoted] = useState(false);
  const { own } = page;
  // Staff see the page as it is, untracked; so does everyone when the job requests no feedback.
  const questions = isStaff(document.cookie) ? null : page.feedback;
  const target = useMemo(() => resumeFeedback(page, resumeKey), [page, resumeKey]);
  useReturn(
    useCallback(() => {
      // A failed look keeps what is shown.
      void readPage(resumeKey).catch(() => undefined);
    }, [resumeKey]),
  );
  useViewTracking(resumeKey, questions !== null && !hasVoted);
  const onVoted = useCallback(() => {
    setVoted(true);
    frame?.onVoted();
  }, [frame]);
  const download = page.isPdfAllowed && <DownloadPdf resumeKey={resumeKey} fullName={resume.fullName} />;
  return (
    <>
      {!frame && (
        <Toolbar
          theme={page.theme}
          actions={
            (page.otherCandidates > 0 || download) && (
              <>
                {page.otherCandidates > 0 && <OtherCandidates page={page} />}
                {download}
              </>
            )
          }
        />
      )}
      <Content isFramed={frame !== undefined}>
        {frame && download && <div className={classes.framed}>{download}</div>}
        <ResumeHeader resume={resume} jobTitle={page.jobTitle} profile={page.profile} />
        {page.contact && <QuickContact contact={page.contact} />}
        {questions && !frame?.asksItself && <Feedback target={target} questions={questions} onVoted={onVoted} />}
        {questions && <Interviews resumeKey={resumeKey} first={own?.interviews ?? null} onChanged={frame?.onVoted} />}
        <ResumeDetails page={page} resume={resume} resumeKey={resumeKey} />
        <ResumeThread resumeKey={resumeKey} first={own?.thread ?? null} agency={page.theme.organizationName} />
      </Content>
    </>
  );
}

/** Opens the resume with the code that was entered for its job in this browser session; one that is wrong by now is dropped. */
async function openWithSessionCode({ jobId }: Page, link: Omit<ResumeAccess, 'accessCode'>, signal: AbortSignal) {
  const code = readSessionCode(document.cookie, jobId);
  if (!code) return null;
  try {
    return { code, page: await readPage({ ...link, accessCode: code }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    document.cookie = sessionCodeCookie(jobId, '');
    return null;
  }
}

/**
 * Reads the page, and takes over what its recipient has answered elsewhere. The server finds organization and job by the
 * token; the pair of token and candidate opens the page.
 */
async function readPage(key: ResumeAccess, signal?: AbortSignal): Promise<Page> {
  const request = { ...key, organizationId: '', jobId: '', viewer: viewer.get() };
  const page = await callPublic('getCandidateResume', request, signal ? { signal } : {});
  takeOverAnswer(answerIdOf(key), page.own?.answer ?? '');
  return page;
}
