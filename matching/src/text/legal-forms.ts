/** Unambiguous legal forms, as written; the lists of this file match any spelling. */
const sureForms = [
  'Inc|Unip|LLC|LLP|PLLC|Ltd|Limited|Ltda|Corp|Corporation|PLC|GmbH|Pty|Şti|Pvt|Pte|Kft|ApS|Oyj|ASA|Lda',
  'S\\.?[Aa]\\.?[Rr]\\.?[Ll]|S\\.?[Pp]\\.?A|S\\.?[Rr]\\.?[Ll]|s\\.?r\\.?o|d\\.?o\\.?o|Sp\\. z o\\.o|A/S',
].join('|');
/** Legal forms that are also the beginning of other names, or words in lower case: `AG Hair`, `as`. */
const shortFirms =
  'A\\.?Ş|C[oO]|co(?=\\.)|KG|AG|O[yY]|B\\.?V|S\\.?A|S\\.?L|N\\.?A|A\\.?S|L\\.?P|P\\.?C|K\\.?K|s\\.a|a\\.s|s\\.l|b\\.v|n\\.v';
/** Legal forms that are also state codes after a comma: `Northwind Dental, AB`. */
const shortStates = 'AB|NV';
const shortForms = `${shortFirms}|${shortStates}`;
/** Legal forms of associations and similar bodies, which follow names of every kind. */
const registeredForms = 'e\\.?G|e\\.?V|e\\.?K|gGmbH|mbH|SE';

/** All legal forms as written, as a part of a pattern. */
export const legalForms = `(?:${sureForms}|${shortForms}|${registeredForms})(?![\\p{L}])\\.?`;

const anyForm = `(?:${sureForms}|${shortForms}|${registeredForms})`;
const sureAtEnd = new RegExp(`(?:^|[\\s,(])(?:${sureForms})\\.?\\)?$`, 'i');
const shortAtEnd = new RegExp(`(?:(?:^|[\\s,(])(?:${shortFirms})|(?:^|[^,]\\s|\\()(?:${shortStates}))\\.?\\)?$`);
const sureAtStart = new RegExp(`^(?:${sureForms})\\b`, 'i');
const shortAtStart = new RegExp(`^(?:(?:${shortForms})(?=[.,)])|(?:${shortFirms})$)`);
const alone = new RegExp(`^(?:${sureForms})\\.?$`, 'i');
const aloneOfAny = new RegExp(`^${anyForm}\\.?$`, 'i');
const anyAtEnd = new RegExp(`[\\s,]${anyForm}\\.?$`, 'i');

/** Whether a name ends with a legal form: `Merlow Shipping Pte Ltd`. */
export const endsWithLegalForm = (text: string): boolean => sureAtEnd.test(text) || shortAtEnd.test(text);

/** Whether the text after the comma of a name begins with a legal form: `Acme, Inc., Austin`. */
export const beginsWithLegalForm = (text: string): boolean => sureAtStart.test(text) || shortAtStart.test(text);

/** Whether a text is only a legal form. */
export const isLegalForm = (text: string): boolean => alone.test(text);

/** Also accepts forms that are words elsewhere, for texts that follow a name: `Smith & Sons, Co.`. */
export const isLegalFormBehindName = (text: string): boolean => aloneOfAny.test(text);

/** A name without its legal forms: `Plover` for `Plover GmbH & Co. KG`. */
export function withoutLegalForm(name: string): string {
  let bare = name;
  while (anyAtEnd.test(bare)) bare = bare.replace(anyAtEnd, '').replace(/[\s,&]+$/, '');
  return bare;
}
