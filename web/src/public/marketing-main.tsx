import { publicLinks } from '@portal/domain/links/public-links';
import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { lazy, type ReactNode } from 'react';
import JobProfilePage from './job-profile/job-profile-page';
import { asksForJson } from './list/asks-for-json';
import ListPage from './list/list-page';
import ProfilePage from './profile/profile-page';
import { routeOf } from './routes';
import { showPage } from './show-page';

const JsonPage = lazy(() => import('./list/json-page'));

const route = routeOf(window.location.pathname);

/**
 * The marketing page of this URL; every other leads to the product's error page. The pages share most of their code, so
 * they load with it, without another round trip.
 */
function currentPage(): ReactNode {
  switch (route.page) {
    case 'profile':
      return <ProfilePage candidateId={route.candidateId} recipientId={route.recipientId} />;
    case 'jobProfile':
      return <JobProfilePage jobId={route.jobId} recipientId={route.recipientId} />;
    case 'list': {
      const { kind, organizationId, tearsheetId, recipientId } = route;
      const Page = asksForJson(window.location.search) ? JsonPage : ListPage;
      return <Page {...{ kind, organizationId, tearsheetId, recipientId }} />;
    }
    default:
      window.location.replace(publicLinks.deadLink());
      return null;
  }
}

function waitingLabel(): string {
  if (route.page !== 'list') return publicProfileTexts.retrieving;
  return route.kind === 'jobs' ? tearsheetTexts.retrievingJobs : tearsheetTexts.retrievingCandidates;
}

showPage(currentPage(), waitingLabel());
