import { readFileSync } from 'node:fs';

/** A case of the parser: a text, and the values that it must have at least. */
export interface ParserCase {
  title: string;
  text: string;
  expected: object;
}

/**
 * Reads a table of cases, one case a line: title, frame, text and expected values as JSON, separated by tabs. A line
 * `@NAME` defines a frame, the text around `{}` that several cases share. In texts `\n`, `\t` and `\\` are escapes.
 *
 * @throws Error when a case names an unknown frame.
 */
export function readCases(path: string): ParserCase[] {
  const frames = new Map<string, string>([['', '{}']]);
  const cases: ParserCase[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const [title = '', frame = '', text = '', expected = ''] = line.split('\t');
    if (title.startsWith('@')) {
      frames.set(title.slice(1), frame);
      continue;
    }
    const around = frames.get(frame);
    if (around === undefined) throw new Error(`${path}: no frame ${frame}`);
    const values: unknown = JSON.parse(expected);
    if (typeof values !== 'object' || values === null) throw new Error(`${path}: no values in ${line}`);
    cases.push({ title, text: unescaped(around.replace('{}', () => text)), expected: values });
  }
  return cases;
}

const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };
const unescaped = (text: string): string => text.replace(/\\([nt\\])/g, (_, sign: string) => signs[sign] ?? sign);
