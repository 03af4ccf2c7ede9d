import { isDepartment, titleScore } from '../text/classify';
import { trimSeparators, trimmedRange } from '../text/normalize';
import { readPlace } from '../text/places';
import type { Found } from '../text/span';
import type { JobLine } from './job-sections';

const label =
  /^(?:job title|position title|title|position|role|job|stelle|poste|puesto|vacancy|job opening|opening)\s*[:：-]\s*/i;
const lead =
  /^(?:we(?:'| a)re hiring|now hiring|hiring|wanted|vacancy|job opening|job posting|job description|join us as|urgent|[^,.:;|–—]{2,60}? (?:is|are) (?:now |currently )?(?:hiring|seeking|recruiting|looking for))\s*[:!–-]*\s*(?:an? |the )?/i;
const gender = /\s*[([](?:[mwfdxhv]\s?[/|,]\s?){1,3}[mwfdxhv*][)\]]|\s*\((?:all genders|gn\*?)\)/gi;
/** The mark behind a title that it is meant for everybody: only titles carry it. */
const forAll = /[([](?:[mwfdxhv]\s?[/|,]\s?){1,3}[mwfdxhv*][)\]]/i;
/** `Line cook wanted for a busy bistro`, `DRIVERS NEEDED`. */
const wanted = /^(\p{L}[\p{L}\d&/' -]{2,50}?)\s+(?:wanted|needed|required|sought|gesucht)\b/iu;
const tail =
  /\s*(?:\((?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary|temp|(?:nights?|days?|shifts?|evenings|weekends)(?=\)|,| (?:only|shift|and|or)\b)|ref[^)]*|req[^)]*|#[^)]*|job id[^)]*|\d[^)]*)[^)]*\)|\b(?:wanted|needed|required|sought)(?: (?:asap|now|urgently|immediately))?|\b(?:opening|vacancy|brief)|,\s*(?:\d{1,2}|three|six|nine|twelve)[ -]months?\b.*|,\s*(?:\d(?:st|nd|rd|th)|day|night|late|early|evening|swing|rotating) shifts?|,\s*home (?:every|most|daily|weekly)\b.*|,\s*(?:immediate|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) start|\s(?:in|auf) (?:teil|voll)zeit|(?<![a-z\d])[x×]\s?\d{1,2}|[-–—|,]\s*(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary|urgent(?:ly)? (?:hiring|required)|job (?:id|description).*))\s*$/i;
const seeking =
  /(?<!\b(?:not|never|n['’]t|nor) )\b(?:seeking|looking for|hiring|searching for|recruiting|in need of|need|(?:openings?|vacanc(?:y|ies)|positions?) for|suchen)\s+(?:(?:an?|the|one|our next|experienced|talented|skilled|motivated|passionate|dynamic|dedicated|reliable|full[- ]time|part[- ]time|highly|detail-oriented|qualified|compassionate|driven|energetic|eine?n?)\s+){0,4}([\p{L}][\p{L}\d+#./&' -]{2,70}?)(?=\s+(?:to|who|with|for|in|at|that|on|and|based|responsible)\b|[.,;:!(]|$)/iu;
/** The title with which a first line of sentences begins: `Registered Midwife, part time, Truro. We are hiring`. */
const opening = /^(\p{L}[^,.;:|–—]{2,60}?)\s*(?:[,|–—]|\.(?:\s|$))/u;
const asA =
  /\b(?:as an?|role of an?|position of|join (?:us|our team|\p{Lu}[\p{L}\p{N}&'’ -]{1,50}?) as an?)\s+([\p{Lu}][\p{L}\d+#./&' -]{2,60}?)(?=,|\.|;|!|\s+(?:you|at|in|to|with|for)\b|$)/u;

/** Sentences that name the title, the surest first, and how far into a line each is looked for. */
const sentences = [
  { pattern: wanted, longest: 200 },
  { pattern: seeking, longest: 1000 },
  { pattern: asA, longest: 1000 },
  { pattern: opening, longest: 200 },
];

/** Lines above a text that was sent by mail: they name people, and no job. */
const mailHead = /^(?:from|to|cc|bcc|sent|date|von|an|gesendet)\s*:/i;
const subject = /^(?:(?:subject|betreff|re|fwd?)\s*:\s*)+/i;

function withoutTail(text: string): string {
  let title = text;
  for (let round = 0; round < 3 && tail.test(title); round++) title = title.replace(tail, '');
  return title;
}

function clean(text: string): string {
  const title = withoutTail(text.replace(gender, '').replace(lead, ''));
  const parts = title.split(/\s+[-–—|@]\s+|\s{3,}|\t|\s+at\s+(?=\p{Lu})/u);
  const kept = parts.filter((part) => readPlace(part) === null);
  const [head, field] = kept;
  const isFielded =
    kept.length === 2 && titleScore(head ?? '') >= 1 && isDepartment(field ?? '') && title.includes(' ');
  if (isFielded && head && field && parts.length === 2 && titleScore(field) < 0.6) return trimSeparators(title);
  const best = withoutTail(kept.find((part) => titleScore(part) >= 0.6) ?? kept[0] ?? title);
  const comma = best.split(/,\s+/);
  const last = comma.slice(1).join(', ');
  return trimSeparators(comma.length > 1 && readPlace(last) !== null ? (comma[0] ?? best) : best);
}

/** Finds the job's title among its first lines; the sentence that seeks somebody, when no line is a title. */
export function readJobTitle(lines: readonly JobLine[]): { title: Found | null; others: string[] } {
  const candidates: { value: string; score: number; start: number; end: number }[] = [];
  const told = lines.filter(({ line }) => !mailHead.test(line.text));
  told.slice(0, 40).forEach(({ line }, index) => {
    const [from] = trimmedRange(line.text);
    const isLabelled = label.test(line.text);
    const raw = line.text.slice(from).replace(subject, '').replace(label, '');
    const value = raw.length <= 120 ? clean(raw) : '';
    const score = titleScore(value);
    const isForAll = forAll.test(line.text) && line.words.length <= 14;
    const isLine =
      value !== '' &&
      (isLabelled ||
        isForAll ||
        (score >= 0.6 && line.words.length <= 14 && line.bulletDepth === 0 && !/[.!?]$/.test(line.text) && index < 15));
    if (isLine) {
      const at = line.text.indexOf(value);
      const start = line.start + Math.max(0, at);
      const end = at < 0 ? line.end : start + value.length;
      candidates.push({
        value,
        score:
          score +
          (isLabelled || isForAll ? 1.5 : 0) +
          Math.max(0, 0.8 - index * 0.1) +
          (line.relativeSize > 1.1 || line.headingLevel > 0 ? 0.3 : 0),
        start,
        end,
      });
    }
    for (const { pattern, longest } of sentences) {
      if (pattern === opening && (index > 0 || isLine)) continue;
      const match = pattern.exec(line.text.slice(0, longest));
      const sought = match?.[1] ? clean(match[1]) : '';
      if (!match || titleScore(sought) < 0.6 || sought.split(' ').length > 7) continue;
      const at = line.text.indexOf(sought, match.index);
      const start = line.start + Math.max(0, at);
      candidates.push({
        value: sought,
        score: titleScore(sought) + 0.2 - index * 0.02,
        start,
        end: start + sought.length,
      });
      break;
    }
  });
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  if (!best) {
    const first = told[0]?.line;
    const isName = first !== undefined && first.text.length <= 80 && !/[.!?]$/.test(first.text);
    return {
      title: isName ? { value: clean(first.text), start: first.start, end: first.end, confidence: 0.3 } : null,
      others: [],
    };
  }
  const others = [...new Set(candidates.map((candidate) => candidate.value))].filter(
    (value) => value.toLowerCase() !== best.value.toLowerCase() && titleScore(value) >= 0.6,
  );
  return {
    title: { value: best.value, start: best.start, end: best.end, confidence: Math.min(0.97, best.score / 2.2) },
    others: others.slice(0, 5),
  };
}

/** A title without the employer, and what stands behind it, that its line goes on with: `Sous Chef, The Tern & Tide, Galway`. */
export function titleWithout(title: Found, company: Found | null): Found {
  const at = company && company.start > title.start && company.end <= title.end ? company.start - title.start : -1;
  const value = at > 0 ? trimSeparators(title.value.slice(0, at)) : '';
  return value === '' ? title : { ...title, value, end: title.start + value.length };
}
