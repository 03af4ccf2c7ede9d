import type { LayoutLine } from '../../text/layout-line';
import type { Place } from '../../text/place-names';
import type { Span } from '../../text/span';

/** An address written from the largest part to the smallest, without spaces between its parts. */
export interface EastAsianAddress extends Place {
  address1: string;
  span: Span;
}

const japanese =
  /(?:〒?\s?(?<zip>\d{3}-\d{4})\s*)(?<state>東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(?<city>\p{Script=Han}{1,5}?[市区郡](?:\p{Script=Han}{1,4}?[区町村])?)(?<street>[^\s,|]{0,40})/u;
const chinese =
  /(?:(?:现居|居住|现住|所在|户籍)?(?:地址|地|城市)\s*[:：]\s*)(?<state>\p{Script=Han}{2,3}省|\p{Script=Han}{2,5}自治区)?(?<city>\p{Script=Han}{2,4}?市|北京|上海|天津|重庆|广州|深圳|杭州|成都|南京|武汉|西安|苏州)(?<street>[^\s,|]{0,40})/u;

const forms = [
  { form: japanese, countryCode: 'JP' },
  { form: chinese, countryCode: 'CN' },
];

/** The first address of Japan or China in the lines. */
export function findEastAsianAddress(lines: readonly LayoutLine[]): EastAsianAddress | null {
  for (const { text, start } of lines) {
    for (const { form, countryCode } of forms) {
      const match = form.exec(text);
      if (!match?.groups) continue;
      const { zip = '', state = '', city = '', street = '' } = match.groups;
      const from = start + match.index;
      const span = { start: from, end: from + match[0].length };
      return { address1: street, city, state, zipCode: zip, country: '', countryCode, span };
    }
  }
  return null;
}
