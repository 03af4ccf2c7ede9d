import { foldWords } from '../../text/normalize';

/** Kinds of schools and nationalities: without the town after them they name no particular school. */
const kinds = new Set(
  'university universities college school institute academy polytechnic of and the for in technology technological technical technique science sciences applied arts art national state city metropolitan royal catholic free open federal central international imperial higher community business law medicine medical engineering management economics music design fashion culinary nursing tourism hospitality commerce information education teacher training cooperative american british indian irish italian french german spanish swiss european african asian canadian australian dutch danish swedish norwegian finnish polish russian chinese japanese korean'.split(
    ' ',
  ),
);

/** University systems whose campuses are distinguished by town. */
const systems =
  /^(?:university of (?:california|wisconsin|texas|illinois|north carolina|massachusetts|maryland|tennessee|michigan|minnesota|nebraska|missouri|colorado|arkansas|alaska|nevada|hawaii|hawai.i)|(?:california|minnesota) state university|state university of new york|suny|cuny|penn state|indian institute|iit|nit|texas a&m|rutgers|national institute)/i;

/** Federal universities, whose colleges are named before them. */
const federal = /^(?:university of (?:london|wales|the arts,? london)|national university of ireland)\b/i;
const colleges =
  /^(?:goldsmiths|birkbeck|soas|royal holloway|queen mary|st\.? george'?s|the courtauld|courtauld|heythrop|central saint martins|camberwell|chelsea|wimbledon|university college|king'?s college|lampeter|maynooth)\b/i;

/** Whether a name is a college of the federal university after it: `Goldsmiths, University of London`. */
export const isCollegeOf = (college: string, university: string): boolean =>
  colleges.test(college.trim()) && federal.test(university.trim());

/** Whether a school is a campus whose town belongs to its name: `University of California, Berkeley`. */
export const isOneCampus = (name: string): boolean => systems.test(name.trim());

/** Whether a name is only that of a university system: the town after its comma identifies the campus. */
export const isSystem = (name: string): boolean => systems.exec(name.trim())?.[0].length === name.trim().length;

/**
 * Whether a school's name says only its kind, so that the town after it belongs to the name: `Technological University
 * Dublin`.
 */
export function namesOnlyKind(name: string): boolean {
  const words = foldWords(name);
  return words.length >= 2 && words.length <= 6 && words.every((word) => kinds.has(word));
}
