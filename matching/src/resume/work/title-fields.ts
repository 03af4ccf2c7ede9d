import { companyScore, isProse } from '../../text/classify';
import { beginsWithLegalForm } from '../../text/legal-forms';
import { isNext, type Assigned } from './assign-parts';
import type { Segment } from './segments';

/** The part after a title and a comma belongs to it when the employer is in another line: `Pharmacist, Home Care`. */
function withField(item: Assigned, title: Segment): Assigned {
  const field = item.entry.segments.find((segment) => segment.line === title.line && isNext(title, segment));
  if (!field || field.isPlace || field.isCell || field.title >= 1 || field.company >= 0.75 || title.title < 1)
    return item;
  return { ...item, title: { ...title, text: `${title.text}, ${field.text}`, end: field.end } };
}

/** Whether a part is right after a title and separate from the employer after it: `Nurse, Recovery | Hill Hospital`. */
const isBetween = (segments: readonly Segment[], title: Segment, company: Segment): boolean =>
  segments.some((part) => isNext(title, part) && part.end < company.start && !isNext(part, company));

/** Splits a part at its first comma into title and employer. */
function cutAtComma(item: Assigned, part: Segment): Assigned {
  const at = part.text.indexOf(', ');
  const name = part.text.slice(at + 2);
  const title: Segment = { ...part, text: part.text.slice(0, at), end: part.start + at };
  const company: Segment = { ...part, text: name, start: part.end - name.length, title: 0 };
  return { ...item, title, company };
}

/** Whether a part is an unknown title, a comma and an employer by its form: `Účetní, Moravia s.r.o.`. */
function isTitleAndFirm(text: string): boolean {
  const [first = '', ...rest] = text.split(', ');
  const firm = rest.join(', ');
  return (
    rest.length > 0 &&
    companyScore(first) < 0.5 &&
    !beginsWithLegalForm(firm) &&
    !/^\p{Ll}/u.test(firm) &&
    companyScore(rest[0] ?? '') >= 0.75
  );
}

/**
 * Splits parts with title and employer, when most positions have both in one line with a comma between them: employers
 * that are also tools (`Recruiter, Mailchimp`), unknown titles (`Third in Music, Hill School`).
 */
export function cutEmployers(items: readonly Assigned[], isForeign: boolean): Assigned[] {
  const inOneLine = items.filter(
    ({ title, company }) =>
      company && (title ? company.line === title.line && isNext(title, company) : isTitleAndFirm(company.text)),
  );
  if (inOneLine.length * 2 < items.length) return [...items];
  return items.map((item) => {
    const { title, company } = item;
    if (title && !company && title.text.indexOf(', ') > 0) return cutAtComma(item, title);
    if (title || !company) return item;
    const [first = '', rest] = company.text.split(', ');
    const isTitle = rest !== undefined && first !== '' && !beginsWithLegalForm(rest) && companyScore(first) < 0.5;
    return isTitle && (isForeign || companyScore(company.text) >= 0.5) ? cutAtComma(item, company) : item;
  });
}

/** Returns the field to its title when another line of the head has the employer: `Staff Nurse, Recovery`. */
export function joinFields(item: Assigned): Assigned {
  const { title, company, entry } = item;
  if (!title || !company) return item;
  if (title.line !== company.line || isBetween(entry.segments, title, company)) return withField(item, title);
  if (!isNext(title, company)) return item;
  if (company.company >= 0.75 || title.title < 1) return item;
  const other = entry.segments.find(
    (segment) => segment.line !== title.line && !segment.isPlace && segment.title < 0.6 && segment.text.length <= 80,
  );
  if (!other || isProse(other.text)) return item;
  return { ...item, title: { ...title, text: `${title.text}, ${company.text}`, end: company.end }, company: other };
}
