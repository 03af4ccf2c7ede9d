import { allLocales, Faker } from '@faker-js/faker';
import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

/** Latin spellings as people of these countries write them abroad, which no locale has: surname and given names. */
const romanized: Readonly<Record<string, readonly [surnames: string, given: string]>> = {
  'vi Latin': [
    'Nguyen Tran Le Pham Hoang Do Ho Vo Vu Bui Dang Duong Ngo Ly',
    'Minh Anh|Thi Lan|Van Hung|Kim Anh|Quoc Bao|Thu Ha|Duc|Ngoc',
  ],
  'zh Latin': ['Wang Li Ma Wu Xu He Gao Lin Luo Liang Song Tang An Pe', 'Wei Ming|Xiaoming|Jing|Lei|Yu Ting|Hao'],
  'ko Latin': [
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon No',
    'Min Ji|Seo-yeon|Jihoon|Hye Jin',
  ],
  'ja Latin': ['Sato Suzuki Ito Abe Mori Ono Date Kato', 'Gen|Haruka|Ken|Jo|Yui'],
  'sv plain': ['Lindstrom Berg Holm Gran Ek', 'Maj|Bo|Gun Britt|Per-Olof|My'],
};
const perLocale = 34;
/** Lists of words rather than of names. */
const noLocales = new Set(['base', 'eo', 'en_BORK', 'en_AU_ocker']);

function namesOf(locale: (typeof allLocales)[keyof typeof allLocales]): string[] {
  const faker = new Faker({ locale: [locale] });
  faker.seed(7);
  const surnameFirst = /\p{Script=Han}|\p{Script=Hangul}/u;
  return Array.from({ length: perLocale }, () => {
    const [given, family] = [faker.person.firstName(), faker.person.lastName()];
    return surnameFirst.test(given) ? `${family}${given}` : `${given} ${family}`;
  });
}

const tops = [
  (name: string) => `${name}\nLeeds | jane@mailbox.example | +44 7700 900143`,
  (name: string) => `${name.toUpperCase()}\nAccountant\njane@mailbox.example`,
  (name: string) => `${name}, MBA\n+44 7700 900143`,
  (name: string) => `Name: ${name}\nEmail: jane@mailbox.example`,
];
const rest = '\n\nEXPERIENCE\nAccountant, Harrow Mills Ltd, Leeds    2019 - present\n- Closed the books';

/** Capitals have no dotless i, and documents one apostrophe. */
const plain = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u200c]/g, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/i̇|ı/g, 'i');
const same = (read: string, written: string): boolean => plain(read) === plain(written);

test('reads the names of the world whole', () => {
  const groups = new Map<string, string[]>();
  for (const [code, locale] of Object.entries(allLocales)) {
    const hasNames = locale.person?.first_name !== undefined && locale.person.last_name !== undefined;
    if (hasNames && !noLocales.has(code)) groups.set(code, namesOf(locale));
  }
  for (const [code, [surnames, given]] of Object.entries(romanized))
    groups.set(
      code,
      surnames.split(' ').flatMap((surname) => given.split('|').map((first) => `${first} ${surname}`)),
    );
  const lost: string[] = [];
  const shares: [string, number][] = [];
  let total = 0;
  for (const [code, names] of groups) {
    const missed = names.flatMap((name, at) => {
      const top = tops[at % tops.length]?.(name) ?? name;
      const read = resumeOf(top + rest).fullName;
      return same(read, name) ? [] : [`${code}: ${name} as ${read}`];
    });
    total += names.length;
    lost.push(...missed);
    shares.push([code, 1 - missed.length / names.length]);
  }
  expect(total).toBeGreaterThan(1000);
  expect(shares.filter(([, share]) => share < 0.97)).toEqual([]);
  expect(lost.length / total).toBeLessThan(0.01);
});
