import { publicLinks } from '@portal/domain/links/public-links';
import { loadStateTexts } from '@portal/domain/texts/states';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { lazy, type ReactNode } from 'react';
import { routeOf } from './routes';
import { showPage } from './show-page';

const ResumePage = lazy(() => import('./resume/resume-page'));
const ShortlistPage = lazy(() => import('./shortlist/shortlist-page'));
const JobPage = lazy(() => import('./job/job-page'));
const UnsubscribePage = lazy(() => import('./unsubscribe/unsubscribe-page'));
const AgreementPage = lazy(() => import('./agreement/agreement-page'));
const KeepPage = lazy(() => import('./keep/keep-page'));
const ApplicationPage = lazy(() => import('./application/application-page'));
const PreviewPage = lazy(() => import('./preview/preview-page'));
const ConfirmationPage = lazy(() => import('./confirmation/confirmation-page'));

const route = routeOf(window.location.pathname);

/** The page of this URL; every other leads to the product's error page. */
function currentPage(): ReactNode {
  switch (route.page) {
    case 'resume':
      return <ResumePage publicToken={route.publicToken} candidateId={route.candidateId} />;
    case 'shortlist':
      return <ShortlistPage shortlistToken={route.shortlistToken} />;
    case 'job':
      return <JobPage publicToken={route.publicToken} jobId={route.jobId} />;
    case 'unsubscribe': {
      const { unsubType, organizationId, recipientId, senderId } = route;
      const query = new URLSearchParams(window.location.search);
      const isLead = ['1', 'true'].includes(query.get('isLead') ?? '');
      const code = query.get('code') ?? '';
      return <UnsubscribePage {...{ unsubType, organizationId, recipientId, senderId, isLead, code }} />;
    }
    case 'agreement':
      return <AgreementPage code={route.code} />;
    case 'keep':
      return <KeepPage code={route.code} />;
    case 'application':
      return <ApplicationPage code={route.code} />;
    case 'resumeConfirmation':
      return <ConfirmationPage />;
    case 'preview':
      return <PreviewPage />;
    default:
      window.location.replace(publicLinks.deadLink());
      return null;
  }
}

showPage(currentPage(), route.page === 'resume' ? publicResumeTexts.validating : loadStateTexts.loading);
