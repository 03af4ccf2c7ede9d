import { bodyVariables } from '../constants/mail';
import { escapeHtml } from '../fields/markup';

/** Variables of marketing mails: those of the settings, and those of job mails. */
export const mailVariables = [...bodyVariables, 'jobId', 'jobTitle', 'jobLink'] as const;
export type MailVariable = (typeof mailVariables)[number];
export type MailValues = Readonly<Record<MailVariable, string>>;

/** Variables whose value is the URL of the page. */
export const linkVariables: readonly MailVariable[] = ['resumeLink', 'tearsheetLink', 'jobLink'];

/** Variables whose value is formatted text. */
const formatted: readonly MailVariable[] = ['profileText', 'emailSignature', 'comments'];

/** Variables that make sense in a subject: neither links nor formatted text. */
export const subjectVariables = mailVariables.filter(
  (name) => !linkVariables.includes(name) && !formatted.includes(name),
);

const placeholder = /\[([A-Za-z]+)\]/g;
const tag = /(<[^>]*>)/;

function isVariable(name: string): name is MailVariable {
  return (mailVariables as readonly string[]).includes(name);
}

/** Fills the variables of a line of plain text. Other brackets stay. */
export function fillText(text: string, values: MailValues): string {
  return text.replace(placeholder, (found, name: string) => (isVariable(name) ? values[name] : found));
}

/**
 * Fills the variables of formatted text. Values are escaped; a link becomes an anchor, and inside a tag, such as
 * `href="[tearsheetLink]"`, its URL.
 * @param values formatted ones as sanitized HTML.
 * @param linkLabel text of the anchor.
 */
export function fillHtml(html: string, values: MailValues, linkLabel: string): string {
  return html
    .split(tag)
    .map((part) => {
      const isTag = part.startsWith('<');
      return part.replace(placeholder, (found, name: string) => {
        if (!isVariable(name)) return found;
        const value = values[name];
        if (isTag) return escapeHtml(value);
        if (value !== '' && linkVariables.includes(name)) {
          return `<a href="${escapeHtml(value)}">${escapeHtml(linkLabel)}</a>`;
        }
        return formatted.includes(name) ? value : escapeHtml(value);
      });
    })
    .join('');
}

/** Whether the text has a variable for the link of this mail, in its words or in a tag. */
export function hasLinkVariable(html: string, values: MailValues): boolean {
  return linkVariables.some((name) => values[name] !== '' && html.includes(`[${name}]`));
}

/** Words in brackets that look like variables and are none: nothing fills them, in a subject or in formatted text. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isVariable(name));
}
