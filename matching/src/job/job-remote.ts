import type { ParsedJob } from '@portal/domain/jobs/parsed-job';

const count = '(?:\\d|one|two|three|four|five|ein|eine[nr]?|zwei|drei|vier)';
/** Some days here and some there. */
const partly = new RegExp(
  `(?<!\\b(?:no|not|non)[ -])\\bhybrid\\b(?![ -](?:cloud|vehicles?|cars?|electric|it\\b|app|mobile|infrastructure|environments?|identity|systems?|networks?|seeds?|powertrains?|engines?|drives?))|\\bagile working\\b|\\b(?:some|partly|partial(?:ly)?|occasional|regular) (?:home[ -]?working|working from home|work from home|remote|home ?office|teilweise mobil)|\\b${count} days? (?:(?:a|per|each|in the|pro|in der) (?:week|woche) )?(?:from home|at home|home ?office|remote(?:ly)?|working from home|wfh)\\b|\\b${count} (?:tage?n?) (?:home ?office|mobil)|\\b(?:[1-4]|one|two|three|four) days? (?:(?:a|per|each) week )?(?:in (?:the|our) (?:[\\p{L}]+ )?office|on[ -]?site|in[ -]office|at the office)\\b|\\bsplit between (?:the )?(?:home|office)\\b`,
  'iu',
);
const here =
  /\b(?:not (?:a )?remote|no remote|remote (?:work )?is not|no home ?office|(?:on[- ]?site|vor ort)(?! (?:gym|parking|canteen|nursery|childcare|restaurant|caf[eé]|visits?|training|support|meetings?|surveys?|installation|clinic|laundry|fitness|lunch|facilities|crew|services?))|in[- ]office|in[- ]person (?:role|position|job))\b|\b(?:5|five) days (?:(?:a|per|each) week )?(?:in (?:the|our) (?:[\p{L}]+ )?office|on[ -]?site)\b|\boffice\b[^.\n]{0,40}\((?:5|five) days\)/iu;
const away =
  /\b(?:fully remote|100% remote|remote(?! (?:monitoring|sites?|desktop|communit\w+|areas?|locations?|regions?|teams?|access|support|patients?|villages?|islands?|controls?|sensing|servers?|offices?|clinics?|diagnostics?|vendors?|stations?|workers|employees|users?|hands))|work(?:ing)? from home|home office|telecommut\w+|wfh)\b/iu;

/** Whether the work is done in a place of the employer, from home, or both. */
export function readRemote(text: string): ParsedJob['remote'] {
  if (partly.test(text)) return 'hybrid';
  if (here.test(text)) return 'onsite';
  return away.test(text) ? 'remote' : '';
}
