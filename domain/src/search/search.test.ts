import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jobCandidateSchema } from '../candidates/job-candidate';
import { foldText } from './fold';
import { highlightParts } from './highlight';
import { searchTokensOf, storedTokens } from './searchable';
import { maxQueryTokens, maxSearchTokens, queryTokens, searchTokens, textsHaveTokens } from './tokens';
import { searchWords } from './words';

/** As Firestore finds a document: every token of the query is a field of the stored tokens. */
const hasTokens = (tokens: readonly string[], wanted: readonly string[]) => {
  const stored = storedTokens(tokens);
  return wanted.every((token) => Object.hasOwn(stored, token) && stored[token]);
};
const finds = (typed: string, texts: readonly string[]) => hasTokens(searchTokens(texts), queryTokens(typed));

describe('a search', () => {
  test.each([
    ['muller', 'Jörg Müller'],
    ['MÜLLER jor', 'Jörg Müller'],
    ['hauptstrasse 5', 'Hauptstraße 5'],
    ['obrien', "Sean O'Brien"],
    ["o'br", 'Sean O’Brien'],
    ['jean luc', 'Jean-Luc Ångström'],
    ['c++', 'C++ and C#'],
    ['maya.ortiz@al', 'maya.ortiz@alder.example'],
    ['σοφος', 'ΣΟΦΟΣ'],
    ['σοφοσ', 'σοφός'],
    ['محمد', 'مُحَمَّد'],
    ['שלום', 'שָׁלוֹם\u200f'],
    ['太郎', '田中太郎'],
    ['田中太郎商事株式', '田中太郎商事株式会社'],
    ['🚀', 'Launch 🚀 lead'],
    ['हिन्दी', 'हिन्दी अनुवादक'],
    ['한', '한국어'],
    ['istanbul', 'İstanbul'],
    ['__proto__ constructor', 'constructor of __proto__'],
  ])('for %s finds %s', (typed, text) => {
    expect(finds(typed, [text])).toBe(true);
  });

  test.each([
    ['uller', 'Jörg Müller'],
    ['jörg meier', 'Jörg Müller'],
    ['c++', 'C and Go'],
    ['हिंदी', 'हनद'],
    ['constructor', 'Jörg Müller'],
  ])('for %s does not find %s', (typed, text) => {
    expect(finds(typed, [text])).toBe(false);
  });

  test('for punctuation only has no tokens', () => {
    expect(queryTokens(' -- ,. ')).toEqual([]);
    expect(queryTokens('\u0301\u200f')).toEqual([]);
  });

  test('starts with the longest word, the most selective one', () => {
    expect(queryTokens('a nurse in portland')[0]).toBe('portland');
  });
});

const letters = fc.constantFrom(
  ...Array.from('aZéÑßøłİıçžÅêộ' + 'ΣσςΆω' + 'йЁЇж' + 'שבגָ' + 'محمدأُـ' + 'हिन्दी' + '田中ひカ' + '🚀09'),
);
const word = fc.array(letters, { minLength: 1, maxLength: 30 }).map((parts) => parts.join(''));

describe('for any words', () => {
  test('every prefix of every word finds the text', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (words, which, length) => {
        const chosen = Array.from(words[which % words.length] ?? '');
        const typed = chosen.slice(0, 1 + (length % chosen.length)).join('');
        const tokens = searchTokens(words);
        fc.pre(tokens.length < maxSearchTokens - 60);
        expect(hasTokens(tokens, queryTokens(typed))).toBe(true);
        expect(textsHaveTokens(words, queryTokens(typed))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('a document never stores more than the maximum number of tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 200 }), (texts) => {
        expect(searchTokens(texts).length).toBeLessThanOrEqual(maxSearchTokens);
      }),
    );
  });

  test('a search never has more tokens than a query allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        expect(queryTokens(typed).length).toBeLessThanOrEqual(maxQueryTokens);
      }),
    );
  });

  test('no token is a reserved field name of Firestore', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(searchTokens(texts).filter((token) => token === '' || /^__.*__$/.test(token))).toEqual([]);
      }),
    );
  });

  test('the parts of a highlighted text join to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const parts = highlightParts(text, searchWords(typed));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

test.each([
  ['Jörg Müller', 'mul', 'Jörg [Mül]ler'],
  ['Jo\u0308rg', 'jo', '[Jo\u0308]rg'],
  ['Hauptstraße', 'hauptstras', '[Hauptstraß]e'],
  ["Sean O'Brien", 'obr', "Sean [O'Br]ien"],
  ['Nurse, ICU nurse', 'nu icu', '[Nu]rse, [ICU] [nu]rse'],
  ['田中太郎', '太郎', '田中[太郎]'],
  ['plain', 'x', 'plain'],
])('in %s, a search for %s marks %s', (text, typed, marked) => {
  const parts = highlightParts(text, searchWords(typed));
  expect(parts.map((part) => (part.isHit ? `[${part.text}]` : part.text)).join('')).toBe(marked);
});

test('a candidate is found by name, city, phone and skill', () => {
  const candidate = jobCandidateSchema.cast({
    id: 'c',
    organizationId: 'o',
    jobId: 'j',
    fullName: 'Zoë Kraß',
    email: 'zoe@example.com',
    phone: '+1 (503) 555-0117',
    address: { city: 'Saint-Jérôme' },
    skills: ['Kubernetes'],
    public: { organizationId: 'o', jobId: 'j', publicToken: 't', resumeLink: '/' },
  });
  const tokens = searchTokensOf('candidates', candidate);
  for (const typed of ['zoe krass', 'zoe@example', '15035550117', '503 555', 'jerome', 'kubern']) {
    expect({ typed, isFound: hasTokens(tokens, queryTokens(typed)) }).toEqual({ typed, isFound: true });
  }
});
