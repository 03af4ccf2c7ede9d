import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { titleScore } from '../../text/classify';

/** Words between the subject and the verb: `I have`, `Since 2018 I am`, `currently`. */
const beforeVerb =
  "^\\W*(?:(?:since|from) [^,]{1,20},? )?(?:i |we )?(?:(?:'ve|'m|have|has|had|am|was|been|being|now|currently|directly|also|always|still) )*";
/** Determiners of another person's title: `the Head of Marketing`. */
const whose = '(?:the|my|our|their|his|her|its|an?|one|two|three|several|various)';
const serves =
  '(?:assist|support|help|serv|shadow|coach|train|supervis|advis|accompani|brief|know|knew)(?:y|e|ed|ing)?';
const answersTo = '(?:report|answer)(?:s|ed|ing)?(?: \\p{L}+ly)? to';
const worksFor =
  '(?:work|belong|listen|talk|speak|spoke)(?:s|ed|ing)?(?: \\p{L}+ly)? (?:to|for|under|with|beside|alongside|below|next to|close to|together with)';
/**
 * `I report to the Head of Sales`, `worked under a chef`, `Assisting the matron`; a plain title has none of these
 * before it.
 */
const servesSomeone = new RegExp(
  `${beforeVerb}(?:${answersTo} (?:${whose} )?|(?:${worksFor}|${serves}|(?:managed|led|supervised|trained) by) ${whose} )\\p{L}`,
  'iu',
);
/** `Worked for Denby as a chef`. */
const asWhat = /\sas (?:an? |the )?\p{L}/iu;
/** `My boss`, `Her chef`; `Her Majesty's Inspector` and `Our Lady's Hospital` are names. */
const aboutOthers = /^\W*(?:my|our|their|his|her)\s(?!(?:majesty|highness|excellency|lady|lord|saviour|place)\b)/iu;
/** Names that only look like sentences: `Train the Trainer Lead`, `Help the Aged`. */
const names = /^(?:train(?:ing)? the trainer|help the aged)/iu;
/** The writer's own title follows: `Reporting to the CEO, Head of Sales`. */
const withOwnTitle = (text: string): boolean => titleScore(text.slice(text.indexOf(',') + 1).trim()) >= 1;

/** Whether the text of a title is a sentence that names someone else's title. */
export const isSomeoneElsesTitle = (text: string): boolean =>
  !names.test(text) &&
  ((servesSomeone.test(text) && !asWhat.test(text)) || aboutOthers.test(text)) &&
  !(text.includes(',') && withOwnTitle(text));

/** Removes someone else's title from a position, also where it was read as the employer; keeps the rest. */
export function withoutSomeoneElsesTitle(work: ParsedWork): ParsedWork {
  const { title, companyName } = work;
  if (isSomeoneElsesTitle(title)) return { ...work, title: '', managementScore: 0 };
  return title === '' && isSomeoneElsesTitle(companyName) ? { ...work, companyName: '', managementScore: 0 } : work;
}
