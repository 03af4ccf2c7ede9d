import type { Random } from './random';

/** Values by the slot of a pattern. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const slotPattern = /\{([^{}]*)\}/g;
const rangePattern = /^(\d+)\.\.(\d+)$/;

/**
 * Fills in a pattern. Braces hold choices `{cut|lowered}`, numbers `{3..12}` (rounded as people write them: 37, 140, 2,500)
 * and slots `{tool}`; a slot takes another value each time it occurs.
 * @returns the sentence and the slot values that it used.
 * @throws {RangeError} for a slot that `slots` does not have.
 */
export function makeSentence(pattern: string, random: Random, slots: Slots): { text: string; used: string[] } {
  const used: string[] = [];
  const text = pattern.replace(slotPattern, (_, body: string) => {
    const range = rangePattern.exec(body);
    if (range) {
      const value = random.int(Number(range[1]), Number(range[2]));
      return isYear(range[1]) && isYear(range[2]) ? String(value) : writtenNumber(value);
    }
    if (body.includes('|')) return random.pick(body.split('|'));
    const values = slots[body];
    if (!values) throw new RangeError(`Unknown slot {${body}}`);
    const unused = values.filter((value) => !used.includes(value));
    const value = random.pick(unused.length > 0 ? unused : values);
    used.push(value);
    return body === 'skill' ? inProse(value) : value;
  });
  return { text: (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\b1 years\b/, '1 year'), used };
}

const properWords = new Set(
  (
    'Java Spring Boot Kafka Redis Kubernetes Python Go Elasticsearch Docker Git React Redux Angular Apache Spark Snowflake Scala Hadoop ' +
    'Azure Linux Bash Helm Excel Microsoft Sass Tableau Looker English Spanish Arterial Lean Kanban Scrum Agile Google Ads Analytics ' +
    'Terraform Salesforce Board Medicare Swan-Ganz Six Sigma Blue Theraband Kinesio'
  ).split(' '),
);

/** A skill name inside a sentence: `Wound Care` becomes `wound care`, `Kafka` and `IV Therapy` stay. */
function inProse(value: string): string {
  const words = value.split(' ');
  const isPlain = words.every(
    (word) => /^([A-Z][a-z]+(-[A-Z]?[a-z]+)*|of|and|to|the|&)$/.test(word) && !properWords.has(word),
  );
  if (words.length === 1 && !/(ing|ion|ions|ity|ics|ment|age|sis|ance|ery)$/.test(value)) return value;
  return isPlain ? value.toLowerCase() : value;
}

function isYear(text = ''): boolean {
  return /^(19|20)\d\d$/.test(text);
}

/** Numbers above a hundred are rounded and grouped, as people write them. */
function writtenNumber(value: number): string {
  const step = value >= 10_000 ? 1000 : value >= 1000 ? 100 : value > 100 ? 5 : 1;
  return (Math.round(value / step) * step).toLocaleString('en-US');
}
