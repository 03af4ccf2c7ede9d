import type { ListRow } from '@portal/domain/contracts/marketing-pages-api';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import classes from './list.module.css';

interface Props {
  rows: readonly ListRow[];
  selected: string;
  onSelect: (row: ListRow) => void;
}

/** The rows of a list: six fields of a card, and a star for favorites. */
export function ListRows({ rows, selected, onSelect }: Props) {
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <a
            className={classes.row}
            href={row.href}
            aria-current={row.id === selected || undefined}
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
              <span
                className={classes.star}
                role="img"
                aria-label={tearsheetTexts.favorite}
                title={tearsheetTexts.favorite}
              >
                ★
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
