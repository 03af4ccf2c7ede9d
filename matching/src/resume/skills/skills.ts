import type { ParsedSkill, ResumeSection } from '@portal/domain/resumes/parsed-resume';
import { findLanguages } from '../../taxonomy/languages';
import { findSkills, lookUpSkill, type SkillMatch } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { termKey } from '../../text/tokens';
import { recordProvenance, type ProvenanceMap, type Span } from '../../text/span';
import { coveredMonths, monthSpan, type MonthSpan } from '../work/months';
import type { Section } from '../sections/section';
import type { ListedSkill } from './listed-skill';
import { readSkillList } from './skill-list';
import type { FoundWork } from '../work/work';
import type { ColumnWidths } from '../lines/wrapped-lines';

/** A skill with the position of its first mention. */
export interface FoundSkill {
  value: ParsedSkill;
  start: number;
  end: number;
  confidence: number;
}

/** Sections whose running text is searched for skills when the resume lists none. */
const proseSections = new Set<ResumeSection>(['summary', 'work', 'projects', 'header', 'other']);

interface Mentions {
  /** The sections and periods that mention it, by concept id or normalized words. */
  sections: Map<string, Set<ResumeSection>>;
  spans: Map<string, { span: MonthSpan | null; end: string }[]>;
}

/** A line with personal data blanked out. */
function impersonal(line: LayoutLine, person: readonly Span[]): string {
  let { text } = line;
  for (const { start, end } of person) {
    const [from, to] = [Math.max(0, start - line.start), Math.min(text.length, end - line.start)];
    if (from < to) text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }
  return text;
}

function collectMentions(
  sections: readonly Section[],
  works: readonly FoundWork[],
  person: readonly Span[],
  today: string,
): Mentions {
  const mentions: Mentions = { sections: new Map(), spans: new Map() };
  for (const section of sections) {
    if (section.kind === 'skills') continue;
    for (const match of findSkills(section.lines.map((line) => impersonal(line, person)).join('\n'))) {
      const set = mentions.sections.get(match.concept.id) ?? new Set();
      mentions.sections.set(match.concept.id, set.add(section.kind));
    }
  }
  for (const work of works) {
    const span = monthSpan(work.value.startDate, work.value.endDate, today);
    const ids = new Set(findSkills(`${work.value.title}\n${work.value.description}`).map((match) => match.concept.id));
    for (const id of ids) {
      mentions.spans.set(id, [...(mentions.spans.get(id) ?? []), { span, end: work.value.endDate }]);
    }
  }
  return mentions;
}

function toSkill(
  name: string,
  asWritten: string,
  conceptId: string,
  foundIn: ResumeSection[],
  mentions: Mentions,
): ParsedSkill {
  const uses = mentions.spans.get(conceptId) ?? [];
  const ends = uses.map((use) => use.end).filter((end) => end !== '');
  const lastUsed = ends.includes('present') ? 'present' : (ends.sort((a, b) => a.localeCompare(b, 'en')).pop() ?? '');
  const spans = uses.flatMap((use) => (use.span ? [use.span] : []));
  return { name, conceptId, asWritten, foundIn, monthsUsed: coveredMonths(spans), lastUsed };
}

function listed(skill: ListedSkill, section: ResumeSection, mentions: Mentions): FoundSkill {
  const concept = lookUpSkill(skill.text);
  const id = concept?.id ?? '';
  const elsewhere = id === '' ? [] : [...(mentions.sections.get(id) ?? [])];
  const value = toSkill(concept?.label ?? skill.text, skill.text, id, [...new Set([section, ...elsewhere])], mentions);
  return { value, start: skill.start, end: skill.end, confidence: concept ? 0.95 : 0.65 };
}

function fromProse(
  matches: readonly { match: SkillMatch; offset: number; section: ResumeSection; text: string }[],
  mentions: Mentions,
): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  for (const { match, offset, section, text } of matches) {
    const known = found.get(match.concept.id);
    if (known) {
      if (!known.value.foundIn.includes(section)) known.value.foundIn.push(section);
      continue;
    }
    const value = toSkill(
      match.concept.label,
      text.slice(match.start, match.end),
      match.concept.id,
      [section],
      mentions,
    );
    found.set(match.concept.id, { value, start: offset + match.start, end: offset + match.end, confidence: 0.6 });
  }
  return [...found.values()];
}

/**
 * Reads the skills: the resume's own list as written if there is one, else the skills of the taxonomy in its text.
 * @param sections All sections of the resume.
 * @param person Positions of name, addresses and phone numbers: `Ruby Baker` names no skill.
 * @param widths Where the document's columns wrap lines.
 */
export function readSkills(
  sections: readonly Section[],
  works: readonly FoundWork[],
  person: readonly Span[],
  widths: ColumnWidths,
  today: string,
): FoundSkill[] {
  const mentions = collectMentions(sections, works, person, today);
  const lists = sections.filter(
    (section) => section.kind === 'skills' || (section.also.includes('skills') && section.kind === 'summary'),
  );
  const seen = new Set<string>();
  const result: FoundSkill[] = [];
  for (const section of lists) {
    for (const skill of readSkillList(withoutForeign(section.lines), widths)) {
      const key = termKey(skill.text) || skill.text;
      if (seen.has(key)) continue;
      seen.add(key);
      result.push(listed(skill, 'skills', mentions));
    }
  }
  if (result.length > 0) return result.slice(0, 500);
  const prose = sections
    .filter((section) => proseSections.has(section.kind) || section.kind === 'skills')
    .flatMap((section) =>
      section.lines.flatMap((line) =>
        findSkills(impersonal(line, person))
          .filter(({ concept }) => concept.industry !== '')
          .map((match) => ({ match, offset: line.start, section: section.kind, text: line.text })),
      ),
    );
  return fromProse(prose, mentions).slice(0, 500);
}

const languageLabel =
  /^(?:spoken |foreign )?(?:languages?|sprachen|langues|idiomas|lingue|talen)(?: skills)?\s*[:：]\s*/i;

/** The lines of a skills section without those about spoken languages. */
function withoutForeign(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.filter(({ text }) => {
    const label = languageLabel.exec(text)?.[0] ?? '';
    return label === '' || findLanguages(text.slice(label.length)).length === 0;
  });
}

/** Records the position of each skill. */
export function recordSkills(map: ProvenanceMap, skills: readonly FoundSkill[]): void {
  skills.forEach((skill, index) => {
    recordProvenance(map, `skills.${index}.asWritten`, {
      value: null,
      start: skill.start,
      end: skill.end,
      confidence: skill.confidence,
    });
  });
}
