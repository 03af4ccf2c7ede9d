import type { ResumePage } from '@portal/domain/contracts/public-api';
import type { ShownSection } from '@portal/domain/profiles/shown-profile';
import { formatPartialDate, formatPeriod } from '@portal/domain/resumes/format-period';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';

/** A thing that is compared: the lines of each candidate; none where the page shows nothing of it. */
interface ComparedRow {
  title: string;
  cells: string[][];
}

const maxEntries = 4;
/** Longest text of a profile's section in a cell. */
const maxText = 400;

/**
 * What the resume pages say, row by row. A row that no page says anything about is left out.
 * @param pages null for a candidate who is gone.
 * @param mustHaves what the job requires; a resume has it when its page names it.
 */
export function comparedRows(pages: readonly (ResumePage | null)[], mustHaves: readonly string[]): ComparedRow[] {
  const row = (title: string, linesOf: (page: ResumePage) => string[]): ComparedRow => ({
    title,
    cells: pages.map((page) => (page?.resume ? linesOf(page) : [])),
  });
  const said = [
    row(texts.score, ({ resume }) => (resume?.grade ? [`${resume.grade.score}%`] : [])),
    row(texts.experience, (page) => {
      const work = (page.resume?.work ?? []).slice(0, maxEntries).map(({ title, companyName, startDate, endDate }) => {
        const period = formatPeriod({ startDate, endDate });
        return [[title, companyName].filter(Boolean).join(', '), period].filter(Boolean).join(' · ');
      });
      return work.length > 0 ? work : sectionsOf(page, /work|experience|employment|career/i);
    }),
    row(texts.education, (page) => {
      const schools = (page.resume?.education ?? [])
        .slice(0, maxEntries)
        .map(({ degree, major, school, endDate }) =>
          [[degree || major, school].filter(Boolean).join(', '), formatPartialDate(endDate)]
            .filter(Boolean)
            .join(' · '),
        );
      return schools.length > 0 ? schools : sectionsOf(page, /education|degree|school/i);
    }),
    row(texts.pay, (page) => sectionsOf(page, /\bpay\b|salary|compensation|\brates?\b/i)),
    row(texts.location, ({ resume }) => (resume?.cityAndState ? [resume.cityAndState] : [])),
  ];
  const required = mustHaves.map((label) =>
    row(texts.mustHave(label), (page) => [isNamed(label, textOf(page)) ? texts.named : texts.notNamed]),
  );
  return [...required, ...said].filter(({ cells }) => cells.some((lines) => lines.length > 0));
}

function sectionsOf({ profile }: ResumePage, title: RegExp): string[] {
  return allSections(profile)
    .filter((section) => title.test(section.title))
    .flatMap((section) => plainText(section).slice(0, maxText) || []);
}

function allSections(profile: ResumePage['profile']): ShownSection[] {
  return profile ? [...profile.sections, ...profile.secondColumn] : [];
}

function plainText({ content, badges }: Pick<ShownSection, 'content' | 'badges'>): string {
  const parsed = new DOMParser().parseFromString(
    content.replace(/<\/(?:p|li|h\d|div)>|<br ?\/?>/g, '$& '),
    'text/html',
  );
  return [parsed.body.textContent.replace(/\s+/g, ' ').trim(), badges.join(', ')].filter(Boolean).join(' ');
}

/** Everything that the page says of a candidate. */
function textOf({ resume, profile }: ResumePage): string {
  const { objective = '', skills = [], work = [], education = [], certifications = [], languages = [] } = resume ?? {};
  const header = profile ? [plainText({ content: profile.headerContent, badges: [] })] : [];
  return [
    ...[objective, ...skills, ...certifications, ...languages],
    ...work.flatMap(({ title, description }) => [title, description]),
    ...education.flatMap(({ degree, major }) => [degree, major]),
    ...header,
    ...allSections(profile).map(plainText),
  ].join('\n');
}

/** Whether a text has the words of a label next to each other. */
function isNamed(label: string, text: string): boolean {
  const words = label
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
  const folded = ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .join(' ')} `;
  return words.length > 0 && folded.includes(` ${words.join(' ')} `);
}
