import { Faker, allLocales, base, en, type LocaleDefinition } from '@faker-js/faker';
import type { Random } from './random';

const locales: Readonly<Record<string, LocaleDefinition>> = { ...allLocales };
const fakers = new Map<string, Faker>();

/** A name generator for a locale; seeded again before each use, so sharing one is safe. */
function fakerOf(locale: string): Faker {
  const known = fakers.get(locale);
  if (known) return known;
  const definition = locales[locale];
  if (!definition) throw new RangeError(`No names for locale ${locale}`);
  const faker = new Faker({ locale: [definition, en, base] });
  fakers.set(locale, faker);
  return faker;
}

export interface PersonName {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** Generates a person's name for a locale. Names of real people arise only by chance. */
export function makeName(random: Random, locale: string): PersonName {
  const faker = fakerOf(locale);
  faker.seed(random.int(0, 2_147_483_647));
  const sex = random.pick(['female', 'male'] as const);
  const firstName = faker.person.firstName(sex);
  const lastName = withDoubleSurname(random, locale, faker.person.lastName(sex), () => faker.person.lastName(sex));
  const middle = random.chance(0.22) ? faker.person.firstName(sex) : '';
  return {
    firstName,
    lastName,
    middleName:
      middle && middle !== firstName && !middle.includes(' ')
        ? random.chance(0.7)
          ? `${middle.charAt(0)}.`
          : middle
        : '',
  };
}

function withDoubleSurname(random: Random, locale: string, one: string, another: () => string): string {
  if (one.includes(' ') || one.includes('-')) return one;
  if (locale.startsWith('es') && random.chance(0.4)) return `${one} ${another().split(' ')[0] ?? ''}`.trim();
  if (locale.startsWith('en') && random.chance(0.06)) return `${one}-${another()}`;
  return one;
}

/** The name in lower-case ASCII letters, for emails and links: `Łukasz` becomes `lukasz`. */
export function plainLetters(text: string): string {
  const special: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd', ı: 'i', œ: 'oe' };
  return text
    .toLowerCase()
    .replace(/[ßłøæđıœ]/g, (letter) => special[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '')
    .trim();
}
