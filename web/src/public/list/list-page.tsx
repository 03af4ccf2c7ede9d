import type { ListPage as Page } from '@portal/domain/contracts/marketing-pages-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { publicListPageSize } from '@portal/domain/constants/tearsheets';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callPublic } from '../api/call';
import { Button } from '../components/button';
import { Spinner } from '../components/spinner';
import { useToast } from '../components/toast';
import { usePublicPage } from '../components/use-public-page';
import { MarketingFrame } from '../marketing/marketing-frame';
import { useMarketingTracking } from '../marketing/use-marketing-tracking';
import { usePageAccess, type PageAccess } from '../marketing/use-page-access';
import { Tour } from '../tour/tour';
import { DetailPanel } from './detail-panel';
import type { ListKind } from './list-kind';
import type { ListQuery } from './list-query';
import { ListRows } from './list-rows';
import classes from './list.module.css';
import { Pagination } from './pagination';
import { SearchPanel } from './search-panel';
import { useListQuery, type ChangeListQuery } from './use-list-query';
import { useSelection } from './use-selection';
import { useIsNarrow } from './use-is-narrow';
import { useTearsheetViewed } from './use-tearsheet-viewed';

/** The list of a tearsheet, as its path names it. */
export interface ListAddress {
  kind: ListKind;
  organizationId: string;
  tearsheetId: string;
  recipientId: string;
}

/** A public list of candidates or jobs. */
export default function ListPage(address: ListAddress) {
  const { kind, organizationId, tearsheetId, recipientId } = address;
  const { access, keepPass } = usePageAccess();
  const { query, change } = useListQuery();
  const first = useRef(query);
  const { state, retry, replace } = usePublicPage(
    useCallback(
      (signal) => loadList({ kind, organizationId, tearsheetId, recipientId }, access, first.current, signal),
      [kind, organizationId, tearsheetId, recipientId, access],
    ),
  );
  const isJobs = kind === 'jobs';
  return (
    <MarketingFrame
      state={state}
      loadingText={isJobs ? tearsheetTexts.retrievingJobs : tearsheetTexts.retrievingCandidates}
      retry={retry}
      access={access}
      onPassed={keepPass}
    >
      {(page, isTracked) =>
        page.content && (
          <List
            address={address}
            access={access}
            content={page.content}
            isTracked={isTracked}
            query={query}
            change={change}
            onLoaded={replace}
          />
        )
      }
    </MarketingFrame>
  );
}

interface ListProps {
  address: ListAddress;
  access: PageAccess;
  content: NonNullable<Page['content']>;
  isTracked: boolean;
  query: ListQuery;
  change: ChangeListQuery;
  onLoaded: (page: Page) => void;
}

function List({ address, access, content, isTracked, query, change, onLoaded }: ListProps) {
  const { kind, tearsheetId, recipientId } = address;
  const isLoading = useReload({ address, access, query, onLoaded });
  const shown = useSelection(query.selected);
  const [isTouring, setTouring] = useState(false);
  // On a phone the details cover the list.
  const isCovered = useIsNarrow() && shown !== '';
  const { closeButton, setReturn } = useFocus(isCovered, isTouring);
  useMarketingTracking({ kind, id: tearsheetId }, access, isTracked);
  useTearsheetViewed(address, access, isTracked);
  const lastPage = Math.max(1, Math.ceil(content.total / publicListPageSize));
  const loadingText = kind === 'jobs' ? tearsheetTexts.loadingJobs : tearsheetTexts.loadingCandidates;
  return (
    <div className={classes.layout}>
      <div className={classes.list} inert={isCovered}>
        <div className={classes.head}>
          <h1 className={classes.title}>{content.title}</h1>
          <span className={classes.total}>{tearsheetTexts.total(content.total)}</span>
          {kind === 'candidates' && (
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                setReturn(currentTarget);
                setTouring(true);
              }}
            >
              {tearsheetTexts.howItWorks}
            </Button>
          )}
        </div>
        <SearchPanel content={content} query={query} onChange={change} />
        <div aria-busy={isLoading} aria-live="polite">
          {isLoading && <Spinner label={loadingText} />}
          {!isLoading && content.rows.length === 0 && <p className={classes.empty}>{tearsheetTexts.noResults}</p>}
          {!isLoading && content.rows.length > 0 && (
            <ListRows
              kind={kind}
              rows={content.rows}
              selected={query.selected}
              onSelect={({ id }) => {
                change(() => ({ selected: id }));
              }}
            />
          )}
        </div>
        <Pagination
          page={Math.min(query.page, lastPage)}
          lastPage={lastPage}
          onPage={(page) => {
            change(() => ({ page }));
          }}
        />
      </div>
      <DetailPanel
        kind={kind}
        id={shown}
        recipientId={recipientId}
        access={access}
        isTracked={isTracked}
        isCovering={isCovered && !isTouring}
        closeButton={closeButton}
        onClose={() => {
          change(() => ({ selected: '' }));
        }}
      />
      {isTouring && (
        <Tour
          onShowEntry={() => {
            const [entry] = content.rows;
            if (query.selected === '' && entry) change(() => ({ selected: entry.id }));
          }}
          onEnd={() => {
            setTouring(false);
          }}
        />
      )}
    </div>
  );
}

/** Moves the focus into details that cover the list, and back to where it was when they or the tour end. */
function useFocus(isCovered: boolean, isTouring: boolean) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isTouring) return;
    if (isCovered) {
      returnTo.current ??= document.activeElement;
      closeButton.current?.focus();
    } else if (returnTo.current instanceof HTMLElement) {
      returnTo.current.focus();
      returnTo.current = null;
    }
  }, [isCovered, isTouring]);
  const setReturn = (element: Element) => {
    returnTo.current = element;
  };
  return { closeButton, setReturn };
}

/** Loads the list again when its query changes, apart from the selection. @returns whether it is loading. */
function useReload({ address, access, query, onLoaded }: Pick<ListProps, 'address' | 'access' | 'query' | 'onLoaded'>) {
  const toast = useToast();
  const { text, filters, ranges, page } = query;
  const wanted = JSON.stringify({ text, filters, ranges, page });
  const [loaded, setLoaded] = useState(wanted);
  useEffect(() => {
    if (wanted === loaded) return undefined;
    const controller = new AbortController();
    loadList(address, access, query, controller.signal).then(
      (next) => {
        if (controller.signal.aborted) return;
        onLoaded(next);
        setLoaded(wanted);
      },
      (thrown: unknown) => {
        if (controller.signal.aborted) return;
        setLoaded(wanted);
        toast({ kind: 'error', text: PortalError.from(thrown).userMessage });
      },
    );
    return () => {
      controller.abort();
    };
    // Everything but the query stays the same while the page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, loaded]);
  return wanted !== loaded;
}

async function loadList(
  { kind, organizationId, tearsheetId, recipientId }: ListAddress,
  access: PageAccess,
  { text, filters, ranges, page }: ListQuery,
  signal: AbortSignal,
): Promise<Page> {
  const request = { organizationId, tearsheetId, recipientId, ...access, text, page };
  return kind === 'jobs'
    ? await callPublic('getJobList', request, { signal })
    : await callPublic('getCandidateList', { ...request, filters, ranges }, { signal });
}
