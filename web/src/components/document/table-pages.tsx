import { useMemo } from 'react';
import { csvRows } from './csv-rows';
import classes from './document.module.css';

/** Most rows that are shown; the file itself has all. */
const maxRows = 1_000;

/** A table of text, read only. */
export default function TablePages({ text }: { text: string }) {
  const [header = [], ...rows] = useMemo(() => csvRows(text, maxRows), [text]);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
