import type { ResumePage } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import { useCallback, useState } from 'react';
import { callPublic } from '../api/call';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { usePublicPage } from '../components/use-public-page';
import { comparedRows } from './compared-rows';
import classes from './shortlist.module.css';

const [fewest, most] = [2, 5] as const;

/** A candidate who can be compared. */
export interface ComparedCandidate {
  candidateId: string;
  name: string;
  /** What was decided, line by line; none where the page does not know. */
  decisions: string[];
}

interface Props {
  rows: readonly ComparedCandidate[];
  mustHaves: readonly string[];
  /** `h1` where the page has no other. */
  heading: 'h1' | 'h2';
  /** Opens the resume page of a candidate. */
  open: (candidateId: string, signal: AbortSignal) => Promise<{ publicToken: string; accessCode: string }>;
}

/** Two to five candidates side by side. Each column is made of the candidate's resume page, so it tells nothing else. */
export default function Comparison({ rows, mustHaves, heading: Heading, open }: Props) {
  const [chosen, setChosen] = useState(() => rows.slice(0, most).map(({ candidateId }) => candidateId));
  const shown = rows.filter(({ candidateId }) => chosen.includes(candidateId));
  return (
    <div className={content.content}>
      <Heading className={classes.heading}>{texts.compare}</Heading>
      <div className={classes.choices} role="group" aria-label={texts.choose}>
        {rows.map(({ candidateId, name }) => {
          const isChosen = chosen.includes(candidateId);
          return (
            <button
              key={candidateId}
              type="button"
              className={classes.choice}
              aria-pressed={isChosen}
              disabled={isChosen ? shown.length <= fewest : shown.length >= most}
              dir="auto"
              onClick={() => {
                setChosen(isChosen ? chosen.filter((id) => id !== candidateId) : [...chosen, candidateId]);
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
      {shown.length >= fewest ? (
        <Table key={shown.map(({ candidateId }) => candidateId).join()} {...{ shown, mustHaves, open }} />
      ) : (
        <p className={classes.hint}>{texts.choose}</p>
      )}
    </div>
  );
}

interface TableProps extends Omit<Props, 'rows' | 'heading'> {
  shown: readonly ComparedCandidate[];
}

function Table({ shown, mustHaves, open: openNow }: TableProps) {
  // What the columns show stays while the list around them is read again.
  const [open] = useState(() => openNow);
  const [ids] = useState(() => shown.map(({ candidateId }) => candidateId));
  const { state, retry } = usePublicPage(
    useCallback(
      (signal) =>
        Promise.all(
          ids.map(async (candidateId): Promise<ResumePage | null> => {
            try {
              const request = { ...(await open(candidateId, signal)), candidateId, organizationId: '', jobId: '' };
              return await callPublic('getCandidateResume', request, { signal });
            } catch (error) {
              // One who was withdrawn meanwhile leaves a column without facts.
              if (PortalError.from(error).kind === 'notFound') return null;
              throw error;
            }
          }),
        ),
      [ids, open],
    ),
  );
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} />;
  const decisions = shown.map((candidate) => candidate.decisions);
  const decided = decisions.some((lines) => lines.length > 0) ? [{ title: texts.decisions, cells: decisions }] : [];
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-label={texts.compare} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {shown.map(({ candidateId, name }) => (
              <th key={candidateId} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...comparedRows(state.page, mustHaves), ...decided].map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map((lines, index) => (
                <td key={shown[index]?.candidateId ?? index}>
                  {lines.length === 0 && <span className={classes.hint}>{texts.notShown}</span>}
                  <ul>
                    {lines.map((line, number) => (
                      <li key={number} dir="auto">
                        {line}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
