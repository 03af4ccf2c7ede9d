import { fileURLToPath } from 'node:url';

/** At most so many places of a stack. */
export const mostPlaces = 12;

/**
 * What an error tells that may go to a log: of which kind it is and where in the code it was thrown. Not its message: any
 * library, and the language itself, quotes in it what it was given, which may be of a document. Nor the stack as text, which
 * begins with the message.
 */
export interface ErrorFacts {
  name: string;
  code?: string | undefined;
  /** `file:line:column`, the innermost first. */
  at: readonly string[];
}

/** @param thrown anything that was thrown. */
export function errorFacts(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) return { name: typeof thrown, at: [] };
  const code = 'code' in thrown ? String(thrown.code) : '';
  return {
    name: isWord(thrown.name) ? thrown.name : 'Error',
    ...(isWord(code) ? { code } : {}),
    at: placesOf(thrown).slice(0, mostPlaces),
  };
}

/** One line for a log. */
export const errorFactsText = ({ name, code, at }: ErrorFacts): string =>
  [name, code, at.length > 0 ? `at ${at.join(' < ')}` : null].filter(Boolean).join(' ');

/** Can it be a name of code, and hardly anything of a document? */
export const isWord = (text: string): boolean => /^\w{1,60}$/.test(text);

/** The places of an error's stack. What others read of the stack afterwards is what it is without us. */
function placesOf(error: Error): string[] {
  const usual: unknown = Reflect.get(Error, 'prepareStackTrace');
  let places: (string | null)[] | null = null;
  Error.prepareStackTrace = (thrown, sites) => {
    places = sites.map(placeOf);
    if (typeof usual === 'function') return usual.call(Error, thrown, sites) as unknown;
    return [String(thrown), ...sites.map(String)].join('\n    at ');
  };
  let stack: unknown;
  try {
    ({ stack } = error);
  } finally {
    Reflect.set(Error, 'prepareStackTrace', usual);
  }
  places ??= typeof stack === 'string' ? stack.split('\n').map(ownPlaceIn) : [];
  return places.filter((place) => place !== null);
}

function placeOf(site: NodeJS.CallSite): string | null {
  const file = /[\w.-]{1,120}$/.exec(site.getFileName() ?? '')?.[0];
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  return file === undefined || line === null || column === null ? null : `${file}:${line}:${column}`;
}

/** The folder of the code that runs; the bundle's chunks have one of their own in it. */
const ownFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/(?<=\/)chunks\/$/, '');

/**
 * The place that a line of a stack names, when somebody has made text of the stack already. Nothing tells messages in it from
 * places then, but that only places name the folder of our own code.
 */
function ownPlaceIn(line: string): string | null {
  const at = line.startsWith('    at ') ? line.indexOf(ownFolder) : -1;
  if (at < 0) return null;
  return /^(?:[\w.@-]+\/)*([\w.-]{1,120}:\d+:\d+)\)?$/.exec(line.slice(at + ownFolder.length))?.[1] ?? null;
}
