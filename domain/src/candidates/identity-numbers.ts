/**
 * Numbers by which a state knows a person. They are nobody's contact data: a resume is read without them, and viewers
 * never get them.
 */

/** Shapes that hardly anything else has. */
const shapes = [
  // Sweden, Latvia: birth date and four digits; Denmark: day first; Finland: three digits and a sign.
  String.raw`(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+]\d{4}`,
  String.raw`(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}-\d{4}`,
  String.raw`(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A]\d{3}[0-9A-FHJ-NPR-Y]`,
  // United States, Brazil (person and firm), Chile, Pakistan, Malaysia, Korea
  String.raw`\d{3}-\d{2}-\d{4}`,
  String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}`,
  String.raw`\d{1,2}\.\d{3}\.\d{3}-[\dkK]`,
  String.raw`\d{5}-\d{7}-\d`,
  String.raw`\d{6}-\d{2}-\d{4}`,
  String.raw`\d{6}-[1-8]\d{6}`,
  // India: Aadhaar and PAN
  String.raw`[2-9]\d{3} \d{4} \d{4}`,
  String.raw`[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]`,
  // China
  String.raw`[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]`,
  // United Kingdom, Spain, Italy, France, Mexico, Singapore
  String.raw`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]`,
  String.raw`\d{8}-?[A-HJ-NP-TV-Z]|[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z]`,
  String.raw`[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]`,
  String.raw`[12] \d{2} (?:0[1-9]|1[0-2]) \d{2} \d{3} \d{3}(?: \d{2})?`,
  String.raw`[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d`,
  String.raw`[STFGM]\d{7}[A-Z]`,
].join('|');

/** Words before such a number, whose value then may have any shape. */
const labels = [
  'person(?:al )?identity (?:number|code)|national (?:id(?:entity|entification)?|insurance)(?: (?:card|number|no|code))?|nino|ni (?:number|no)',
  'social (?:security|insurance) (?:number|no)|ssn|sin (?:number|no)|identity (?:card|number|no|document)|id (?:card|number|no)|nric|cnic|tax (?:id|file|payer)(?: (?:number|no))?|tfn|pps(?:n| number| no)',
  'passport|aadha?ar|adhaar',
  'personnummer|personnr|samordningsnummer|cpr-?(?:nr|nummer)|henkil[oö]tunnus|hetu|f[oø]dselsn(?:ummer|r)|kennitala|isikukood|personas kods|asmens kodas',
  'bsn|burgerservicenummer|sofinummer|rijksregisternummer|steuer-?id(?:entifikationsnummer)?|steuernummer|sozialversicherungsnummer|rentenversicherungsnummer|sv-nummer|ahv-?(?:nummer|nr)|personalausweis(?:nummer)?|reisepass(?:nummer)?',
  '(?:num[eé]ro de |n° ?(?:de )?)?s[eé]curit[eé] sociale|num[eé]ro insee|codice fiscale|nuss|seguro social|c[eé]dula(?: de (?:ciudadan[ií]a|identidad))?|curp|cuil|cuit|cpf|bilhete de identidade|cart[aã]o de cidad[aã]o|niss',
  'pesel|dow[oó]d osobisty|rodn[eé] [cč][ií]slo|em[sš]o|jmbg|tc kimlik(?: no)?|t\\.c\\. kimlik(?: no)?|kimlik no',
  '身份证号?码?|公民身份号码|身份證(?:字)?號?碼?|주민등록번호|マイナンバー|個人番号|инн|снилс|паспорт|ת\\.ז\\.?|תעודת זהות|رقم الهوية|الرقم القومي|رقم الجواز|cccd|cmnd|no\\.? ktp|ktp',
].join('|');

/** The same where only a colon follows: they are also words, certificates and amounts. */
const shortLabels = 'pan|rg|rut|nip|nik|n\\.?i\\.?e|nif|dni|c\\.?c|rfc|cnp|egn|oib|sin|cnh|pis|tin';

const number = '(?:[ -]?(?:card|number|nummer|num|no|nr|#|n°))?\\.?';
const labeled = String.raw`(?:(?:${labels})${number}\s*(?:[:：#=]|\s-\s|\s)|(?:${shortLabels})${number}\s*[:：#=])\s*(?:[A-Z]{0,5} ?\d[\dA-Z]{0,20}(?:[ ./-][\dA-Z]{1,10}(?=$|[^\p{L}\d]|[ ./-])){0,5})`;
/** The label of a number that is found by its shape is removed with it. */
const anyLabel = String.raw`(?:(?:${labels}|${shortLabels}|cpr)${number}\s*[:：#]?\s*)?`;

const anyIdentity = new RegExp(
  String.raw`(?<![\p{L}\d+(./-])(?:(?<shaped>${anyLabel}(?:${shapes}))|(?<labeled>${labeled}))(?![\p{L}\d]|[-/.]\d)`,
  'giu',
);
/** Phone numbers may have the shape of an identity number, but not behind their label. */
const phoneLabel =
  /(?<!\p{L})(?:tel|phone|mobile|mob|cell|handy|telefon|fon|t|m|p|whatsapp|fax)\.?[ \t]*[:.]?[ \t]*$/iu;
const ownLabel = new RegExp(`^${anyLabel}`, 'iu');
/** Case counts in shapes with letters; labels are written in any. */
const exactShape = new RegExp(`(?:${shapes})$`, 'u');
const minDigits = 6;

/** Where the identity numbers of a text are, each with its label. */
export function findIdentityNumbers(text: string): { start: number; end: number }[] {
  if (!/\d{2}/.test(text)) return [];
  return [...text.matchAll(anyIdentity)].flatMap((match) => {
    const { 0: whole, index: start, groups } = match;
    const isShaped = groups?.shaped !== undefined && exactShape.test(whole);
    const isLabeled = groups?.labeled !== undefined && (whole.match(/\d/g) ?? []).length >= minDigits;
    const isPhone = phoneLabel.test(text.slice(Math.max(0, start - 16), start));
    return (isShaped || isLabeled) && !isPhone ? [{ start, end: start + whole.length }] : [];
  });
}

/** A text with a sign for each letter and digit of its identity numbers; its length stays the same. */
export function maskIdentityNumbers(text: string): string {
  let masked = text;
  for (const { start, end } of findIdentityNumbers(text)) {
    const at = start + (ownLabel.exec(text.slice(start, end))?.[0].length ?? 0);
    masked = masked.slice(0, at) + masked.slice(at, end).replace(/[\p{L}\d]/gu, '•') + masked.slice(end);
  }
  return masked;
}
