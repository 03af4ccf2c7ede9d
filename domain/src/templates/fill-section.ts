import { escapeHtml } from '../fields/markup';
import { asHtml, isHtml } from '../fields/rich-text';
import type { ListEntry, ListGroup, TemplateValues } from './template-values';
import { formatValue, listGroups, placeholder, variablesIn, type VariableValue } from './variables';

/** A section's content with its placeholders filled. */
export interface FilledContent {
  /** HTML; `''` when no placeholder has a value. */
  content: string;
  /** Short terms to show instead, when the content is nothing but one list of terms. */
  badges: string[];
}

/** Variables of list entries that hold several lines. */
const longFields: ReadonlySet<string> = new Set(['description']);
/** Marks a missing value until the line around it is tidied. */
const missing = '\u0000';
/** Encloses text that is a block of its own, which no paragraph may contain. */
const blockMark = '\u0001';
/** Precedes each value, so that a line without any can go. */
const present = '\u0002';
const leaf = /<(p|h[1-4]|li)((?:\s[^<>]*)?)>((?:(?!<\/?(?:p|h[1-4]|li|ul|ol|div|table)\b)[^])*?)<\/\1>/gi;
const separators = String.raw`[,;·•|/–—-]`;

interface FillOptions {
  /** Keeps what a line says besides placeholders that have no value, unless it is only their label. */
  keepsOwnText?: boolean;
}

/**
 * Fills the placeholders of a section. Content that uses a list repeats for each of its entries. Lines whose placeholders
 * are all empty are dropped, with their labels; separators next to a missing value as well.
 * @param content sanitized HTML of a template.
 */
export function fillContent(content: string, values: TemplateValues, options: FillOptions = {}): FilledContent {
  const only = onlyVariable(content);
  const terms = only === null ? undefined : values.terms[only];
  if (terms) return { content: '', badges: [...terms] };
  const variables = variablesIn(content);
  if (variables.length === 0) return { content, badges: [] };
  const group = listGroups.find((name) => variables.some((variable) => variable.startsWith(`${name}.`)));
  const filled = group ? repeated(content, group, values) : filledOnce(content, values, null, options);
  return { content: filled, badges: [] };
}

function repeated(content: string, group: ListGroup, values: TemplateValues): string {
  const entries = content.includes('[educations.degree]')
    ? values.entries[group].map(withoutRepeatedMajor)
    : values.entries[group];
  return entries
    .map((entry) => filledOnce(content, values, { group, entry }))
    .filter((html) => html !== '')
    .map((html) => `<div>${html}</div>`)
    .join('');
}

/** A degree often names its subject, as in `BSc in Physics`; next to it the subject is left out. */
function withoutRepeatedMajor(entry: ListEntry): ListEntry {
  const [degree, major] = [entry.degree, entry.major].map((value) => String(value ?? '').toLowerCase());
  return major && degree?.includes(major) ? { ...entry, major: '' } : entry;
}

type Repeated = { group: ListGroup; entry: ListEntry } | null;

function filledOnce(
  content: string,
  values: TemplateValues,
  item: Repeated,
  { keepsOwnText = false }: FillOptions = {},
): string {
  const source = isHtml(content) ? content : `<p>${content}</p>`;
  const fill = (html: string) => html.replace(placeholder, (_, variable: string) => valueOf(variable, values, item));
  // Each part is filled once: a value that looks like a placeholder is text.
  const parts: string[] = [];
  let end = 0;
  for (const line of source.matchAll(leaf)) {
    const [whole, name = '', attributes = '', inner = ''] = line;
    parts.push(fill(source.slice(end, line.index)));
    parts.push(variablesIn(inner).length === 0 ? whole : filledLine(name, attributes, fill(inner), keepsOwnText));
    end = line.index + whole.length;
  }
  const filled = [...parts, fill(source.slice(end))].join('');
  return keepsOwnText || filled.includes(present) ? withoutMarks(filled) : '';
}

/** A filled line: nothing when all values are missing, its block alone when it holds nothing else. */
function filledLine(name: string, attributes: string, filled: string, keepsOwnText: boolean): string {
  const tidy = tidySeparators(filled);
  if (!filled.includes(present) && !(keepsOwnText && isOwnText(tidy))) return '';
  if (name.toLowerCase() === 'p' && tidy.includes(blockMark)) return splitBlocks(attributes, tidy);
  return `<${name}${attributes}>${tidy}</${name}>`;
}

/** Whether a line without values says something: a label such as `Phone:` alone does not. */
function isOwnText(line: string): boolean {
  const text = line.replace(/<[^>]*>/g, '').trim();
  return text !== '' && !text.endsWith(':');
}

/** A paragraph cannot contain blocks: the text before and after them becomes paragraphs of its own. */
function splitBlocks(attributes: string, inner: string): string {
  return inner
    .split(blockMark)
    .map((part, index) => {
      if (index % 2 === 1) return `${present}${part}`;
      return part.replaceAll(present, '').replace(/<[^>]*>|\s/g, '') === '' ? '' : `<p${attributes}>${part}</p>`;
    })
    .join('');
}

/** Removes missing values with the separator before or after them, and elements that they leave empty. */
function tidySeparators(line: string): string {
  const emptied = line
    .replace(new RegExp(`<(strong|em|b|i|u|s|span|a)\\b[^>]*>${missing}</\\1>`, 'g'), missing)
    .replace(new RegExp(`\\s*${separators}\\s*${missing}`, 'g'), missing)
    .replace(new RegExp(`^\\s*${missing}\\s*${separators}\\s*`), '')
    .replace(new RegExp(`${missing}\\s*${separators}\\s*`, 'g'), ' ')
    .replaceAll(missing, '');
  return emptied.replace(/ {2,}/g, ' ').trim();
}

function valueOf(variable: string, values: TemplateValues, item: Repeated): string {
  const marked = (html: string) => (html === '' ? missing : `${present}${html}`);
  const [group = '', field = ''] = variable.split('.');
  if (item?.group === group) return marked(entryValue(field, variable, item.entry[field]));
  const html = values.html[variable];
  if (html !== undefined) return marked(html === '' ? '' : `${blockMark}${asHtml(html)}${blockMark}`);
  const terms = values.terms[variable];
  if (terms) return marked(escapeHtml(terms.join(', ')));
  return marked(plain(variable, values.texts[variable]));
}

function entryValue(field: string, variable: string, value: VariableValue): string {
  if (!longFields.has(field) || typeof value !== 'string') return plain(variable, value);
  return value.trim() === '' ? '' : `${blockMark}${asHtml(value)}${blockMark}`;
}

function withoutMarks(html: string): string {
  return html.replaceAll(missing, '').replaceAll(blockMark, '').replaceAll(present, '');
}

/** Escaped, without the signs that this file uses as marks. */
function plain(variable: string, value: VariableValue): string {
  // eslint-disable-next-line no-control-regex -- these characters are what it removes
  return escapeHtml(formatValue(variable, value).replace(/[\u0000-\u0002]/g, '')).trim();
}

/** The variable that is all of a content; null when there is more or less. */
function onlyVariable(content: string): string | null {
  const [variable, ...others] = variablesIn(content);
  if (variable === undefined || others.length > 0) return null;
  return content.replace(/<[^>]*>/g, '').trim() === `[${variable}]` ? variable : null;
}
