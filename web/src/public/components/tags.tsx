import classes from './tags.module.css';

/** Short terms; skills in the agency's color. */
export function Tags({ items, limit = 60 }: { items: readonly string[]; limit?: number }) {
  return (
    <ul className={classes.tags}>
      {items.slice(0, limit).map((item, index) => (
        <li key={`${index} ${item}`} className={classes.tag}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}
