import { array, object, string, type InferType } from 'yup';

/** At most so many places of a stack. */
const mostPlaces = 12;

/**
 * What went wrong in a task, as it may go to a log: the kind of error and where in the code it was thrown. Not its message,
 * which may quote the document, and not the stack as text, which begins with the message.
 */
export const taskFailureSchema = object({
  name: string()
    .matches(/^\w{1,60}$/)
    .required(),
  code: string().matches(/^\w{1,60}$/),
  /** `file:line:column`, the innermost first. */
  at: array(
    string()
      .matches(/^[\w.-]{1,120}:\d+:\d+$/)
      .required(),
  )
    .max(mostPlaces)
    .required(),
}).noUnknown();
export type TaskFailure = InferType<typeof taskFailureSchema>;

/** @param thrown anything that was thrown. */
export function taskFailureOf(thrown: unknown): TaskFailure {
  if (!(thrown instanceof Error)) return { name: typeof thrown, at: [] };
  const code = 'code' in thrown ? thrown.code : undefined;
  return {
    name: wordOr(thrown.name, 'Error'),
    ...(typeof code === 'string' && isWord(code) ? { code } : {}),
    at: placesOf(thrown),
  };
}

/** One line for a log. */
export const taskFailureText = ({ name, code, at }: TaskFailure): string =>
  [name, code, at.length > 0 ? `at ${at.join(' < ')}` : null].filter(Boolean).join(' ');

const isWord = (text: string): boolean => /^\w{1,60}$/.test(text);
const wordOr = (text: string, other: string): string => (isWord(text) ? text : other);

/** The places of an error's stack; none when somebody has made a text of it already, in which messages cannot be told. */
function placesOf(error: Error): string[] {
  const usual: unknown = Reflect.get(Error, 'prepareStackTrace');
  Error.prepareStackTrace = (_error, sites) => sites.map(placeOf);
  try {
    const places: unknown = error.stack;
    return Array.isArray(places) ? places.filter((place) => typeof place === 'string').slice(0, mostPlaces) : [];
  } finally {
    Reflect.set(Error, 'prepareStackTrace', usual);
  }
}

function placeOf(site: NodeJS.CallSite): string | null {
  const file = /[\w.-]{1,120}$/.exec(site.getFileName() ?? '')?.[0];
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  return file === undefined || line === null || column === null ? null : `${file}:${line}:${column}`;
}
