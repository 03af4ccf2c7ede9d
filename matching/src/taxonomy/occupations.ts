import managementLevels from '../../data/management.json' with { type: 'json' };
import escoLines from '../../data/esco-occupations.json' with { type: 'json' };
import lines from '../../data/occupations.json' with { type: 'json' };
import { oneForAll, titleForAll } from '../text/one-for-all';
import { remembered } from '../text/remembered';
import { TermIndex } from './named-terms';
import { titleCore, workOfOwner } from './title-words';

/** A profession with the titles under which people hold it. */
export interface Occupation {
  id: string;
  industry: string;
  /** Professions of one group share skills, not their work. */
  group: string;
  /** Neighbouring professions, with how near they are where the list says so. */
  related: ReadonlyMap<string, number | null>;
  /** Its titles name no field: `Project Engineer`, `Service Technician`. */
  isOfAnyField: boolean;
  /** The profession of our list that this one of ESCO's is a part of; empty when there is none. */
  partOf: string;
}

/** Every title under which a profession is held, in lower case. */
export const occupationTitles: readonly string[] = lines.flatMap((line) => line.split('|')[3]?.split(';') ?? []);

/** The first title of each profession of our list. */
export const mainTitles: readonly string[] = lines.map((line) => line.split('|')[3]?.split(';')[0] ?? '');

/** Words of the titles that name no field: `engineer`, `shift`. */
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
    index.add(titleForAll(title), occupation);
    if (occupation.isOfAnyField) for (const word of title.split(' ')) vagueWords.add(oneForAll(word));
  }
}

/** ESCO's occupations, under the titles that our list does not have. */
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
  // `Head` alone is a rank in anybody's title.
  for (const title of titles.split(';'))
    if (title.includes(' ') || titleCore(title).length > 0) escoIndex.addKey(titleForAll(title), occupation);
}

/** `12:0.45` is ESCO's occupation of line 12, `surveyor:0.3` one of ours. */
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

/** Words behind a profession's name that make another of it: `Electrician Helper`, `Nurse Recruiter`. */
const besideWords =
  /^[\s,-]+(?:assistants?|aides?|helpers?|secretary|recruiter|coordinator|scheduler|support|sales|trainer|instructor|liaison)\b/i;
/** An assistant's title may name whom they assist: `Executive Assistant to the CEO`. */
const assisted = /^(.*\b(?:assistant|pa|secretary|aide|deputy|advis[eo]r|support)\b.*?)\s+(?:to|for)\s/i;

/** The part of a title that tells the holder's own work. */
function ownPart(title: string): string {
  const text = workOfOwner(titleForAll(title.slice(0, 200)));
  return assisted.exec(text)?.[1] ?? text;
}

/** Whether a title names a profession that the holder helps and does not practise. */
export function isBesideProfession(title: string): boolean {
  return readTitle(title).isBeside;
}

/** Professions that a title names: the longest names first, those of single general words only when nothing else fits. */
export function occupationsOfTitle(title: string): readonly Occupation[] {
  return readTitle(title).occupations;
}

interface TitleReading {
  occupations: readonly Occupation[];
  /** Words of the longest title in it that a list knows; 0 when none does. */
  known: number;
  /** Whether the holder helps a profession and does not practise it. */
  isBeside: boolean;
  rank: number;
}

/** `Operator, Water Treatment`: registers and public bodies put the noun first. */
function turnedAround(text: string): string {
  const [noun = '', field = '', ...more] = text.split(',').map((part) => part.trim());
  return field !== '' && more.length === 0 ? `${field} ${noun}` : text;
}

const readTitle = remembered((title: string): TitleReading => {
  const own = ownPart(title);
  const turned = turnedAround(own);
  const asWritten = readOccupations(own);
  const asTurned = turned === own ? asWritten : readOccupations(turned);
  const [text, reading] = asTurned.known > asWritten.known ? [turned, asTurned] : [own, asWritten];
  const matches = index.find(text);
  return {
    ...reading,
    isBeside: matches.length > 0 && matches.every((match) => besideWords.test(text.slice(match.end))),
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

/** ESCO's titles count where they say more than those of our list do: `exploration geologist` more than `geologist`. */
function readOccupations(text: string): Pick<TitleReading, 'occupations' | 'known'> {
  const own = matchesIn(index, text);
  const ofEsco = matchesIn(escoIndex, text);
  const longestOwn = Math.max(0, ...own.filter(({ occupation }) => !occupation.isOfAnyField).map(({ words }) => words));
  const found = [...own, ...ofEsco.filter(({ words }) => words > longestOwn)];
  const longest = Math.max(0, ...found.map((match) => match.words));
  const kept = found.filter((match) => match.words === longest || match.words >= 2 || own.includes(match));
  const isVague = ({ occupation }: TitleMatch): number => Number(occupation.isOfAnyField);
  const ordered = kept
    .sort((a, b) => b.words - a.words || isVague(a) - isVague(b) || a.start - b.start)
    .map((match) => match.occupation);
  const known = Math.max(0, ...[...own, ...ofEsco].map(({ words }) => words));
  return { occupations: [...new Set(ordered)], known };
}

/** What relations that say nothing else are worth. */
const usualCloseness = { mutual: 0.55, oneSided: 0.45, group: 0.35, industry: 0.1 };

/** A part of a profession and the whole, or two parts of one. */
const parts = { whole: 0.92, beside: 0.5, other: 0.9 };

/** How close professions are by those that they are parts of. */
function closenessOfParts(a: Occupation, b: Occupation): number {
  const [left, right] = [occupations.get(a.partOf) ?? a, occupations.get(b.partOf) ?? b];
  if (left === right) return left === a || right === b ? parts.whole : parts.beside;
  return left.partOf === '' && right.partOf === '' ? occupationCloseness(left, right) * parts.other : 0;
}

/** How close two professions are: 1 the same, 0.9 to 0.2 neighbours, 0.35 in one group, 0 strangers. */
export function occupationCloseness(a: Occupation, b: Occupation): number {
  if (a.id === b.id) return 1;
  const [there, back] = [a.related.get(b.id), b.related.get(a.id)];
  const named = Math.max(there ?? 0, back ?? 0);
  if (a.partOf !== '' || b.partOf !== '') return Math.max(named, closenessOfParts(a, b));
  if (named > 0) return named;
  if (there !== undefined && back !== undefined) return usualCloseness.mutual;
  if (there !== undefined || back !== undefined) return usualCloseness.oneSided;
  if (a.group === b.group) return usualCloseness.group;
  return a.industry === b.industry && a.industry !== 'general-business' ? usualCloseness.industry : 0;
}

/** Nouns that name a profession alone and, behind another word, as often another one: `Turbomachinery Designer`. */
const generalNouns = new Set(
  'designer tester producer writer editor author merchandiser loader driver collector controller consultant administrator clerk researcher scientist trainer coach assembler fitter founder owner principal counsel educator host porter pumper trader investigator minister surveyor interpreter closer buyer inspector head officer principal therapist mechanic practitioner sergeant agent operator planner analyst'.split(
    ' ',
  ),
);

/** The words of a title that name a field, beside those of titles which name none: `brewer` of `Lead Brewer`. */
export function fieldWords(title: string): string[] {
  return titleCore(title).filter((word) => !vagueWords.has(word) && !generalNouns.has(word));
}

/** Whether only the general noun of a title is known, and not the word before it. */
export function isLooselyKnown(title: string): boolean {
  const core = titleCore(title);
  const last = core[core.length - 1];
  if (last === undefined || !generalNouns.has(last)) return false;
  return readTitle(title).known < 2;
}

/** Whether a title says more than the profession in it that is known: `Comfort Systems Mechanic`. */
export function isPartlyKnown(title: string): boolean {
  const { known } = readTitle(title);
  return known > 0 && titleCore(title).length > known;
}

/** Whether a title names a profession with its field: neither `Associate` nor `Project Engineer` do. */
export function tellsField(title: string): boolean {
  const [first] = occupationsOfTitle(title);
  return first !== undefined && !first.isOfAnyField;
}

/** From this score on a management word is one of people. */
const managesPeopleFrom = 30;

const seniorityRanks: readonly [RegExp, number][] = [
  [/\b(?:crew|party|section|shift) chief\b/i, 4],
  [/\b(?:assistant|associate|deputy|vice)\b.{0,40}\b(?:manager|gm|superintendent|principal)\b/i, 4],
  [/\b(?:assistant|associate|deputy)\b.{0,40}\b(?:director|chief|controller|head of)\b/i, 5],
  [/\b(?:intern|internship|trainee|apprentice|student|extern|praktikant\w*|stagiaire|werkstudent\w*)\b/i, 0],
  [/\b(?:junior|jr|entry[- ]level|graduate|assistant|helper|law clerk|commis|aide|associate i)\b/i, 1],
  [
    /\b(?:chief|ceo|cto|cfo|coo|ciso|cio|cmo|chro|cro|owner|founder|co-founder|svp|evp|vp|vice president|president|director)\b/i,
    6,
  ],
  [/\b(?:manager|gm|superintendent|head of|head(?= *$))\b/i, 5],
  [
    /\b(?:lead|leader|principal|staff engineer|supervisor|foreman|charge ?hand|charge nurse|ward sister|architect)\b/i,
    4,
  ],
  [/\b(?:senior|sr|iii|iv)\b/i, 3],
];

/** Professions whose name has a word of rank in it. */
const rankless =
  /\b(?:(?:executive|personal|administrative|medical|nursing|dental|legal|teaching|office|physician|therapist|therapy) assistant|(?:product|project|account|case|community|(?<!front )office|key account|relationship|customer success|social media|property|category|brand) manager|(?:product|process|system|data) owner|(?:funeral|choir|choral|band|activit(?:y|ies)|casting) director|director of photography|owner[- ]operator|chief of staff|(?:tour|scout|worship|youth|play|group fitness|activity) leader)\b/i;

/** What somebody manages that is no team: a step of a specialist's career. */
const ofSpecialists = new RegExp(
  `(?<!\\bfront )\\b(?:${managementLevels
    .filter(({ score }) => score < managesPeopleFrom)
    .flatMap(({ words }) => words.filter((phrase) => phrase.endsWith(' manager')))
    .join('|')})\\b`,
  'gi',
);

function rankIn(title: string): number {
  const text = title.replace(rankless, ' ').replace(ofSpecialists, 'senior');
  return seniorityRanks.find(([pattern]) => pattern.test(text))?.[1] ?? 2;
}

/** Step on the ladder that a title's wording names, from 0 (intern) to 6 (executive); 2 when it names none. */
export function seniorityRank(title: string): number {
  return readTitle(title).rank;
}
