import { escapeHtml } from '../fields/markup';

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
/** A submitted candidate with the recipient's own link. */
export interface SubmittedCandidate {
  name: string;
  occupation: string;
  url: string;
}

const placeholder = /\[([A-Za-z]+)\]/g;

/** Fills the variables of the subject; the links are none there, and other brackets stay. */
export function fillSubject(subject: string, values: SubmissionValues): string {
  return subject.replace(placeholder, (found, name: string) => valueOf(name, values) ?? found);
}

/** Fills the variables of the body with escaped values; without a place for the links they follow the text. */
export function fillBody(body: string, values: SubmissionValues, candidates: readonly SubmittedCandidate[]): string {
  const links = linksHtml(candidates);
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

function linksHtml(candidates: readonly SubmittedCandidate[]): string {
  const items = candidates.map(({ name, occupation, url }) => {
    const link = `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;
    return `<li>${link}${occupation ? `, ${escapeHtml(occupation)}` : ''}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
