import { companyScore, isDepartment, isPlace, titleScore } from '../../text/classify';
import { isKnownCity } from '../../text/places';
import { fold } from '../../text/normalize';

const town =
  /^(?:(?:Ste?|Mt|Ft|El|Le|La|De|Al)\.?[ -])?\p{Lu}[\p{Ll}'’-]{2,20}(?:[ -](?:\p{Lu}[\p{Ll}'’-]{2,20}|upon|on|am|an|der|le|la|de|by)){0,3}$/u;
/** Words of terms, which begin with a capital beside a separator as towns do. */
const terms =
  /\b(?:full|part|time|permanent|contract|temporary|remote|hybrid|onsite|immediate|start|urgent|flexible|days|nights|shifts|salary|competitive|various|nationwide|multiple|several|vollzeit|teilzeit|unbefristet)\b/;
const near = /^(?:near|outside|close to|just outside|bei|nahe)\s/iu;
/** Districts of cities, which are no codes of a house: `London EC1`, `Dublin 2`; and what brackets add. */
const district = /\s(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2})$|\s*\([^)]*\)$/u;

/** `Galway City`, but `Mexico City`: what is called so stays whole where a list has it whole. */
const cityBehind = /\s(?:City(?: Cent(?:re|er))?|Town Cent(?:re|er))$/u;
const withoutCity = (name: string): string => {
  const bare = name.replace(cityBehind, '');
  return !isKnownCity(name) && isKnownCity(bare) ? bare : name;
};

/** A town's name as lists have it: without `near`, districts and brackets. */
export const bareCityName = (text: string): string =>
  withoutCity(text.trim().replace(near, '').replace(district, '').trim());

/** Whether a phrase is a place that lists know, or says that it is one: `near Hexham`. */
export function isCity(text: string): boolean {
  return isPlace(text) || isPlace(bareCityName(text)) || (near.test(text) && mayBeCity(bareCityName(text)));
}

/** Whether a phrase may be a town that no list knows, where its place says that a town stands there. */
export function mayBeCity(text: string): boolean {
  return (
    town.test(text) &&
    !terms.test(fold(text)) &&
    titleScore(text) < 0.6 &&
    companyScore(text) < 0.45 &&
    !isDepartment(text)
  );
}
