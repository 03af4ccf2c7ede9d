import type { LayoutLine } from '../../text/layout-line';
import type { Found } from '../../text/span';

/** The parts of a name in separate fields of a form. */
export interface LabeledName {
  first: Found;
  last: Found;
}

const lastLabel =
  /^(?:surname|last name|family name|family names?|nachname|familienname|nom de famille|apellidos?|cognome|achternaam|nazwisko|sobrenome|apelido|efternavn|efternamn|etternavn|sukunimi)(?:\(s\)|s)?\s*(?:[:：]\s*)?/i;
const firstLabel =
  /^(?:first name|given names?|forename|christian name|vorname|pr[eé]nom|nombres?|nome|voornaam|imi[eę]|imiona|fornavn|f[oö]rnamn|etunimi)(?:\(s\)|s)?\s*(?:[:：]\s*)?/i;
const value = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u;
/** Number of lines at the top that are searched for fields. */
const maxLines = 25;

/** The value of a label in the same line, after a colon or in the next cell. */
function valueOf(line: LayoutLine, label: RegExp): Found | null {
  const length = label.exec(line.text)?.[0].length ?? 0;
  const isSet = /[:：]\s*$/.test(line.text.slice(0, length)) || line.gaps[0] === length;
  const text = line.text.slice(length).trim();
  if (length === 0 || !isSet || !value.test(text)) return null;
  const start = line.start + line.text.indexOf(text, length);
  return { value: text, start, end: start + text.length, confidence: 0.95 };
}

/** Finds first and last name in separate fields of a form: `Surname: Okonkwo`, `First name: Adaeze`. */
export function findLabeledName(lines: readonly LayoutLine[]): LabeledName | null {
  const top = lines.slice(0, maxLines);
  const find = (label: RegExp): Found | undefined =>
    top.map((line) => valueOf(line, label)).find((found) => found !== null) ?? undefined;
  const [first, last] = [find(firstLabel), find(lastLabel)];
  return first && last && first.start !== last.start ? { first, last } : null;
}
