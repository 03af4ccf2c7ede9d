import type { BuiltProfile, ProfileSection } from '../profiles/built-profile';
import type { ShownProfile } from '../profiles/shown-profile';
import { imagePathOf } from '../links/image-links';
import { compact, foldText } from './folded-text';
import { findContacts } from './contacts';
import { attributesOf, htmlText } from './html-text';
import { findersOf, joinedRanges, type Match, type TextRange } from './matcher';
import { redactionMark, type Leak, type Redaction } from './redaction';

/** What a profile's redaction needs: its list, and texts that are never redacted. */
export interface RedactionRules {
  redactions: readonly Redaction[];
  /** Name and contact data of the recruiter and the agency. */
  kept: readonly string[];
}

/** Blacks out and searches the entries of one list. */
export interface Redactor {
  /** Everything on the list that is switched on, in a plain text. Contact data that the list lacks counts as well. */
  find: (text: string) => Match[];
  /** The same without contact data that the list lacks. */
  findListed: (text: string) => Match[];
  /** Plain text without it. */
  text: (text: string) => string;
  /** HTML without it: in its text, links, pictures and attributes. */
  html: (html: string) => string;
  /** Everything on the list that is still readable in a value: each text of it, with its field. */
  leaks: (value: unknown, place?: string) => Leak[];
  /** The same for a text in which others may have their contact data, such as a mail of the recruiter. */
  listed: (value: unknown, place?: string) => Leak[];
}

/** The redactor of a list. Making one is cheap; its searches take about a millisecond for each page of text. */
export function redactorOf({ redactions, kept }: RedactionRules): Redactor {
  const finders = redactions
    .filter(({ isOn }) => isOn)
    .map((redaction) => ({ redaction, finders: findersOf(redaction) }));
  const keptFinders = kept
    .filter((text) => text.trim() !== '')
    .flatMap((text) => findersOf({ kind: /\p{L}/u.test(text) ? 'other' : 'phone', text, forms: [] }));
  const shown = new Set(
    redactions.filter(({ isOn }) => !isOn).flatMap(({ text, forms }) => [text, ...forms].map(compact)),
  );
  const keptContacts = new Set(kept.map(compact));
  const isShown = (words: string) => shown.has(compact(words)) || keptContacts.has(compact(words));

  const search = (text: string, withContacts: boolean): Match[] => {
    const folded = foldText(text);
    const listed = finders.flatMap(({ redaction, finders: all }) =>
      all.flatMap((finder) => finder(folded, text).map((range) => ({ ...range, kind: redaction.kind, redaction }))),
    );
    const contacts = (withContacts ? findContacts(text) : [])
      .filter(({ start, end }) => !isShown(text.slice(start, end)))
      .map(({ kind, start, end }): Match => {
        const words = text.slice(start, end);
        return { kind, start, end, redaction: { kind, text: words, forms: [], isOn: true, isManual: false } };
      });
    const protectedPlaces = keptFinders.flatMap((finder) => finder(folded, text));
    return [...listed, ...contacts].filter((one) => !protectedPlaces.some((place) => isInside(one, place)));
  };
  const find = (text: string) => search(text, true);
  const plain = (text: string) => withMarks(text, find(text), (_, start, end) => ({ start, end }), text.length);
  const html = (source: string) => redactedHtml(source, { find, plain, redactions });
  const leaks = (value: unknown, place = ''): Leak[] => textsOf(value, place).flatMap((one) => leaksOf(one, find));
  const listed = (value: unknown, place = '') =>
    textsOf(value, place).flatMap((one) => leaksOf(one, (text) => search(text, false)));
  return { find, findListed: (text) => search(text, false), text: plain, html, leaks, listed };
}

/** How often a profile's texts have each entry of a list, also those that are switched off. */
export function placesIn(built: BuiltProfile, redactions: readonly Redaction[]): number[] {
  const { headerContent, completedProfile, secondColumn, footerContent } = built;
  const sections = [...completedProfile, ...secondColumn];
  const htmls = [
    headerContent,
    ...sections.flatMap(({ title, content, badges }) => [title, content, ...badges]),
    footerContent,
  ];
  const texts = htmls.map((html) => htmlText(html).text).map((text) => ({ text, folded: foldText(text) }));
  const names = sections.flatMap(({ files }) => files.map(({ originalFilename }) => originalFilename));
  return redactions.map((redaction) => {
    if (redaction.kind === 'picture') return htmls.filter((html) => html.includes(redaction.text)).length;
    if (redaction.kind === 'file') return names.filter((name) => name === redaction.text).length;
    const finders = findersOf(redaction);
    return texts.reduce(
      (count, { text, folded }) => count + joinedRanges(finders.flatMap((finder) => finder(folded, text))).length,
      0,
    );
  });
}

/** A built profile without what is on the list. Files go, because their contents cannot be blacked out. */
export function redactedBuilt(built: BuiltProfile, redactor: Redactor): BuiltProfile {
  const section = (one: ProfileSection): ProfileSection => ({
    ...one,
    title: redactor.text(one.title),
    content: redactor.html(one.content),
    alternativeContent: '',
    files: [],
    badges: one.badges.map(redactor.text),
  });
  return {
    ...built,
    headerContent: redactor.html(built.headerContent),
    completedProfile: built.completedProfile.map(section),
    secondColumn: built.secondColumn.map(section),
    setAside: [],
    footerContent: redactor.html(built.footerContent),
    footerWithoutContact: redactor.html(built.footerWithoutContact),
  };
}

/** What is still readable in a built profile, by the titles of its sections. */
export function leaksInBuilt(built: BuiltProfile, redactor: Redactor): Leak[] {
  const { headerContent, completedProfile, secondColumn, footerContent, footerWithoutContact } = built;
  return [
    ...redactor.leaks(headerContent, 'header'),
    ...[...completedProfile, ...secondColumn].flatMap(({ title, content, alternativeContent, badges, files }) =>
      redactor.leaks([title, content, alternativeContent, ...badges, files], title),
    ),
    // What the footer is without the recruiter is a part of it.
    ...redactor.leaks(footerContent || footerWithoutContact, 'footer'),
  ];
}

/** What is still readable in a profile as viewers get it, by the titles of its sections. */
export function leaksInShown(shown: ShownProfile, redactor: Redactor): Leak[] {
  const { headerContent, sections, secondColumn, footerContent } = shown;
  return [
    ...redactor.leaks(headerContent, 'header'),
    ...[...sections, ...secondColumn].flatMap(({ title, content, badges, files }) =>
      redactor.leaks([title, content, ...badges, files], title),
    ),
    ...redactor.leaks(footerContent, 'footer'),
  ];
}

function isInside(inner: TextRange, outer: TextRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function withMarks(
  source: string,
  ranges: readonly TextRange[],
  place: (range: TextRange, start: number, end: number) => TextRange,
  length: number,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const range of joinedRanges(ranges)) {
    const { start, end } = place(range, range.start, range.end);
    parts.push(source.slice(done, start), redactionMark);
    done = end;
  }
  parts.push(source.slice(done, length));
  return parts.join('').replace(/█+(?:\s*█+)+/g, redactionMark);
}

interface HtmlTools {
  find: (text: string) => Match[];
  plain: (text: string) => string;
  redactions: readonly Redaction[];
}

/**
 * Blacks out the visible text, also where a word goes on behind a tag. Links whose target is on the list become text;
 * pictures go unless the list shows them, and keep no description.
 */
function redactedHtml(source: string, { find, plain, redactions }: HtmlTools): string {
  const { text, starts, ends, tags } = htmlText(source);
  const cuts: { start: number; end: number; by: string }[] = [];
  for (const range of joinedRanges(find(text))) {
    let isFirst = true;
    for (let index = range.start; index < range.end; index += 1) {
      const [start = 0, end = 0] = [starts[index], ends[index]];
      const last = cuts.at(-1);
      if (!isFirst && last && start <= last.end) last.end = Math.max(last.end, end);
      // A line break inside a name is a tag, which stays.
      else if (!tags.some((tag) => tag.start === start)) {
        cuts.push({ start, end, by: isFirst ? redactionMark : '' });
        isFirst = false;
      }
    }
  }
  for (const tag of tags)
    cuts.push({ ...tag, by: redactedTag(source.slice(tag.start, tag.end), { find, plain, redactions }) });
  cuts.sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, by } of cuts) {
    if (start < done) continue;
    parts.push(source.slice(done, start), by);
    done = end;
  }
  return [...parts, source.slice(done)].join('').replace(/█+(?:\s*█+)+/g, redactionMark);
}

function redactedTag(tag: string, { find, redactions }: HtmlTools): string {
  if (tag.startsWith('<!--')) return '';
  if (/^<\/?a\b/i.test(tag)) return '';
  if (/^<img\b/i.test(tag)) return shownPicture(tag, redactions, find);
  return [...attributesOf(tag).values()].some((value) => find(value).length > 0)
    ? tag.replace(/^(<[\w:-]+)[^>]*>/, '$1>')
    : tag;
}

/** A picture that the list shows, without its description; `''` for all others, and for one whose file name is on the list. */
function shownPicture(tag: string, redactions: readonly Redaction[], find: (text: string) => Match[]): string {
  const src = attributesOf(tag).get('src') ?? '';
  const isShown = redactions.some(({ kind, text, isOn }) => kind === 'picture' && !isOn && text === src);
  if (!isShown || find(imagePathOf(src) ?? src).length > 0) return '';
  return tag.replace(/\s(?:alt|title)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, ' alt=""');
}

interface PlacedText {
  text: string;
  place: string;
}

/** All texts of a value, each with the name of its field; markup as its visible text and its attributes. */
function textsOf(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return visibleTexts(value).map((text) => ({ text, place }));
  if (typeof value === 'number') return [{ text: String(value), place }];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, place));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, place || name));
}

function visibleTexts(text: string): string[] {
  const { text: visible, tags } = htmlText(text);
  const attributes = tags.flatMap(({ start, end }) => [...attributesOf(text.slice(start, end)).values()]);
  return [visible, ...attributes.map(readableAddress)].filter((one) => one.trim() !== '');
}

/** Names in addresses are encoded. */
function readableAddress(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function leaksOf({ text, place }: PlacedText, find: (text: string) => Match[]): Leak[] {
  const found = find(text).map(({ kind, start, end }) => ({ kind, text: text.slice(start, end), place }));
  return found.filter((one, index) => found.findIndex((other) => other.text === one.text) === index);
}
