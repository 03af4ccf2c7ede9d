import { findLanguages } from '../../taxonomy/languages';
import type { LayoutLine } from '../../text/layout-line';
import type { Section } from '../sections/section';

/** Headings of the columns of a table of languages, as in the European form. */
const column =
  /(?<!\p{L})(?:understanding|speaking|writing|listening|reading|spoken interaction|spoken production|verstehen|sprechen|schreiben|hören|lesen|comprendre|parler|écrire|écouter|lire|comprensión|habla|escritura|comprensione|parlato|scritto|ascolto|lettura|compreender|falar|escrever|comprender|hablar|escribir|auditiva|de lectura|interacción oral|expresión (?:oral|escrita)|escrita|(?:compréhension|production|interaction) (?:orale|écrite)|interazione orale|produzione (?:orale|scritta)|interação oral|produção oral|leitura|hörverstehen|leseverstehen|an gesprächen teilnehmen|zusammenhängendes sprechen)(?!\p{L})/giu;
const minColumns = 2;
/** Levels of the European framework. */
const level = /(?<!\p{L})[ABC][12]\+?(?!\p{L})/gu;
const minLevels = 2;
/** Labels of languages. */
const label =
  /^(?:mother tongues?|native languages?|other languages?|foreign languages?|muttersprachen?|weitere sprachen?|langues? maternelles?|autres langues?|lenguas? maternas?|otros idiomas|lingua madre|altre lingue|língua materna|outras línguas|emakeel)(?:\(\w+\))?(?: ?\(\p{L}+\))?(?=\s*[:：]|\s{2}|\s\p{Lu})/iu;
const explanation =
  /^levels: a1\b|^niveles: a1|^stufen a1|^(?:common european framework|marco común europeo|cadre européen commun|gemeinsamer europäischer|quadro comune europeo|quadro europeu comum)/i;
/** Only levels. */
const onlyLevels = /^(?:[ABC][12]\+?\s*)+$/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a line belongs to a table of languages: its labels, its head, a language with several levels. */
function isOfTable({ text }: LayoutLine): boolean {
  if (label.test(text) || explanation.test(text) || count(text, column) >= minColumns) return true;
  return count(text, level) >= minLevels && findLanguages(text).length === 1;
}

/** Whether a line is one cell of a table whose cells are lines: a language, a level, a column. */
function isCell({ text }: LayoutLine): boolean {
  const [language] = findLanguages(text);
  const isLanguage = language?.start === 0 && language.end === text.trim().length;
  return isLanguage || onlyLevels.test(text.trim()) || text.replace(column, '').trim() === '';
}

/** Kinds of sections in which tables of languages stand. */
const around: ReadonlySet<string> = new Set(['skills', 'other']);

/** Gives tables of languages among skills a section of their own, so that `Reading` is neither a skill nor a town. */
export function liftLanguageTables(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const sure = around.has(section.kind) ? section.lines.filter(isOfTable) : [];
    if (sure.length === 0) return [section];
    const table = section.lines.filter((line) => sure.includes(line) || (sure.length >= minColumns && isCell(line)));
    const rest = section.lines.filter((line) => !table.includes(line));
    return [
      { ...section, lines: rest },
      { kind: 'languages', also: [], heading: null, lines: table },
    ];
  });
}
