import { escapeHtml } from '@portal/domain/fields/markup';
import { formatPartialDate, formatPeriod } from '@portal/domain/resumes/format-period';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';

type Resume = Pick<ParsedResume, 'summary' | 'work' | 'education' | 'certifications' | 'languages'>;

/** A parsed resume as the HTML of a profile's resume section. */
export function resumeHtml(parsed: Resume): string {
  return [
    part(publicResumeTexts.summary, linesHtml(parsed.summary.objective)),
    part(publicResumeTexts.work, parsed.work.map(workHtml).join('')),
    part(publicResumeTexts.education, parsed.education.map(educationHtml).join('')),
    part(publicResumeTexts.certifications, listHtml(parsed.certifications.map(({ name }) => name))),
    part(publicResumeTexts.languages, listHtml(parsed.languages.map(({ name }) => name))),
  ].join('');
}

/** Paragraphs and lists of a plain text as HTML. */
export function linesHtml(text: string): string {
  const html: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of unwrapText(text).split('\n')) {
    const item = /^\s*[•●▪◦‣·*–—-]\s+(.+)$/.exec(line)?.[1];
    if (item) {
      items.push(item.trim());
      continue;
    }
    endList();
    if (line.trim()) html.push(`<p>${escapeHtml(line.trim())}</p>`);
  }
  endList();
  return html.join('');
}

function part(title: string, html: string): string {
  return html === '' ? '' : `<h3>${escapeHtml(title)}</h3>${html}`;
}

function workHtml({ title, companyName, location, description, ...period }: Resume['work'][number]): string {
  const line = [title && companyName, location, formatPeriod(period)].filter(Boolean).join(' · ');
  return entryHtml(title || companyName, line, linesHtml(description));
}

function educationHtml({ school, degree, major, endDate }: Resume['education'][number]): string {
  const extra = degree && !degree.includes(major) ? major : '';
  const line = [extra, degree || major ? school : '', formatPartialDate(endDate)].filter(Boolean).join(' · ');
  return entryHtml(degree || major || school, line, '');
}

/** In an element of its own, so that a page break keeps it together. */
function entryHtml(title: string, line: string, text: string): string {
  const head = title ? `<p><strong>${escapeHtml(title)}</strong></p>` : '';
  return `<div>${head}${line ? `<p>${escapeHtml(line)}</p>` : ''}${text}</div>`;
}

function listHtml(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
