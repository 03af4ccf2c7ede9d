import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { hasContact, looksLikeAddress, namePartOf } from '../resume/person/head-lines';
import { NameFinder } from '../resume/person/name-finder';
import { personalLinesOf, type PersonalLines } from '../resume/person/personal-lines';
import { isPersonalLine } from '../resume/person/personal-data';
import { cutPrivateLife, type CutText } from '../resume/person/without-private-life';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { phraseKey } from '../text/normalize';
import { memoizeByObject } from '../text/memoize-by-object';
import type { Span } from '../text/span';

/** Characters of the text that are graded. */
const maxTextLength = 60_000;

/** Fields whose text is blanked where it was found. */
const ofPerson = /^(?:email|phone|fullName|address)$/;
/** A longer span is not a postal address. */
const maxContactLength = 80;
/** This many words around an address or number belong to it: a district, `tel.`, the city. */
const fewWords = 3;

const maxCredentialsLength = 200;

const blanks = (text: string): string => text.replace(/[^\n]/g, ' ');
const blanked = (text: string, { start, end }: Span): string =>
  end <= start ? text : text.slice(0, start) + blanks(text.slice(start, end)) + text.slice(end);
const countWords = (line: string): number => line.match(/[\p{L}\d]+/gu)?.length ?? 0;

const address =
  /[^\s|,;()<>]{1,64}@[\p{L}\d.-]{1,90}|(?:https?:\/\/|www\.)\S{1,200}|\b(?:linkedin|github|xing)\.com\/\S{1,200}/giu;
/** Cheap test before the expensive search for addresses. */
const signOfAddress = /@|:\/\/|www\.|\.com\//i;

/** Blanks email addresses and URLs. */
const withoutAddresses = (line: string): string => (signOfAddress.test(line) ? line.replace(address, blanks) : line);

/** Blanks the person's contact data where it was found. */
function withoutFound({ provenance }: ParsedResume, text: string): string {
  return Object.entries(provenance)
    .filter(([path, { start, end }]) => ofPerson.test(path) && end - start <= maxContactLength)
    .reduce((left, [, span]) => blanked(left, span), text);
}

/** The part of a header line that may name a certificate: the text after the name, and headlines. */
function credentialsIn(line: string, isNameLine: boolean): string {
  if (isNameLine) {
    const { end } = namePartOf(line);
    const rest = line.slice(end);
    return hasContact(rest) || looksLikeAddress(rest) ? blanks(line) : blanks(line.slice(0, end)) + rest;
  }
  return hasContact(line) || looksLikeAddress(line) ? blanks(line) : line;
}

/** The person's name, unless a position has it as its title: then it was no name. */
function nameOf({ work }: ParsedResume, { name }: PersonalLines): NameFinder {
  const titles = work.map(({ title }) => phraseKey(title));
  const isTitle = (name: string): boolean => {
    const key = phraseKey(name);
    return titles.some((title) => title === key || title.startsWith(`${key} `));
  };
  return name.names.some(isTitle) ? new NameFinder([]) : name;
}

/**
 * A resume without the person's identity, the only input of grades and the index. Statements about private life are cut
 * out, as in parsing. Name, addresses, numbers and personal form fields are blanked everywhere.
 */
export interface ImpersonalResume extends ParsedResume {
  /**
   * The lines of `text` that may describe work: headlines and personal sections are blanked too, although they may name
   * a certificate.
   */
  workLines: readonly string[];
  /** Maps an offset in `text` to the offset in the resume's full text. */
  inWhole: CutText['inWhole'];
  /** The text after the name on its line: `Ann Lee, CPA`. */
  credentials: string;
  /**
   * The statement of a citizenship that gives the right to work, as written; empty without one. Only a job that asks for
   * this right may use it.
   */
  citizenship: string;
}

const ofCitizenship =
  /\b(?:(?:us|u\.s\.(?:a\.)?|usa|united states|american|canadian|australian|eu|uk|british|irish) citizen(?:ship)?|citizen of the (?:united states|u\.s\.|us|uk|united kingdom|eu))\b/iu;
const citizenshipIn = (text: string): string => ofCitizenship.exec(text.slice(0, maxTextLength))?.[0] ?? '';

const nobody = {
  fullName: '',
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  emails: [],
  phone: '',
  phones: [],
  links: [],
};

const withoutPrivateLife = (text: string): string => cutPrivateLife(text).text.trim();

/** Builds the impersonal view of a resume. */
export const impersonalResume: (resume: ParsedResume) => ImpersonalResume = memoizeByObject((resume) => {
  const { text, cuts, inCut, inWhole } = cutPrivateLife(resume.text);
  if (cuts.length === 0) return { ...readImpersonal(resume), inWhole, citizenship: citizenshipIn(resume.text) };
  const places = Object.entries(resume.provenance).map(([path, place]) => [
    path,
    { ...place, start: inCut(place.start), end: inCut(place.end) },
  ]);
  const provenance = Object.fromEntries(places) as ParsedResume['provenance'];
  const stated = {
    summary: { ...resume.summary, objective: withoutPrivateLife(resume.summary.objective) },
    associations: resume.associations.map(withoutPrivateLife).filter((entry) => entry !== ''),
  };
  return {
    ...readImpersonal({ ...resume, ...stated, text, provenance }),
    inWhole,
    citizenship: citizenshipIn(resume.text),
  };
});

function readImpersonal(resume: ParsedResume): Omit<ImpersonalResume, 'inWhole' | 'citizenship'> {
  const source = resume.text.slice(0, maxTextLength);
  const written = source.split('\n');
  const own = personalLinesOf(written);
  const name = nameOf(resume, own);
  const withoutName = (text: string): string => name.replaceIn(text, blanks);
  const lines = withoutFound(resume, source)
    .split('\n')
    .map((found, index) => {
      if (own.lines.has(index)) return credentialsIn(written[index] ?? '', index === own.head.nameLine);
      const line = withoutAddresses(found);
      const opening = own.opening?.line === index ? own.opening.span : null;
      const text = withoutName(opening ? blanked(line, opening) : line);
      const isContact =
        line !== written[index] && !opening && countWords(text) <= fewWords && occupationsOfTitle(text).length === 0;
      return isContact || isPersonalLine(text) ? blanks(text) : text;
    });
  return {
    ...resume,
    ...nobody,
    credentials: credentialsOf(resume, lines, own),
    text: lines.join('\n'),
    workLines: lines.map((line, index) => (isNotWorkLine(own, index) ? blanks(line) : line)),
    work: resume.work.map((work) => ({
      ...work,
      title: withoutName(work.title),
      companyName: withoutName(work.companyName),
      description: withoutName(work.description),
    })),
    summary: {
      objective: withoutName(resume.summary.objective),
      currentJobTitle: withoutName(resume.summary.currentJobTitle).trim(),
    },
  };
}

function credentialsOf({ provenance }: ParsedResume, lines: readonly string[], { head }: PersonalLines): string {
  if (head.nameLine !== null) return lines[head.nameLine]?.trim() ?? '';
  const at = provenance.fullName?.start ?? 0;
  const text = lines.join('\n');
  const from = text.lastIndexOf('\n', at) + 1;
  return (
    text
      .slice(from, from + maxCredentialsLength)
      .split('\n')[0]
      ?.trim() ?? ''
  );
}

/** Personal lines and sections, and headlines. */
const isNotWorkLine = ({ lines, aside }: PersonalLines, index: number): boolean => lines.has(index) || aside.has(index);
