import { isProse } from '../text/classify';
import { isNext, type Assigned } from './assign-parts';
import type { Segment } from './segments';

/** The part behind a title and a comma belongs to it when the employer stands in another line: `Pharmacist, Home Care`. */
function withField(item: Assigned, title: Segment): Assigned {
  const field = item.entry.segments.find((segment) => segment.line === title.line && isNext(title, segment));
  if (!field || field.isPlace || field.isCell || field.title >= 1 || field.company >= 0.75 || title.title < 1)
    return item;
  return { ...item, title: { ...title, text: `${title.text}, ${field.text}`, end: field.end } };
}

/** Cuts an employer off its title where its name is also that of a tool: `Recruiter, Mailchimp`. */
export function cutEmployers(items: readonly Assigned[]): Assigned[] {
  const inOneLine = items.filter(
    ({ title, company }) => title && company?.line === title.line && isNext(title, company),
  );
  if (inOneLine.length * 2 < items.length) return [...items];
  return items.map((item) => {
    const { title } = item;
    const at = title && !item.company ? title.text.indexOf(', ') : -1;
    if (!title || at <= 0) return item;
    const name = title.text.slice(at + 2);
    const company: Segment = { ...title, text: name, start: title.end - name.length, title: 0 };
    return { ...item, title: { ...title, text: title.text.slice(0, at), end: title.start + at }, company };
  });
}

/** Gives the field behind a title back to it where another line of the head names the employer: `Staff Nurse, Recovery`. */
export function joinFields(item: Assigned): Assigned {
  const { title, company, entry } = item;
  if (!title || !company) return item;
  if (title.line !== company.line) return withField(item, title);
  if (!isNext(title, company)) return item;
  if (company.company >= 0.75 || title.title < 1) return item;
  const other = entry.segments.find(
    (segment) => segment.line !== title.line && !segment.isPlace && segment.title < 0.6 && segment.text.length <= 80,
  );
  if (!other || isProse(other.text)) return item;
  return { ...item, title: { ...title, text: `${title.text}, ${company.text}`, end: company.end }, company: other };
}
