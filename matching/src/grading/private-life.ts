import { titleScore } from '../text/classify';
import { alternatives } from '../text/alternatives';
import { occupationsOfTitle } from '../taxonomy/occupations';

/** Whom people look after at home, not at work: `my disabled son`. */
const family = `(?:my|our) (?:[\\p{L}-]+ ){0,2}(?:${alternatives(
  '(?:grand|step)?(?:mother|father|parents?|sons?|daughters?|child(?:ren)?) mum mom dad wife husband partner kids family twins baby aunt uncle brother sister nephew niece',
)})`;

/** What people say of their life, also in a clause that names a title: `nurse and married since 2012`. */
const personal = new RegExp(
  `(?:^|\\b(?:and|am|been|have|has) )(?:(?:${alternatives('now also happily legally openly a an the proud proudly full[-\\s]time')}) )*(?:${[
    alternatives(
      'sober married single divorced separated widowed engaged(?!\\s(?:in|as)\\s) vegan vegetarian disabled blind deaf pregnant',
    ),
    alternatives('unemployed retired refugee immigrant parent widow widower husband wife citizen resident'),
    alternatives('diagnosed suffering suffered recovering recovered transitioning transitioned identifying identified'),
    alternatives('live lived living reside resided residing settled praying prayed fasting fasted'),
    'smoke[- ]free|breastfe(?:d|eding)|(?:carer|caregiver) (?:for|of|to) (?:my|our)|(?:grand)?(?:mother|father)|permanent resident|green card',
    'in (?:recovery|remission|the (?:uk|us|usa|eu|country))|rais(?:ed|ing) (?:(?:two|three|four) )?(?:a family|twins|children|kids)',
    `(?:rais(?:ed|ing)|car(?:e|ed|ing) for|look(?:ed|ing)? after) ${family}`,
    '(?:i )?attend(?:ed|ing)? (?:church|mass|mosque|temple)|practi[sc](?:ed|ing) (?:islam|my (?:faith|religion|belief))|w(?:ore|orn|earing) (?:an?|my)',
    'in an? (?:relationship|marriage)|off (?:work|sick)|not worked$|(?:trade )?union member$|out of (?:work|employment|nursing|practice)|between (?:jobs|posts)|(?:job[- ])?(?:seeking|searching|looking for)',
  ].join('|')})(?![\\p{L}-])`,
  'iu',
);

/** What people live with or by: `I have fought cancer since 2012`, `I have kept kosher for 12 years`; no words stand behind it. */
const privateThing = new RegExp(
  `(?<!\\p{L})(?:(?:us(?:ed|ing)|need(?:ed|ing)|had|tak(?:en|ing)|fought|fighting|battl(?:ed|ing)|beaten|surviv(?:ed|ing)|kept|keeping|observ(?:ed|ing)|follow(?:ed|ing)|practi[sc](?:ed|ing)|held|holding|worn|wearing|walk(?:ed|ing) with) (?:(?!and |or )[\\p{L}'’-]+ ){0,2}?(?:${[
    alternatives('wheelchair cane crutches insulin medication hormones pacemaker dialysis hiv'),
    alternatives(
      'cancer tumou?r disorder disability illness depression anxiety addiction diabetes epilepsy asthma migraines? ptsd',
    ),
    alternatives(
      'kosher halal sabbath shabbat ramadan lent christ islam christianity judaism buddhism hinduism sikhism faith',
    ),
    alternatives('passport visa citizenship asylum'),
    'walking stick|hearing aids?|green card',
  ].join(
    '|',
  )})|attend(?:ed|ing) (?:[\\p{L}'’.]+ ){0,3}(?:${alternatives('church mosque temple synagogue gurdwara')}))(?= (?:every|each|daily)(?!\\p{L})|$)`,
  'iu',
);

/** People who are called after what they do, and do no work by it; beliefs, illnesses and other words that end as doers do. */
export const personsBesideWork = new RegExp(
  `(?:mother|father|sister|brother|daughter|${[
    alternatives(
      'believer follower user holder survivor sufferer prisoner lover smoker drinker seeker foreigner outsider member partner resident number',
    ),
    alternatives('donor voter supporter homemaker churchgoer worshipp?er teetotall?er stutterer stammerer'),
    '(?<!\\p{L})elder',
    alternatives(
      'theist buddhist baptist methodist adventist calvinist taoist humanist feminist socialist communist nationalist pacifist zionist quaker',
    ),
    alternatives('gender cancer disorder tumou?r ulcer fever pacemaker together sober'),
  ].join('|')})$`,
  'iu',
);
const agent = /\p{L}{3}(?:er|or|ist)$/iu;

/** Whether words are what somebody is at work: their last one is the noun of a title, a known profession or called after what one does. */
export function isTitle(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  if (personsBesideWork.test(last)) return false;
  return titleScore(words) > 0.3 || agent.test(last) || occupationsOfTitle(words).length > 0;
}

/** What people may be as teachers, bakers and physicians too, where such a title stands behind it. */
const attributive = /(?:resident|parent|refugee|immigrant|citizen|mother|live|blind|deaf|disabled|vegan|vegetarian)$/i;
const goesOn = /^(?:and|or|of|to|with|in|on|at|by|for|who)\s/i;

/** Whether a clause tells of somebody's life: `deaf since 2008`, but `Deaf teacher since 2008`. */
export function isPersonal(clause: string): boolean {
  if (privateThing.test(clause)) return true;
  const found = personal.exec(clause);
  if (!found) return false;
  const behind = clause.slice(found.index + found[0].length).trim();
  return !attributive.test(found[0]) || goesOn.test(behind) || !isTitle(behind);
}
