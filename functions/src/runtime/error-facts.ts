import { fileURLToPath } from 'node:url';

/** Maximum number of stack positions. */
export const maxPlaces = 12;

/**
 * The loggable part of an error: its kind and where it was thrown. Messages are left out, because libraries and the
 * language quote their input in them, which may be a document. The raw stack begins with the message, so it is left out
 * as well.
 */
export interface ErrorFacts {
  name: string;
  code?: string | undefined;
  /** `file:line:column`, innermost first. */
  at: readonly string[];
}

/** @param thrown anything that was thrown. */
export function errorFacts(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) return { name: typeof thrown, at: [] };
  const code = 'code' in thrown ? String(thrown.code) : '';
  return {
    name: isWord(thrown.name) ? thrown.name : 'Error',
    ...(isWord(code) ? { code } : {}),
    at: placesOf(thrown).slice(0, maxPlaces),
  };
}

/** One line for a log. */
export const errorFactsText = ({ name, code, at }: ErrorFacts): string =>
  [name, code, at.length > 0 ? `at ${at.join(' < ')}` : null].filter(Boolean).join(' ');

/** Is it an identifier rather than text of a document? */
export const isWord = (text: string): boolean => /^\w{1,60}$/.test(text);

/** The positions of an error's stack. Later readers get the stack unchanged. */
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

/** Folder of the running code; chunks of the bundle have a subfolder. */
const ownFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/(?<=\/)chunks\/$/, '');

/**
 * The position in a line of a stack that was formatted before. Only positions name the folder of our code, which
 * separates them from messages.
 */
function ownPlaceIn(line: string): string | null {
  const at = line.startsWith('    at ') ? line.indexOf(ownFolder) : -1;
  if (at < 0) return null;
  return /^(?:[\w.@-]+\/)*([\w.-]{1,120}:\d+:\d+)\)?$/.exec(line.slice(at + ownFolder.length))?.[1] ?? null;
}
