import { percent, quantile, textTable } from '../text-table';
import { macroF1, type GroupResult, type ParsingResult } from './run-parsing';
import { parsingFields } from './score-parsing';
import { scoresOf } from './tally';

/** The result as tables: fields, formats, layouts, time. */
export function printParsing({ all, formats, layouts, errors }: ParsingResult): string {
  const fields = parsingFields.map((field) => {
    const { precision, recall, f1 } = scoresOf(all.tallies[field]);
    return [field, percent(precision), percent(recall), percent(f1)];
  });
  const groups = [all, ...formats, ...layouts];
  return [
    `Parsing: ${String(all.documents)} made documents, macro F1 ${percent(macroF1(all))}`,
    '',
    textTable(['field', 'precision', 'recall', 'F1'], fields),
    '',
    textTable(
      ['F1 by format and layout', 'macro', 'exact', ...parsingFields.map((field) => field.slice(0, 6))],
      groups.map(groupRow),
    ),
    '',
    textTable(['time', 'documents', 'failed', 'median ms', 'p95 ms', 'documents/s'], [all, ...formats].map(timeRow)),
    ...(errors.length > 0 ? ['', `Not read: ${[...new Set(errors)].slice(0, 5).join('; ')}`] : []),
  ].join('\n');
}

/** `exact` is the share of documents whose skills are exactly the listed ones. */
function groupRow(group: GroupResult): string[] {
  return [
    group.name,
    percent(macroF1(group)),
    percent(group.exactSkills / Math.max(1, group.documents)),
    ...parsingFields.map((field) => percent(scoresOf(group.tallies[field]).f1)),
  ];
}

function timeRow({ name, documents, failures, milliseconds }: GroupResult): string[] {
  const total = milliseconds.reduce((sum, value) => sum + value, 0);
  return [
    name,
    String(documents),
    String(failures),
    quantile(milliseconds, 0.5).toFixed(1),
    quantile(milliseconds, 0.95).toFixed(1),
    ((documents / Math.max(1, total)) * 1000).toFixed(0),
  ];
}
