import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { hasContact, looksLikeAddress, namePartOf } from '../resume/person/head-lines';
import { NameFinder } from '../resume/person/name-finder';
import { ownLinesOf, type OwnLines } from '../resume/person/own-lines';
import { isPersonalLine } from '../resume/person/personal-data';
import { cutPrivateLife, type CutText } from '../resume/person/without-private-life';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { phraseKey } from '../text/normalize';
import { onceFor } from '../text/once-for';
import type { Span } from '../text/span';

/** So much of a text is read for a grade. */
const longestText = 60_000;

/** What is blanked by its place: where name, addresses and telephone number were found. */
const ofPerson = /^(?:email|phone|fullName|address)$/;
/** An address is no longer; what was taken for one and is, tells something else. */
const longestContact = 80;
/** So few words beside an address or a number belong to it: a district, `tel.`, the town's name. */
const fewWords = 3;

const longestCredentials = 200;

const blanks = (text: string): string => text.replace(/[^\n]/g, ' ');
const blanked = (text: string, { start, end }: Span): string =>
  end <= start ? text : text.slice(0, start) + blanks(text.slice(start, end)) + text.slice(end);
const countWords = (line: string): number => line.match(/[\p{L}\d]+/gu)?.length ?? 0;

const address =
  /[^\s|,;()<>]{1,64}@[\p{L}\d.-]{1,90}|(?:https?:\/\/|www\.)\S{1,200}|\b(?:linkedin|github|xing)\.com\/\S{1,200}/giu;
/** Lines without any of these have no address: most are spared the long look for one. */
const signOfAddress = /@|:\/\/|www\.|\.com\//i;

/** A line with blanks for addresses of mail and of the web. */
const withoutAddresses = (line: string): string => (signOfAddress.test(line) ? line.replace(address, blanks) : line);

/** A text with blanks for what was found to be the person's. */
function withoutFound({ provenance }: ParsedResume, text: string): string {
  return Object.entries(provenance)
    .filter(([path, { start, end }]) => ofPerson.test(path) && end - start <= longestContact)
    .reduce((left, [, span]) => blanked(left, span), text);
}

/** What of a line of the head may tell of a certificate: what stands behind the name, and headlines. */
function credentialsIn(line: string, isNameLine: boolean): string {
  if (isNameLine) {
    const { end } = namePartOf(line);
    const rest = line.slice(end);
    return hasContact(rest) || looksLikeAddress(rest) ? blanks(line) : blanks(line.slice(0, end)) + rest;
  }
  return hasContact(line) || looksLikeAddress(line) ? blanks(line) : line;
}

/** The name as far as no position has such a title: then what was taken for a name is none. */
function nameOf({ work }: ParsedResume, { name }: OwnLines): NameFinder {
  const titles = work.map(({ title }) => phraseKey(title));
  const isTitle = (name: string): boolean => {
    const key = phraseKey(name);
    return titles.some((title) => title === key || title.startsWith(`${key} `));
  };
  return name.names.some(isTitle) ? new NameFinder([]) : name;
}

/**
 * A resume without who and where the person is: the only thing that grades and the index read. What tells of private life is
 * cut out, as parsing has done. Name, addresses, numbers and what forms ask of the person are blanks, wherever they stand.
 */
export interface ImpersonalResume extends ParsedResume {
  /**
   * The lines of `text` as far as they may tell of work: headlines and sections about the person are blanks as well, which
   * may name a certificate all the same.
   */
  workLines: readonly string[];
  /** Where a character of `text`, which is without what tells of private life, stands in the resume's whole text. */
  inWhole: CutText['inWhole'];
  /** What stands behind the name in its line, as nurses, accountants and engineers write it: `Ann Lee, CPA`. */
  credentials: string;
}

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

/** Makes the view of a resume that grades read. */
export const impersonalResume: (resume: ParsedResume) => ImpersonalResume = onceFor((resume) => {
  const { text, cuts, inCut, inWhole } = cutPrivateLife(resume.text);
  if (cuts.length === 0) return { ...readImpersonal(resume), inWhole };
  const places = Object.entries(resume.provenance).map(([path, place]) => [
    path,
    { ...place, start: inCut(place.start), end: inCut(place.end) },
  ]);
  const provenance = Object.fromEntries(places) as ParsedResume['provenance'];
  const stated = {
    summary: { ...resume.summary, objective: withoutPrivateLife(resume.summary.objective) },
    associations: resume.associations.map(withoutPrivateLife).filter((entry) => entry !== ''),
  };
  return { ...readImpersonal({ ...resume, ...stated, text, provenance }), inWhole };
});

function readImpersonal(resume: ParsedResume): Omit<ImpersonalResume, 'inWhole'> {
  const source = resume.text.slice(0, longestText);
  const written = source.split('\n');
  const own = ownLinesOf(written);
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

function credentialsOf({ provenance }: ParsedResume, lines: readonly string[], { head }: OwnLines): string {
  if (head.nameLine !== null) return lines[head.nameLine]?.trim() ?? '';
  const at = provenance.fullName?.start ?? 0;
  const text = lines.join('\n');
  const from = text.lastIndexOf('\n', at) + 1;
  return (
    text
      .slice(from, from + longestCredentials)
      .split('\n')[0]
      ?.trim() ?? ''
  );
}

/** Lines of the person, of sections about them, and headlines. */
const isNotWorkLine = ({ lines, aside }: OwnLines, index: number): boolean => lines.has(index) || aside.has(index);
