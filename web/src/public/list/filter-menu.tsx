import type { ListFilter } from '@portal/domain/contracts/marketing-pages-api';
import { useEffect, useRef } from 'react';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import classes from './list.module.css';

interface Props {
  filter: ListFilter;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

/** A filter with several choices. */
export function FilterMenu({ filter, chosen, onChange }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = element.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={element} className={classes.menu}>
      <summary className={classes.summary}>
        <span dir="auto">{filter.label}</span>
        {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
      </summary>
      <div className={classes.options} role="group" aria-label={filter.label}>
        {filter.options.map(({ value, label }) => (
          <label key={value} className={classes.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => {
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value));
              }}
            />
            <span dir="auto">{label}</span>
          </label>
        ))}
        {chosen.length > 0 && (
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              onChange([]);
            }}
          >
            {tearsheetTexts.clear}
          </button>
        )}
      </div>
    </details>
  );
}
