import { publicLinks } from '@portal/domain/links/public-links';
import { loadStateTexts } from '@portal/domain/texts/states';
import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { lazy, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './components/error-boundary';
import { Spinner } from './components/spinner';
import { ToastProvider } from './components/toast';
import { asksForJson } from './list/asks-for-json';
import { routeOf } from './routes';
import './theme/base.css';

const ResumePage = lazy(() => import('./resume/resume-page'));
const JobPage = lazy(() => import('./job/job-page'));
const UnsubscribePage = lazy(() => import('./unsubscribe/unsubscribe-page'));
const ProfilePage = lazy(() => import('./profile/profile-page'));
const JobProfilePage = lazy(() => import('./job-profile/job-profile-page'));
const ListPage = lazy(() => import('./list/list-page'));
const JsonPage = lazy(() => import('./list/json-page'));
const ConfirmationPage = lazy(() => import('./confirmation/confirmation-page'));

/** The page of this URL; every other leads to the product's error page. */
function currentPage(): ReactNode {
  const route = routeOf(window.location.pathname);
  switch (route.page) {
    case 'resume':
      return <ResumePage publicToken={route.publicToken} candidateId={route.candidateId} />;
    case 'job':
      return <JobPage publicToken={route.publicToken} jobId={route.jobId} />;
    case 'unsubscribe': {
      const { unsubType, organizationId, recipientId, senderId } = route;
      const isLead = ['1', 'true'].includes(new URLSearchParams(window.location.search).get('isLead') ?? '');
      return <UnsubscribePage {...{ unsubType, organizationId, recipientId, senderId, isLead }} />;
    }
    case 'profile':
      return <ProfilePage candidateId={route.candidateId} recipientId={route.recipientId} />;
    case 'jobProfile':
      return <JobProfilePage jobId={route.jobId} recipientId={route.recipientId} />;
    case 'list': {
      const { kind, organizationId, tearsheetId, recipientId } = route;
      const Page = asksForJson(window.location.search) ? JsonPage : ListPage;
      return <Page {...{ kind, organizationId, tearsheetId, recipientId }} />;
    }
    case 'resumeConfirmation':
      return <ConfirmationPage />;
    case 'missing':
      window.location.replace(publicLinks.deadLink());
      return null;
  }
}

/** What the page says from its first moment on, until its content is there. */
function waitingLabel(): string {
  const route = routeOf(window.location.pathname);
  switch (route.page) {
    case 'resume':
      return publicResumeTexts.validating;
    case 'profile':
    case 'jobProfile':
      return publicProfileTexts.retrieving;
    case 'list':
      return route.kind === 'jobs' ? tearsheetTexts.retrievingJobs : tearsheetTexts.retrievingCandidates;
    default:
      return loadStateTexts.loading;
  }
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <ToastProvider>
        <Suspense fallback={<Spinner label={waitingLabel()} />}>{currentPage()}</Suspense>
      </ToastProvider>
    </ErrorBoundary>,
  );
}
