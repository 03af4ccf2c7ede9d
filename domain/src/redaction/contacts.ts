import { topLevelDomains } from '../reference/top-level-domains';
import type { TextRange } from './matcher';

/** A kind of contact data and where it is. */
export interface ContactMatch extends TextRange {
  kind: 'email' | 'phone' | 'link';
}

const emails =
  /[\p{L}\p{N}._%+'-]+\s?(?:@|＠|\[at\]|\(at\))\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\[dot\]|\(dot\))\s?[\p{L}\p{N}-]+)+/giu;
const urls = /(?:https?:\/\/|www\.)[^\s<>"'）」]+/giu;
/** Words with dots between them, which may be an address without its scheme; see {@link hostIn}. */
const dotted =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}@._-])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{N}][\p{Script=Latin}\p{Script=Cyrillic}\p{N}-]*\.)+[\p{Script=Latin}\p{Script=Cyrillic}]{2,24}(?:\/[^\s<>"')]*)?(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}-])/gu;
/** Endings that count in any spelling, because nothing else is written like that. */
const plainEndings = new Set(
  'com org edu gov info biz us uk de fr eu nl es it ch at ca cn jp kr in ru br mx au pl se example test'.split(' '),
);
/** Endings of file names and degrees that are top-level domains as well: `main.py`, `M.Sc`, `Dipl.Ing`. */
const otherEndings = new Set('py md sh rs ps cc so mk zip mov cab am sc ing med phd esq cpa mba'.split(' '));
/** Products that are named like an address. */
const products = new Set(
  (
    'asp.net vb.net ado.net ml.net json.net paint.net signalr.net system.net java.net socket.io draw.io system.io java.io ' +
    'crates.io quarkus.io spring.io kubernetes.io fast.ai h2o.ai character.ai react.dev diagrams.net'
  ).split(' '),
);
const paths = /(?<![\p{L}\p{N}@._-])(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}\/[^\s<>"')]+/giu;
/** Names at networks, such as `@ana` and `Skype: ana.oneil`. */
const handles = /(?<![\p{L}\p{N}.@/])@[a-z0-9_](?:[a-z0-9_.-]{1,38}[a-z0-9_])/giu;
const messengers =
  /(?<=\b(?:skype|telegram|whatsapp|wechat|weixin|signal|line id|discord|twitter|instagram|github|gitlab|linkedin)\s?(?:id|handle|user(?:name)?|profile)?\s?[:：]\s?)[@\p{L}\p{N}][\p{L}\p{N}._/-]{2,60}/giu;
/** Seven digits or more with the signs of a phone number between them. */
const phones =
  /(?<![\p{L}\p{N}.,$€£#])[+＋]?\(?\p{Nd}(?:[\s().\p{Pd}/·−‧・]{0,3}\p{Nd}){6,14}(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu;

/** Email addresses, phone numbers, links and names at networks in a text. */
export function findContacts(text: string): ContactMatch[] {
  const of = (kind: ContactMatch['kind'], pattern: RegExp): ContactMatch[] =>
    Array.from(text.matchAll(pattern), (match) => {
      const words = match[0].replace(kind === 'link' ? /[.,;:)\]]+$/ : /^$/, '');
      return { kind, start: match.index, end: match.index + words.length };
    });
  const found = [
    ...of('email', emails),
    ...[urls, paths, handles, messengers].flatMap((pattern) => of('link', pattern)),
    ...hostsIn(text),
    ...of('phone', phones).filter(({ start, end }) => isPhone(text.slice(start, end))),
  ];
  // A domain in an email address is a part of it.
  return found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && contains(other, one) && (other.kind !== one.kind || isLonger(other, one)),
      ),
  );
}

function hostsIn(text: string): ContactMatch[] {
  return Array.from(text.matchAll(dotted), ({ 0: words, index }): ContactMatch[] => {
    const end = index + hostIn(words).length;
    return end > index ? [{ kind: 'link', start: index, end }] : [];
  }).flat();
}

/** The address that dotted words begin with, such as `jdoe.dev` in `jdoe.dev.Next`; `''` for none. */
function hostIn(words: string): string {
  const [host = ''] = words.split('/');
  const labels = host.split('.');
  if (isHost(labels)) return words.replace(/[.,;:)\]]+$/, '');
  for (let count = labels.length - 1; count > 1; count -= 1) {
    if (isHost(labels.slice(0, count))) return labels.slice(0, count).join('.');
  }
  return '';
}

function isHost(labels: readonly string[]): boolean {
  const host = labels.join('.');
  const ending = (labels.at(-1) ?? '').toLowerCase();
  if (products.has(host.toLowerCase())) return false;
  if (plainEndings.has(ending)) return true;
  const isOneCase = host === host.toLowerCase() || host === host.toUpperCase();
  return isOneCase && topLevelDomains.has(ending) && !otherEndings.has(ending);
}

function contains(outer: TextRange, inner: TextRange): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

function isLonger(one: TextRange, other: TextRange): boolean {
  return one.end - one.start > other.end - other.start;
}

/** Dates, periods and large round numbers have as many digits as a phone number. */
function isPhone(text: string): boolean {
  const groups = text.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  if (groups.some(isYear) && groups.every((group) => isYear(group) || group.length <= 2)) return false;
  if (groups.length > 1 && groups.slice(1).every((group) => group === '000')) return false;
  if (/^(?:19|20)\d{4}[^\d]+(?:19|20)\d{4}$/.test(text)) return false;
  return groups.join('').length >= 7;
}
