/** Legal forms of firms that are nothing else, in any spelling. */
const sureForms = [
  'inc|unip|llc|llp|pllc|ltd|limited|ltda|corp|corporation|plc|gmbh|pty|pvt|pte|kft|aps|oyj|asa|lda',
  's\\.?a\\.?r\\.?l|s\\.?p\\.?a|s\\.?r\\.?l|s\\.?r\\.?o|d\\.?o\\.?o|sp\\. z o\\.o|a/s',
].join('|');
/** Legal forms whose letters begin other names as well: `AB Foods`, `Co-op`. */
const shortForms = 'co|kg|ag|oy|ab|nv|b\\.?v|s\\.?a|s\\.?l|n\\.?a|a\\.?s|l\\.?p|p\\.?c|k\\.?k';

const atEnd = new RegExp(`(?:^|[\\s,(])(?:${sureForms}|${shortForms})\\.?\\)?$`, 'i');
const atStart = new RegExp(`^(?:(?:${sureForms})\\b|(?:${shortForms})(?=[.,)]|$))`, 'i');
const alone = new RegExp(`^(?:${sureForms})\\.?$`, 'i');

/** Whether a name ends with the legal form of a firm: `Merlow Shipping Pte Ltd`. */
export const endsWithLegalForm = (text: string): boolean => atEnd.test(text);

/** Whether what stands behind a name's comma begins with the legal form of a firm: `Acme, Inc., Austin`. */
export const beginsWithLegalForm = (text: string): boolean => atStart.test(text);

/** Whether a text is nothing but the legal form of a firm. */
export const isLegalForm = (text: string): boolean => alone.test(text);
