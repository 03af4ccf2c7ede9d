import { companyScore, isDepartment, titleScore } from '../text/classify';
import { fold } from '../text/normalize';
import { readPlace } from '../text/places';
import { headingSection } from './job-sections';

const capital = String.raw`(?:\p{Lu}|\d+\p{L})[\p{L}\p{M}\d'’.-]*`;
const joint = String.raw`(?:&|\+|and|of|the|for|de|la|le|du|des|und|f[üu]r|der|van|von)`;
/** The words of a name: each begins with a capital letter, but for those that join others. */
export const namePattern = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,7}(?:,?\s(?:Inc|LLC|LLP|Ltd|PLLC|e\.?[GVK]\.?|gGmbH|mbH|s\.r\.o\.)(?![\p{L}])\.?)?`;

/** Words of which no name of an employer is made alone: what advertisements are full of. */
const ordinary = new Set(
  `a an the this that these those we our you your us i he she it they who what why when where how all any every each both some no not
  job role position title vacancy opportunity post duties responsibilities requirements qualifications skills experience benefits perks
  salary pay rate compensation wage hours shift shifts days nights weekends full part time fulltime part-time full-time permanent
  temporary temp contract casual seasonal internship apprenticeship remote hybrid onsite on-site office site home location start starting
  immediate immediately asap urgent urgently hiring wanted needed required apply now today contact call email send reply details
  description summary overview about company employer client confidential team department staff people candidates candidate applicants applicant
  successful ideal someone anyone everyone experienced competitive excellent great good new busy growing leading local national international
  private public independent family well-known minimum essential desirable preferred must nice knowledge ability strong proven previous
  reporting reports monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december spring summer autumn winter annual annually hourly weekly monthly per hour year and or with for of to in at on from
  plus bonus equity pension holiday training english german french spanish degree licence license certified qualified registered please note
  join choose matters dear hi hello thanks regards what's here there two three four five one six seven eight nine ten work working employment type level grade band
  category industry sector ref reference date closing deadline interview interviews visa sponsorship immediate general various several multiple
  die der das wir sie unser unsere ihre ihr für und mit stelle aufgaben profil ab sofort vollzeit teilzeit unbefristet our client`.split(
    /\s+/,
  ),
);
/** Where a name ends and something else begins. */
const notName =
  /[$€£¥@!?:;"“”<>=*]|https?:|www\.|\d{4,}|\b(?:client|candidate|opportunit|salary|vacancy|confidential)\w*\b/iu;
const mostWords = 8;
const longest = 70;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** Whether every word is one that advertisements are full of. */
const isOrdinary = (text: string): boolean => wordsOf(text).every((word) => ordinary.has(word.replace(/[.’']$/, '')));

/** Institutions whose name begins with what they are. */
const institution =
  /^(?:The )?(?:University|School|College|Hospital|City|Town|County|Borough|State|Bank|Church|Diocese|Port|Institute|Academy|Museum|House|Ministry|Hotel|Universität|Hochschule|Stadt|Klinikum|Université) (?:of (?:the )?\p{Lu}|\p{Lu}\p{Ll}+$)/u;

/** Legal forms and kinds of places where people work: names that end so need no other sign. */
export const namesEmployer = (text: string): boolean => companyScore(text) >= 0.75 || institution.test(text);

/** Small words that names have; `Rural water district` is none. */
const joining =
  /^(?:of|the|and|for|at|on|in|de|la|le|du|des|und|f[üu]r|der|van|von|by|y|e|plc|e\.[gvk]\.?|gGmbH|mbH|s\.r\.o\.)$/iu;
/** `You fix boats` tells of people and names nobody. */
const aboutPeople = /^(?:we|you|i|they|it|our|your|my|their|this|that|these|those)\s/i;
const hasPairedBrackets = (name: string): boolean =>
  (name.match(/\(/g)?.length ?? 0) === (name.match(/\)/g)?.length ?? 0);

/**
 * Whether a phrase may be the name of an employer: no title, place, department, heading, sum, nor a phrase of those that
 * all advertisements have.
 */
export function mayBeEmployer(text: string): boolean {
  const name = text.trim();
  if (name.length < 2 || name.length > longest || wordsOf(name).length > mostWords || notName.test(name)) return false;
  if (!/^(?:\p{Lu}|\d+\p{L}|[\p{L}\d-]+\.\p{L}{2,})/u.test(name) || isOrdinary(name) || readPlace(name) !== null)
    return false;
  const small = name.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word));
  if (small.some((word) => !joining.test(word)) || aboutPeople.test(name) || !hasPairedBrackets(name)) return false;
  if (namesEmployer(name)) return true;
  return titleScore(name) < 0.6 && !isDepartment(name) && headingSection(name) === undefined;
}

/** A name without the sign that ends its sentence; the point of a legal form is its own. */
export const withoutEnd = (name: string): string =>
  /\b(?:inc|ltd|co|corp|bros|e\.[vk])\.$/i.test(name) ? name : name.replace(/[.,;]$/, '');
