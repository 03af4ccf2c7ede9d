import { startsWithVerb } from '../text/classify';
import type { JobLine } from './job-sections';

const payLabel = /^(?:salary|pay|compensation|rate|wage|gehalt)\b[^:]{0,20}:/i;
/** How sentences begin that tell what comes with the job; what follows is a list of it. */
const offering =
  /(?:^|[.!?]\s+)(?:(?:we|you) (?:also |will |can )?(?:offer|provide|give|get|receive|expect)|you['’]ll (?:get|receive|have)|in return(?:,? (?:we offer|you(?:['’]ll| will) (?:get|receive)))?|(?:our |the )?(?:benefits|perks|package)(?: are| includes?)?|wir bieten(?: ihnen| dir)?|ihre vorteile)\s?:?\s+((?:[^.!?]|\.(?=\d)){3,400})/giu;
/** What stands behind the pay in its sentence: `plus commission`, `11.5% super`. */
const behindPay = /[$€£¥]\s?\d[\d.,k]*((?:[^.!?$€£¥]|\.(?=\d)){3,200})/giu;
const known =
  /\b(?:pension|superannuation|super|401\s?\(?k\)?|403\s?\(?b\)?|rrsp|kiwisaver|holidays?|vacation|pto|paid time off|days off|(?:annual|sick|parental|maternity|paternity|family) leave|days(?: of)? leave|urlaub\w*|insurance|medical|dental|vision|healthcare|health (?:care|cover|plan|benefits)|life (?:cover|assurance)|bonus(?:es)?|commission|profit share|equity|stock|shares|share scheme|options|(?:staff|employee)? ?discounts?|company car|car allowance|car|van|vehicle|travel (?:card|pass|allowance)|season ticket|bus pass|jobrad|jobticket|meals?|lunch(?:es)?|canteen|accommodation|housing|relocation|tuition|training(?: budget)?|study (?:leave|support)|professional development|gym|fitness|wellness|wellbeing|parking|laptop|phone|tools|uniform|sick pay|childcare|nursery|flexible (?:hours|working)|flexitime|gleitzeit|home ?office|weihnachtsgeld|urlaubsgeld|altersvorsorge|salary packaging|salary sacrifice|tips|overtime pay|sabbatical|volunteer(?:ing)? days?|mental health|employee assistance|half price|free \p{L}+)\b/iu;
const asks = /\b(?:require[sd]?|must|you have|experience of|essential|need(?:ed)?|licen[cs]e)\b/iu;
const longestItem = 90;
const most = 50;

/** A list of nothing else tells what comes with the job without any word for it. */
const fewestItems = 2;

const itemsOf = (list: string): string[] =>
  list
    .split(/[,;•|]|\s\+\s|\bplus\b|\band\b|\bsowie\b|\bund\b|^\s*\+/iu)
    .map((item) => item.replace(/^[\s:)–-]+|[\s–-]+$/gu, '').replace(/^(?:an?|the|with)\s/iu, ''))
    .filter((item) => item !== '' && item.length <= longestItem && known.test(item) && !asks.test(item));

/** What comes with the job beside the pay: the lines of its section, and what sentences elsewhere offer. */
export function readBenefits(lines: readonly JobLine[]): string[] {
  const found = lines.flatMap(({ line, section, isHeading }) => {
    if (isHeading) return [];
    const isList = section === 'benefits' && line.text.length <= 200 && !payLabel.test(line.text);
    if (isList) return [line.text];
    if (section === 'required' || section === 'preferred') {
      const text = line.text.slice(0, 1000);
      return [...text.matchAll(offering)].flatMap((match) => itemsOf(match[1] ?? ''));
    }
    const text = line.text.slice(0, 2000);
    const bare = text.split(/[.!?](?!\d)\s*/).flatMap((sentence) => {
      const items =
        section === 'duties' || startsWithVerb(sentence) || /^(?:we|you|wir)\b/i.test(sentence)
          ? []
          : itemsOf(sentence);
      return items.length >= fewestItems && items.length === sentence.split(/[,;]|\band\b|\bplus\b/).length
        ? items
        : [];
    });
    const told = [offering, behindPay].flatMap((form) =>
      [...text.matchAll(form)].flatMap((match) => itemsOf(match[1] ?? '')),
    );
    return [...told, ...bare];
  });
  return [...new Set(found)].slice(0, most);
}
