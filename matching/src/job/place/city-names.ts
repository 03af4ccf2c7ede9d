import { companyScore, isDepartment, isPlace, titleScore } from '../../text/classify';
import { isKnownCity } from '../../text/place-names';
import { fold } from '../../text/normalize';

const town =
  /^(?:(?:Ste?|Mt|Ft|El|Le|La|De|Al)\.?[ -])?\p{Lu}[\p{Ll}'’-]{2,20}(?:[ -](?:\p{Lu}[\p{Ll}'’-]{2,20}|upon|on|am|an|der|le|la|de|by)){0,3}$/u;
/** Capitalized words of terms, which look like cities next to a separator. */
const terms =
  /\b(?:full|part|time|permanent|contract|temporary|remote|hybrid|onsite|immediate|start|urgent|flexible|days|nights|shifts|salary|competitive|various|nationwide|multiple|several|vollzeit|teilzeit|unbefristet)\b/;
const near = /^(?:near|outside|close to|just outside|bei|nahe)\s/iu;
/** Districts (`London EC1`, `Dublin 2`) and parentheses after a city. */
const district = /\s(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2})$|\s*\([^)]*\)$/u;

/** `Galway City`, but `Mexico City`: a listed name stays whole. */
const cityBehind = /\s(?:City(?: Cent(?:re|er))?|Town Cent(?:re|er))$/u;
const withoutCity = (name: string): string => {
  const bare = name.replace(cityBehind, '');
  return !isKnownCity(name) && isKnownCity(bare) ? bare : name;
};

/** A city's name as lists have it: without `near`, districts and parentheses. */
export const bareCityName = (text: string): string =>
  withoutCity(text.trim().replace(near, '').replace(district, '').trim());

/** Whether a phrase is a known place, or says that it is one: `near Hexham`. */
export function isCity(text: string): boolean {
  return isPlace(text) || isPlace(bareCityName(text)) || (near.test(text) && mayBeCity(bareCityName(text)));
}

/** Whether a phrase may be an unknown city, where the context expects one. */
export function mayBeCity(text: string): boolean {
  return (
    town.test(text) &&
    !terms.test(fold(text)) &&
    titleScore(text) < 0.6 &&
    companyScore(text) < 0.45 &&
    !isDepartment(text)
  );
}
