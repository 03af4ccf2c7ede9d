/** Legal forms of firms that are nothing else, as they are written; lists of this file are looked up in any spelling. */
const sureForms = [
  'Inc|Unip|LLC|LLP|PLLC|Ltd|Limited|Ltda|Corp|Corporation|PLC|GmbH|Pty|Pvt|Pte|Kft|ApS|Oyj|ASA|Lda',
  'S\\.?[Aa]\\.?[Rr]\\.?[Ll]|S\\.?[Pp]\\.?A|S\\.?[Rr]\\.?[Ll]|s\\.?r\\.?o|d\\.?o\\.?o|Sp\\. z o\\.o|A/S',
].join('|');
/** Legal forms whose letters begin other names as well, or are words of their own in small letters: `AG Hair`, `as`. */
const shortFirms =
  'C[oO]|co(?=\\.)|KG|AG|O[yY]|B\\.?V|S\\.?A|S\\.?L|N\\.?A|A\\.?S|L\\.?P|P\\.?C|K\\.?K|s\\.a|a\\.s|s\\.l|b\\.v|n\\.v';
/** Those that are states as well, which stand behind a comma: `Northwind Dental, AB`. */
const shortStates = 'AB|NV';
const shortForms = `${shortFirms}|${shortStates}`;
/** Of associations and the like, which stand behind names of every kind. */
const registeredForms = 'e\\.?G|e\\.?V|e\\.?K|gGmbH|mbH|SE';

/** All legal forms as they are written, as a part of a pattern. */
export const legalForms = `(?:${sureForms}|${shortForms}|${registeredForms})(?![\\p{L}])\\.?`;

const anyForm = `(?:${sureForms}|${shortForms}|${registeredForms})`;
const sureAtEnd = new RegExp(`(?:^|[\\s,(])(?:${sureForms})\\.?\\)?$`, 'i');
const shortAtEnd = new RegExp(`(?:(?:^|[\\s,(])(?:${shortFirms})|(?:^|[^,]\\s|\\()(?:${shortStates}))\\.?\\)?$`);
const sureAtStart = new RegExp(`^(?:${sureForms})\\b`, 'i');
const shortAtStart = new RegExp(`^(?:(?:${shortForms})(?=[.,)])|(?:${shortFirms})$)`);
const alone = new RegExp(`^(?:${sureForms})\\.?$`, 'i');
const aloneOfAny = new RegExp(`^${anyForm}\\.?$`, 'i');
const anyAtEnd = new RegExp(`[\\s,]${anyForm}\\.?$`, 'i');

/** Whether a name ends with the legal form of a firm: `Merlow Shipping Pte Ltd`. */
export const endsWithLegalForm = (text: string): boolean => sureAtEnd.test(text) || shortAtEnd.test(text);

/** Whether what stands behind a name's comma begins with the legal form of a firm: `Acme, Inc., Austin`. */
export const beginsWithLegalForm = (text: string): boolean => sureAtStart.test(text) || shortAtStart.test(text);

/** Whether a text is nothing but the legal form of a firm. */
export const isLegalForm = (text: string): boolean => alone.test(text);

/** The same with forms whose letters are other words as well, where only a name stands before: `Smith & Sons, Co.`. */
export const isLegalFormBehindName = (text: string): boolean => aloneOfAny.test(text);

/** A name without its legal forms: `Plover` of `Plover GmbH & Co. KG`. */
export function withoutLegalForm(name: string): string {
  let bare = name;
  while (anyAtEnd.test(bare)) bare = bare.replace(anyAtEnd, '').replace(/[\s,&]+$/, '');
  return bare;
}
