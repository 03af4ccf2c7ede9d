/** Words for time away from work, followed by the reason: `Career break: care of a parent`. */
const away = [
  String.raw`(?:planned |voluntary |personal |family )?(?:career|work|employment|professional) (?:break|gap|pause|hiatus)`,
  String.raw`(?:maternity|paternity|parental|parenting|adoption|family|family care|caregiver|caregiving|carer'?s?|child ?care|medical|sick|health|personal|unpaid|study|educational|sabbatical|bereavement|extended|gardening) leave(?: of absence)?`,
  'leave of absence',
  'sabbatical(?: year)?',
  'gap year',
  String.raw`time (?:off|out) (?:for|to|from) .+`,
  'stay[- ]at[- ]home (?:parent|mother|father|mum|mom|dad)',
  'full[- ]time (?:parent|mother|father|mum|mom|dad)',
  'elternzeit|mutterschutz|babypause|sabbatjahr',
  'congé (?:parental|de maternité|de paternité|maternité|paternité|sabbatique)',
  'excedencia|baja (?:maternal|paternal)|permiso (?:parental|de maternidad|de paternidad)|año sabático',
  'licença[- ](?:maternidade|paternidade|parental)|ano sabático',
  'congedo (?:parentale|di maternità)|anno sabbatico',
  'ouderschapsverlof|föräldraledig(?:het)?|forældreorlov|foreldrepermisjon|urlop (?:macierzyński|wychowawczy|rodzicielski)',
].join('|');
const reason = String.raw`(?:\s*[:(,/–—-].*|\s+(?:for|to|in|due to|because of|with|after|while|travell?ing|und|et|y|and)\s.+)?`;
const careerBreak = new RegExp(`^(?:on |in )?(?:${away})${reason}$`, 'iu');
/** Covering for somebody who is away is work. */
const cover =
  /\b(?:cover(?:age|ing)?|replacement|relief|substitut\p{L}+|vertretung|remplacement|officer|coordinator|manager|specialist|administrator|analyst|consultant|advis[eo]r)\b/iu;
/** Maximum length of the name of a time away, with its reason. */
const maxLength = 110;

/**
 * Whether a part of a position's head names time away from work: `Career break`, `Parental leave`, `Sabbatical (travel
 * in Asia)`. Covering for somebody on leave is work.
 */
export const isCareerBreak = (text: string): boolean =>
  text.length <= maxLength && !cover.test(text) && careerBreak.test(text.trim());
