import { escapeHtml } from '../fields/markup';
import { shortlistTexts } from '../texts/shortlist';

/** Variables of the mail that submits candidates to a client. */
export const submissionVariables = [
  'candidateName',
  'jobId',
  'jobTitle',
  'companyName',
  'recipientName',
  'senderName',
  'candidateLinks',
] as const;
export type SubmissionVariable = (typeof submissionVariables)[number];
export type SubmissionValues = Readonly<Record<Exclude<SubmissionVariable, 'candidateLinks'>, string>>;
/** A submitted candidate with the recipient's own link; `''` for one of a shortlist. */
export interface SubmittedCandidate {
  name: string;
  occupation: string;
  url: string;
}

/** The candidates of a mail, and the one link to them; `''` where each has a link. */
export interface SubmissionLinks {
  candidates: readonly SubmittedCandidate[];
  shortlistUrl: string;
}

const placeholder = /\[([A-Za-z]+)\]/g;

/** Fills the variables of the subject; the links are none there, and other brackets stay. */
export function fillSubject(subject: string, values: SubmissionValues): string {
  return subject.replace(placeholder, (found, name: string) => valueOf(name, values) ?? found);
}

/** Fills the variables of the body with escaped values; without a place for the links they follow the text. */
export function fillBody(body: string, values: SubmissionValues, submitted: SubmissionLinks): string {
  const links = linksHtml(submitted);
  const withPlace = body.includes('[candidateLinks]') ? body : `${body}<p>[candidateLinks]</p>`;
  return withPlace
    .replace(/<p>\s*\[candidateLinks\]\s*<\/p>/g, () => links)
    .replace(placeholder, (found, name: string) => {
      if (name === 'candidateLinks') return links;
      const value = valueOf(name, values);
      return value === undefined ? found : escapeHtml(value);
    });
}

function valueOf(name: string, values: SubmissionValues): string | undefined {
  return Object.hasOwn(values, name) ? values[name as keyof SubmissionValues] : undefined;
}

function linksHtml({ candidates, shortlistUrl }: SubmissionLinks): string {
  const items = candidates.map(({ name, occupation, url }) => {
    const shown = url ? linkHtml(url, name) : escapeHtml(name);
    return `<li>${shown}${occupation ? `, ${escapeHtml(occupation)}` : ''}</li>`;
  });
  const all = shortlistUrl && `<p>${linkHtml(shortlistUrl, shortlistTexts.open(candidates.length))}</p>`;
  return `<ul>${items.join('')}</ul>${all}`;
}

function linkHtml(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}
