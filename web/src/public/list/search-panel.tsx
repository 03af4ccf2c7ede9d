import type { ListPage } from '@portal/domain/contracts/marketing-pages-api';
import { searchDebounceMs } from '@portal/domain/constants/tables';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { useEffect, useState } from 'react';
import field from '../components/field.module.css';
import { FilterMenu } from './filter-menu';
import type { ListQuery } from './list-query';
import type { ChangeListQuery } from './use-list-query';
import classes from './list.module.css';
import { RangeSlider } from './range-slider';

interface Props {
  content: Pick<NonNullable<ListPage['content']>, 'filters' | 'ranges' | 'filtersText'>;
  query: ListQuery;
  onChange: ChangeListQuery;
}

/** The collapsible panel with keyword, filters and sliders. */
export function SearchPanel({ content, query, onChange }: Props) {
  const { filters, ranges, filtersText } = content;
  const hasFilters = filters.length > 0 || ranges.length > 0;
  const isUsed = query.text !== '' || query.filters.length > 0 || query.ranges.length > 0;
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    // A search opens the panel; without one it stays as the viewer left it.
    if (isUsed) setOpen(true);
  }
  return (
    <details
      className={classes.search}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={classes.searchTitle}>
        {hasFilters ? tearsheetTexts.searchAndFilter : tearsheetTexts.search}
      </summary>
      <div className={classes.searchBody}>
        {filtersText && <p className={classes.hint}>{filtersText}</p>}
        <Keyword
          text={query.text}
          onChange={(text) => {
            onChange(() => ({ text }));
          }}
        />
        {filters.length > 0 && (
          <div className={classes.filters}>
            {filters.map((filter) => (
              <FilterMenu
                key={filter.field}
                filter={filter}
                chosen={query.filters.find((one) => one.field === filter.field)?.values ?? []}
                onChange={(values) => {
                  const chosen = values.length > 0 ? [{ field: filter.field, values }] : [];
                  onChange(({ filters: others }) => ({
                    filters: [...others.filter(({ field: other }) => other !== filter.field), ...chosen],
                  }));
                }}
              />
            ))}
          </div>
        )}
        {ranges.map((range) => (
          <RangeSlider
            key={range.field}
            range={range}
            chosen={query.ranges.find((one) => one.field === range.field)}
            onChange={(bounds) => {
              const chosen = bounds ? [{ field: range.field, ...bounds }] : [];
              onChange(({ ranges: others }) => ({
                ranges: [...others.filter(({ field: other }) => other !== range.field), ...chosen],
              }));
            }}
          />
        ))}
      </div>
    </details>
  );
}

/** The keyword, applied some time after the last key. */
function Keyword({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(null);
    }, searchDebounceMs);
    return () => {
      clearTimeout(timer);
    };
    // Only a key starts the timer again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <input
      type="search"
      className={field.input}
      aria-label={tearsheetTexts.keyword}
      placeholder={tearsheetTexts.keyword}
      maxLength={200}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
    />
  );
}
