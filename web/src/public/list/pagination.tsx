import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { pageNumbers } from './page-numbers';
import classes from './list.module.css';

interface Props {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Links to the pages around the current one. */
export function Pagination({ page, lastPage, onPage }: Props) {
  if (lastPage <= 1) return null;
  const button = (to: number, label: string, text: string, isDisabled = false) => (
    <button
      key={label}
      type="button"
      className={classes.page}
      aria-label={label}
      aria-current={to === page && text !== '‹' && text !== '›' ? 'page' : undefined}
      disabled={isDisabled}
      onClick={() => {
        onPage(to);
      }}
    >
      {text}
    </button>
  );
  return (
    <nav className={classes.pages} aria-label={tearsheetTexts.pages}>
      {button(page - 1, tearsheetTexts.previousPage, '‹', page <= 1)}
      {pageNumbers(page, lastPage).map((number) => button(number, tearsheetTexts.page(number), String(number)))}
      {button(page + 1, tearsheetTexts.nextPage, '›', page >= lastPage)}
    </nav>
  );
}
