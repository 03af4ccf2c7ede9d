import { companyScore, isDepartment, titleScore } from '../text/classify';
import { isNext, type Assigned } from './assign-parts';

/** A town that no list knows behind an employer's name. */
const town = /^(.{2,60}), (\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}?[\p{L}.'’-]+){0,3}(?: \(\p{L}+\))?)$/u;
const endsWithForm = /(?:\b(?:inc|llc|llp|ltd|limited|corp|gmbh|plc|ag|kg|s\.?a|bv|pty ltd)|\bco)\.?$/i;

/** So many employers whose names all end with a comma and a word tell that the words are towns. */
const manyEmployers = 3;

/**
 * Whether two employers end with the same words behind a comma, as neighbours in one town do, or all of several end with
 * words behind a comma.
 */
function sharesTown(items: readonly Assigned[]): boolean {
  const written = new Set(items.flatMap(({ company }) => company?.text ?? []));
  if (written.size >= manyEmployers && [...written].every((name) => town.test(name))) return true;
  const names = new Map<string, string>();
  return items.some(({ company }) => {
    const [, name, place] = town.exec(company?.text ?? '') ?? [];
    if (name === undefined || place === undefined) return false;
    const known = names.get(place);
    names.set(place, name);
    return known !== undefined && known !== name;
  });
}

/** Cuts the town off the names of employers, where the other positions of the resume name their places so. */
export function trimTowns(items: readonly Assigned[]): Assigned[] {
  const isUsual =
    items.some(({ company, place }) => company !== null && place?.line === company.line && isNext(company, place)) ||
    sharesTown(items);
  return items.map((item) => {
    const { company } = item;
    if (!company || item.place) return item;
    const [, name, place] = town.exec(company.text) ?? [];
    if (name === undefined || place === undefined || (!isUsual && !endsWithForm.test(name))) return item;
    if (titleScore(place) >= 0.6 || companyScore(place) >= 0.5 || isDepartment(place)) return item;
    const start = company.end - place.length;
    return {
      ...item,
      company: { ...company, text: name, end: company.start + name.length },
      place: { ...company, text: place, start, end: company.end, isPlace: true },
    };
  });
}
