import type { MarketingPage } from '@portal/domain/contracts/marketing-pages-api';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import type { PageState } from '../components/use-public-page';
import content from '../components/content.module.css';
import { GatePlaceholder } from '../gate/gate-placeholder';
import { Themed } from '../theme/themed';
import { isStaff } from '../viewer/is-staff';
import { ConsentBanner } from './consent-banner';
import { useConsent } from './use-consent';
import type { PageAccess } from './use-page-access';

const GateModal = lazy(() => import('../gate/gate-modal'));

interface Props<Page extends MarketingPage> {
  state: PageState<Page>;
  loadingText: string;
  retry: () => void;
  access: PageAccess;
  onPassed: (gatePass: string) => void;
  /** The content; `isTracked` says whether its visits may be recorded. */
  children: (page: Page, isTracked: boolean) => ReactNode;
}

/** What all marketing pages share: loading, look, toolbar, gate and consent. */
export function MarketingFrame<Page extends MarketingPage>(props: Props<Page>) {
  const { state, loadingText, retry, access, onPassed, children } = props;
  const { consent, decide } = useConsent(state.status === 'ready' && state.page.asksConsent);
  if (state.status === 'loading') return <Spinner label={loadingText} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { page } = state;
  return (
    <Themed theme={page.theme} title={page.theme.browserTitle}>
      <Toolbar theme={page.theme} />
      <main className={content.content}>
        {page.gate ? (
          <>
            <GatePlaceholder />
            <Suspense fallback={null}>
              <GateModal gate={page.gate} data={access.data} onPassed={onPassed} />
            </Suspense>
          </>
        ) : (
          children(page, consent === 'given' && !isStaff(document.cookie))
        )}
      </main>
      {consent === 'open' && !page.gate && <ConsentBanner onDecide={decide} />}
    </Themed>
  );
}
