import escoLines from '../../data/esco-occupations.json' with { type: 'json' };
import lines from '../../data/occupations.json' with { type: 'json' };
import { genderNeutralWord, genderNeutralTitle } from '../text/gender-neutral-words';
import { memoizeByText } from '../text/memoize-by-text';
import { TermIndex } from './named-terms';
import { rankIn } from './seniority-rank';
import { titleCore, workOfOwner } from './title-words';

/** A profession with its titles. */
export interface Occupation {
  id: string;
  industry: string;
  /** Professions of one group share skills but not their work. */
  group: string;
  /** Related professions, with their closeness where the list states it. */
  related: ReadonlyMap<string, number | null>;
  /** Its titles name no field: `Project Engineer`, `Service Technician`. */
  isOfAnyField: boolean;
  /** For ESCO occupations, the listed profession that this one is part of; empty when none. */
  partOf: string;
}

/** All titles of professions, in lower case. */
export const occupationTitles: readonly string[] = lines.flatMap((line) => line.split('|')[3]?.split(';') ?? []);

/** The first title of each listed profession. */
export const mainTitles: readonly string[] = lines.map((line) => line.split('|')[3]?.split(';')[0] ?? '');

/** Words of titles that name no field: `engineer`, `shift`. */
const vagueWords = new Set<string>();

const index = new TermIndex<Occupation>();
const occupations = new Map<string, Occupation>();
for (const line of lines) {
  const [id = '', industry = '', group = '', titles = '', related = ''] = line.split('|');
  const occupation: Occupation = {
    id,
    industry,
    group,
    related: new Map(
      related
        .split(';')
        .filter((other) => other !== '')
        .map(readRelation),
    ),
    isOfAnyField: group.startsWith('any-'),
    partOf: '',
  };
  occupations.set(id, occupation);
  for (const title of titles.split(';')) {
    index.add(genderNeutralTitle(title), occupation);
    if (occupation.isOfAnyField) for (const word of title.split(' ')) vagueWords.add(genderNeutralWord(word));
  }
}

/** ESCO occupations under titles that our list lacks. */
const escoIndex = new TermIndex<Occupation>();
for (const line of escoLines) {
  const [id = '', partOf = '', industry = '', titles = '', related = ''] = line.split('|');
  const occupation: Occupation = {
    id,
    industry,
    group: occupations.get(partOf)?.group ?? id,
    related: new Map(related === '' ? [] : related.split(';').map(readEscoRelation)),
    isOfAnyField: false,
    partOf,
  };
  occupations.set(id, occupation);
  // `Head` alone is a rank.
  for (const title of titles.split(';'))
    if (title.includes(' ') || titleCore(title).length > 0) escoIndex.addKey(genderNeutralTitle(title), occupation);
}

/** `12:0.45` is the ESCO occupation on line 12, `surveyor:0.3` a listed profession. */
function readEscoRelation(text: string): [string, number] {
  const [other = '', closeness] = text.split(':');
  const id = /^\d+$/.test(other) ? (escoLines[Number(other)]?.split('|', 1)[0] ?? '') : other;
  return [id, Number(closeness)];
}

/** `counselor:0.65` or `counselor`. */
function readRelation(text: string): [string, number | null] {
  const [id = '', closeness] = text.split(':');
  return [id, closeness === undefined ? null : Number(closeness)];
}

/** The occupation with an id, or undefined. */
export function occupationOf(id: string): Occupation | undefined {
  return occupations.get(id);
}

/** Words after a profession that make it another one: `Electrician Helper`, `Nurse Recruiter`. */
const assistingWords =
  /^[\s,-]+(?:assistants?|aides?|helpers?|secretary|recruiter|coordinator|scheduler|support|sales|trainer|instructor|liaison)\b/i;
/** Assistants' titles may name the person they assist: `Executive Assistant to the CEO`. */
const assisted = /^(.*\b(?:assistant|pa|secretary|aide|deputy|advis[eo]r|support)\b.*?)\s+(?:to|for)\s/i;

/** The part of a title that names the holder's own work. */
function ownPart(title: string): string {
  const text = workOfOwner(genderNeutralTitle(title.slice(0, 200)));
  return assisted.exec(text)?.[1] ?? text;
}

/** Whether a title assists a profession instead of practicing it. */
export function isAssistingProfession(title: string): boolean {
  return readTitle(title).isAssisting;
}

/** Professions that a title names: the longest names first, general single words only when nothing else matches. */
export function occupationsOfTitle(title: string): readonly Occupation[] {
  return readTitle(title).occupations;
}

interface TitleReading {
  occupations: readonly Occupation[];
  /** Number of words of the longest known title in it; 0 when none. */
  known: number;
  /** Whether the title assists a profession instead of practicing it. */
  isAssisting: boolean;
  rank: number;
}

/** Public registers put the noun first: `Operator, Water Treatment`. */
function turnedAround(text: string): string {
  const [noun = '', field = '', ...more] = text.split(',').map((part) => part.trim());
  return field !== '' && more.length === 0 ? `${field} ${noun}` : text;
}

const readTitle = memoizeByText((title: string): TitleReading => {
  const own = ownPart(title);
  const turned = turnedAround(own);
  const asWritten = readOccupations(own);
  const asTurned = turned === own ? asWritten : readOccupations(turned);
  const [text, reading] = asTurned.known > asWritten.known ? [turned, asTurned] : [own, asWritten];
  const matches = index.find(text);
  return {
    ...reading,
    isAssisting: matches.length > 0 && matches.every((match) => assistingWords.test(text.slice(match.end))),
    rank: rankIn(text),
  };
});

interface TitleMatch {
  occupation: Occupation;
  words: number;
  start: number;
}

const matchesIn = (titles: TermIndex<Occupation>, text: string): TitleMatch[] =>
  titles.find(text).map(({ value, start, end }) => ({
    occupation: value,
    words: text.slice(start, end).split(' ').length,
    start,
  }));

/** An ESCO title counts where it is longer than a listed one: `exploration geologist` over `geologist`. */
function readOccupations(text: string): Pick<TitleReading, 'occupations' | 'known'> {
  const own = matchesIn(index, text);
  const ofEsco = matchesIn(escoIndex, text);
  const longestOwn = Math.max(0, ...own.filter(({ occupation }) => !occupation.isOfAnyField).map(({ words }) => words));
  // `Service Technician` names no field, although ESCO has it for cars.
  const isOfAnyField = ({ start, words }: TitleMatch): boolean =>
    own.some((one) => one.occupation.isOfAnyField && one.start === start && one.words >= words);
  const found = [...own, ...ofEsco.filter((one) => one.words > longestOwn && !isOfAnyField(one))];
  const longest = Math.max(0, ...found.map((match) => match.words));
  const kept = found.filter((match) => match.words === longest || match.words >= 2 || own.includes(match));
  const isVague = ({ occupation }: TitleMatch): number => Number(occupation.isOfAnyField);
  const ordered = kept
    .sort((a, b) => b.words - a.words || isVague(a) - isVague(b) || a.start - b.start)
    .map((match) => match.occupation);
  const known = Math.max(0, ...[...own, ...ofEsco].map(({ words }) => words));
  return { occupations: [...new Set(ordered)], known };
}

/** Nouns that name a profession alone, but often a different one after another word: `Turbomachinery Designer`. */
const generalNouns = new Set(
  'designer tester producer writer editor author merchandiser loader driver collector controller consultant administrator clerk researcher scientist trainer coach assembler fitter founder owner principal counsel educator host porter pumper trader investigator minister surveyor interpreter closer buyer inspector head officer principal therapist mechanic practitioner sergeant agent operator planner analyst'.split(
    ' ',
  ),
);

/** Words of a title that name its field: `brewer` of `Lead Brewer`. */
export function fieldWords(title: string): string[] {
  return titleCore(title).filter((word) => !vagueWords.has(word) && !generalNouns.has(word));
}

/** Whether only the general noun of a title is known, not the word before it. */
export function isLooselyKnown(title: string): boolean {
  const core = titleCore(title);
  const last = core[core.length - 1];
  if (last === undefined || !generalNouns.has(last)) return false;
  return readTitle(title).known < 2;
}

/** Whether a title says more than the known profession in it: `Comfort Systems Mechanic`. */
export function isPartlyKnown(title: string): boolean {
  const { known } = readTitle(title);
  return known > 0 && titleCore(title).length > known;
}

/** Whether a title names a profession with its field: neither `Associate` nor `Project Engineer` do. */
export function namesField(title: string): boolean {
  const [first] = occupationsOfTitle(title);
  return first !== undefined && !first.isOfAnyField;
}

/** Step of the career ladder that a title names, from 0 (intern) to 6 (executive); 2 when it names none. */
export function seniorityRank(title: string): number {
  return readTitle(title).rank;
}
