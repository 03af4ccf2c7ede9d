/** Not held, or no longer. */
const lacking =
  /\b(?:no|none|not|never|without|failed|did not complete|expired|lapsed|inactive|ended|surrendered|suspended|revoked|refused|denied|rejected|cancelled|withdrawn|struck off|removed from)\b/i;
/** Negations that do not concern the certificate: `registered without conditions`. */
const harmless =
  /\b(?:without (?:any )?(?:conditions?|restrictions?|limitations?|a break|interruptions?|lapse|gaps?)|no (?:conditions?|restrictions?|limitations?|gaps?|lapses?|points|violations?|disciplin\w*|claims?|complaints?)|never (?:lapsed|expired|suspended|revoked)|not (?:expired|lapsed))\b/gi;
/** Not held yet, or left to somebody else. */
const pending =
  /\b(?:pursuing|studying|preparing|planned|plan to|booked|scheduled|(?:class|course) (?:booked|planned|due|scheduled|starts)|enrolled|in progress|in class|expected|working towards|sitting for|affiliate|part[- ]qualified|papers passed|eligible|candidate|student|pending|applied for|awaiting|practiced|start(?:ing)? (?:on|with)|(?:happy|willing|ready|keen|prepared) to|begin(?:ning)?|(?:for|under|with) (?:a|an|the)|next to|assist\w*|help\w*|support(?:s|ed|ing)?(?= (?:a|an|the)\b))\b/i;

/** Wanted. */
const wanted =
  /\b(?:hop(?:e|es|ing)|wish(?:es)?|want(?:s|ed)? to|would (?:like|love)|dream(?:s|ing)?|goals?(?!-)(?= (?:is|are|of mine)\b)|(?:my|an?|career|future|long-term) goals?(?!-)|aim(?:s|ing)?|someday|one day)\b/i;
/** Relatives at the start of a sentence, whose certificates it is about. */
const ofRelatives =
  /\b(?:my|his|her|our) (?:wife|husband|spouse|partner|mother|father|sister|brother|son|daughter|boss|manager|colleagues?|friends?)\b/iu;
/** Other people's certificates: managers, hires, inspected papers. */
const ofOthers =
  /\b(?:(?:our|their|his|whose)(?: \p{L}+)?\s*$|(?:reported|answered|handed|referred|spoke|talked)\b.{0,20}\bto\b|(?:reports|reporting) to\b|(?:hired|recruited|interviewed|know(?!-)|knew|met)\b|(?:read|heard|talked|knows?) (?:\p{L}+ )?(?:about|of)\b|(?:checked|verified|filed|processed|tracked|audited)\b)/iu;
/**
 * The writer's own, regardless of the text before: `Audited banks as a licensed CPA`, `Filed returns, CPA since 2019`.
 */
const asOwn = /\bas (?:(?:an?|the) )?(?:\p{L}+ )?$/iu;
const ownPart = { before: /,\s*$/, behind: /^\s*(?:since\b|\(?\d)/i };
const ofOthersBehind =
  /^\s*(?:requirements?|renewals?|applications?|holders?)\b|\b(?:of|for) (?:\p{L}+ )?(?:applicants?|candidates|staff|employees|colleagues|others|personnel|nurses|drivers)\b/iu;
/** Passed in part: `2 of 4 parts`. */
const inPart =
  /\b(?<some>\d) ?(?:of|out of|\/) ?(?!\k<some>)\d (?:parts?|exams?|sections?|papers?|modules?|levels?)\b/i;

/** A later clause about the certificate: `, expired 2019`, `, exam booked`. */
const lackingBehind =
  /^(?:(?:(?!\.\s)[^,;\n]){0,45}\b(?:ended|expired|lapsed|surrendered|suspended|revoked)\b|[^,;\n]{0,20},\s*(?:expired|lapsed|inactive|ended)(?=\s*(?:$|[,;.)\d]|in\b|since\b)))/i;
const pendingBehind =
  /^[^,;\n]{0,20},\s*(?:(?:exams?|tests?|class|course|boards?)\b[^,;.\n]{0,12}\b(?:booked|planned|scheduled|due)\b|in progress(?=\s*(?:$|[,;.)\d]|in\b|since\b)))/i;

/** Characters around a certificate's name that are about it, up to the end of the clause. */
const around = { before: 40, behind: 30, clause: 70, sentence: 120 };

/** `License No. 33871` negates nothing. */
const withoutNumbers = (text: string): string => text.replace(/\bno\.? ?[#:]? ?(?=\d)/gi, '').replace(harmless, '');

const lastPart = (text: string): string => text.split(/[;\n]|\.\s/).at(-1) ?? '';

/** What the words around a certificate's name say about it. */
export type Holding = 'held' | 'lacking' | 'pending';

/**
 * Whether the words around a certificate's name say that it is held, not held (any more), or planned or somebody
 * else's.
 * @param start Start and `end` of the name in `text`.
 */
export function holdingOf(text: string, start: number, end: number): Holding {
  const before = lastPart(withoutNumbers(text.slice(Math.max(0, start - around.before), start)));
  const stated = lastPart(text.slice(Math.max(0, start - around.sentence), start));
  const clause = withoutNumbers(text.slice(end, end + around.clause));
  const [behind = ''] = clause.slice(0, around.behind).split(/[;,\n]|\.\s/);
  if (lacking.test(before) || lacking.test(behind) || lackingBehind.test(clause)) return 'lacking';
  const isPending = pending.test(before) || pending.test(behind) || pendingBehind.test(clause) || inPart.test(clause);
  const isOwn = asOwn.test(stated) || (ownPart.before.test(stated) && ownPart.behind.test(clause));
  const isOfOthers = ofRelatives.test(stated) || (ofOthers.test(stated) && !isOwn) || ofOthersBehind.test(behind);
  const isNotOwn = wanted.test(stated) || wanted.test(behind) || isOfOthers;
  return isPending || isNotOwn ? 'pending' : 'held';
}

/** Whether nothing in an entry says that it is not held. */
export function isHeldEntry(entry: string): boolean {
  const text = withoutNumbers(entry);
  return [lacking, pending, lackingBehind, pendingBehind].every((words) => !words.test(text));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const expiry =
  /\b(?:exp(?:ir(?:es|y|ed|ation))?\.?|valid (?:until|till|through|thru|to)|good (?:until|through))(?: date)?[\s:.-]{0,3}(?:(?<number>\d{1,2})[/.](?:\d{1,2}[/.])?|(?<name>\p{L}{3})\p{L}*\.? (?:\d{1,2},? )?)?(?<year>20\d\d)\b/iu;

/**
 * Whether a line says that what it names ended before a day: `BLS, expires 04/2026`.
 * @param today `YYYY-MM-DD`.
 */
export function hasExpired(line: string, today: string): boolean {
  const { number, name, year } = expiry.exec(line)?.groups ?? {};
  if (year === undefined) return false;
  const month = number === undefined ? months.indexOf((name ?? '').toLowerCase()) + 1 : Number(number);
  const last = `${year}-${String(month === 0 ? 12 : month).padStart(2, '0')}`;
  return last < today.slice(0, 7);
}
