import type { ListRow } from '@portal/domain/contracts/marketing-pages-api';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { Icon } from '../components/icon';
import { useOwnAnswer } from '../feedback/own-answer';
import type { ResumeVote } from '../feedback/resume-vote';
import type { ListKind } from './list-kind';
import classes from './list.module.css';

interface Props {
  kind: ListKind;
  rows: readonly ListRow[];
  selected: string;
  onSelect: (row: ListRow) => void;
}

interface RowProps extends Pick<Props, 'onSelect'> {
  row: ListRow;
  ownAnswers: Readonly<Record<ResumeVote, string>>;
  isSelected: boolean;
}

/** The rows of a list: six fields of a card, a star for favorites, and what the viewer has answered. */
export function ListRows({ kind, rows, selected, onSelect }: Props) {
  const ownAnswers = kind === 'jobs' ? feedbackTexts.ownInterest : feedbackTexts.ownVotes;
  return (
    <ul className={classes.rows} data-tour="rows">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} ownAnswers={ownAnswers} isSelected={row.id === selected} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, ownAnswers, isSelected, onSelect }: RowProps) {
  const vote = useOwnAnswer(row.id);
  return (
    <a
      className={classes.row}
      href={row.href}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        // A new tab stays a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(row);
      }}
    >
      <span className={classes.slots}>
        {row.slots.map((slot, index) => (
          <span key={index} className={classes.slot} data-slot={index + 1} dir="auto">
            {slot}
          </span>
        ))}
      </span>
      {row.isFavorite && (
        <span className={classes.star} role="img" aria-label={tearsheetTexts.favorite} title={tearsheetTexts.favorite}>
          ★
        </span>
      )}
      {vote && vote !== 'maybe' && (
        <span className={classes.own} role="img" aria-label={ownAnswers[vote]} title={ownAnswers[vote]}>
          <Icon name={vote === 'positive' ? 'thumbUp' : 'thumbDown'} size={16} />
        </span>
      )}
    </a>
  );
}
