import type { ClientPlace, ClientSession } from '@portal/domain/contracts/client-api';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { useCallback, useEffect, useState } from 'react';
import { hostTheme, servedHostTheme } from '../../config/host-theme';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Themed } from '../theme/themed';
import { unbranded } from '../theme/theme-variables';
import { AccountMenu } from './account-menu';
import { callClient } from './call-client';
import { ChoosePlace } from './choose-place';
import { ClientHeader } from './client-header';
import { clientPaths, clientRouteOf, goTo, useClientPath } from './client-route';
import { JobView } from './job-view';
import { JobsList } from './jobs-list';
import { SignIn } from './sign-in';

type State =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  /** `reason`: why the session has ended; `''` without one. */
  | { status: 'signedOut'; reason: string }
  | { status: 'ready'; session: ClientSession; notice: string };

/** Client Connect: the session, and the page of the URL. */
export function ClientApp() {
  const [state, setState] = useState<State>({ status: 'loading' });
  // The look of the host until a company is chosen; undefined until the server has answered.
  const [look, setLook] = useState(servedHostTheme);
  useEffect(() => {
    void hostTheme().then(setLook);
  }, []);
  const load = useCallback((notice: string) => readSession(notice).then(setState), []);
  useEffect(() => {
    void readSession('').then(setState);
  }, []);
  const onSignedOut = useCallback(
    (error: PortalError) => {
      goTo(clientPaths.home(), { replaces: true });
      void load(error.userMessage);
    },
    [load],
  );
  const onSignedIn = useCallback(() => {
    setState({ status: 'loading' });
    void load('');
  }, [load]);

  if (state.status === 'loading' || look === undefined) return <Spinner label={texts.loading} />;
  if (state.status === 'failed') {
    return (
      <Themed theme={look ?? unbranded}>
        <LoadFailed reason={state.reason} onRetry={onSignedIn} isPage />
      </Themed>
    );
  }
  if (state.status === 'signedOut') return <SignIn reason={state.reason} look={look} onSignedIn={onSignedIn} />;
  return (
    <SignedIn
      session={state.session}
      look={look}
      notice={state.notice}
      onSignedOut={onSignedOut}
      onChanged={onSignedIn}
      onLeave={() => {
        goTo(clientPaths.home(), { replaces: true });
        setState({ status: 'signedOut', reason: '' });
      }}
    />
  );
}

/** Reads the session. @param notice why a page could not be shown; `''` without one. */
async function readSession(notice: string): Promise<State> {
  try {
    const session = await callClient('session', {});
    if (!session) return { status: 'signedOut', reason: notice };
    return continueTo() ? { status: 'loading' } : { status: 'ready', session, notice };
  } catch (thrown) {
    const { kind, userMessage } = PortalError.from(thrown);
    if (kind !== 'unauthenticated') return { status: 'failed', reason: userMessage };
    return { status: 'signedOut', reason: notice || userMessage };
  }
}

/** Where a resume page has sent the viewer from; only pages of resumes are gone back to. @returns whether it goes there. */
function continueTo(): boolean {
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  const url = wanted !== null && URL.canParse(wanted) ? new URL(wanted) : null;
  if (url?.origin !== window.location.origin || !url.pathname.startsWith('/resumes/')) return false;
  window.location.replace(url.pathname);
  return true;
}

interface Props {
  session: ClientSession;
  /** Of the host; null for the portal's own. */
  look: PublicTheme | null;
  notice: string;
  onSignedOut: (error: PortalError) => void;
  /** The session has changed: it is read again. */
  onChanged: () => void;
  onLeave: () => void;
}

function SignedIn({ session, look, notice, onSignedOut, onChanged, onLeave }: Props) {
  const route = clientRouteOf(useClientPath());
  const { places } = session;
  const place = placeOf(places, route);
  const only = places.length === 1 ? places[0] : undefined;
  useEffect(() => {
    if (!place && only) goTo(clientPaths.jobs(only), { replaces: true });
  }, [place, only]);
  const header = (
    <ClientHeader
      theme={place?.theme ?? look}
      places={places}
      current={place}
      account={<AccountMenu session={session} onChanged={onChanged} onLeave={onLeave} />}
    />
  );
  return (
    <Themed theme={place?.theme ?? look ?? unbranded} title={titleOf(place?.theme ?? look)}>
      {header}
      {notice && (
        <p className={content.content} role="alert" style={{ flex: 'none', paddingBottom: 0 }}>
          {notice}
        </p>
      )}
      {!place && <ChoosePlace places={places} />}
      {place && route.page === 'jobs' && (
        <JobsList
          key={`${place.organizationId}/${place.contactId}/${route.isClosed}`}
          place={place}
          isClosed={route.isClosed}
          onSignedOut={onSignedOut}
        />
      )}
      {place && route.page === 'job' && (
        <JobView
          key={`${place.contactId}/${route.jobId}`}
          place={place}
          jobId={route.jobId}
          candidateId={route.candidateId}
          onSignedOut={onSignedOut}
        />
      )}
    </Themed>
  );
}

/** The title of the browser's tab. @param look null for the portal's own. */
function titleOf(look: PublicTheme | null): string {
  return look ? texts.titleOf(look.organizationName) : texts.title;
}

/** The place of a URL; one that names the organization only means the first place there. */
function placeOf(places: readonly ClientPlace[], route: ReturnType<typeof clientRouteOf>): ClientPlace | null {
  if (route.page === 'home') return null;
  const there = places.filter(({ organizationId }) => organizationId === route.organizationId);
  if (route.contactId === '') return there[0] ?? null;
  return there.find(({ contactId }) => contactId === route.contactId) ?? null;
}
