import type { AnonymityFinding } from '../contracts/profiles-api';
import { escapeHtml } from '../fields/markup';
import type { BuiltProfile, ProfileSection } from './built-profile';
import type { Profile } from './profile';

type Kind = AnonymityFinding['kind'];

/** A text that tells who the candidate is. */
interface IdentifyingText {
  kind: Kind;
  pattern: RegExp;
}

/** What a removed text is replaced with, by its kind. */
const replacements: Readonly<Record<Kind, string>> = {
  name: 'The candidate',
  email: '…',
  phone: '…',
  link: '…',
  employer: 'an employer',
  address: '…',
  file: '',
};

const links =
  /(?:https?:\/\/|www\.)[^\s<>"']+|\b(?:[a-z0-9-]+\.)*(?:linkedin|github|xing|facebook|x)\.com\/[^\s<>"']+/gi;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Seven digits or more with the signs of a phone number; years and periods have fewer. */
const phones = /(?<![\w/])\+?\(?\d(?:[\s().-]{0,2}\d){7,14}(?![\w/])/g;
const legalForms = /[\s,]+(?:inc|llc|ltd|gmbh|ag|corp|corporation|co|plc|s\.?a|b\.?v|kg)\.?$/i;
const anchors = /<a\b[^>]*>([^]*?)<\/a>/gi;

/** Removes from a built profile what tells who the candidate is; files go, because their names and contents do. */
export function anonymized(built: BuiltProfile, profile: AnonymitySource): BuiltProfile {
  const texts = identifyingTexts(profile);
  const ownTexts = textsOfCandidate(profile);
  const html = (text: string) => texts.reduce(removed, text.replace(anchors, '$1'));
  const besideRecruiter = (text: string) => ownTexts.reduce(removed, text);
  const section = (one: ProfileSection): ProfileSection => {
    if (one.isContact) return { ...one, content: besideRecruiter(one.content), alternativeContent: '', files: [] };
    const content = html(one.content);
    return { ...one, title: html(one.title), content, alternativeContent: '', files: [], badges: one.badges.map(html) };
  };
  return {
    ...built,
    headerContent: html(built.headerContent),
    completedProfile: built.completedProfile.map(section),
    secondColumn: built.secondColumn.map(section),
    setAside: [],
    footerContent: besideRecruiter(built.footerContent),
  };
}

/** What in a built profile tells who the candidate is, each text once for each section. */
export function identifyingFindings(built: BuiltProfile, profile: AnonymitySource): AnonymityFinding[] {
  const all = identifyingTexts(profile);
  const ownTexts = textsOfCandidate(profile);
  const parts = [
    { title: '', html: built.headerContent, files: [], texts: all },
    ...[...built.completedProfile, ...built.secondColumn].map(({ title, content, badges, files, isContact }) => ({
      title,
      html: `${content} ${badges.join(' ')}`,
      files,
      texts: isContact ? ownTexts : all,
    })),
    { title: '', html: built.footerContent, files: [], texts: ownTexts },
  ];
  return parts.flatMap(({ title, html, files, texts }) => [
    ...texts.flatMap(({ kind, pattern }) =>
      [...new Set(Array.from(html.matchAll(pattern), ([text]) => text))].map((text) => ({
        kind,
        section: title,
        text,
      })),
    ),
    ...files.map(({ originalFilename }) => ({ kind: 'file' as const, section: title, text: originalFilename })),
  ]);
}

/** The fields of a profile that identify the candidate. */
export type AnonymitySource = Pick<
  Profile,
  'firstName' | 'lastName' | 'candidateName' | 'workHistories' | 'references' | 'address' | 'candidate' | 'recruiter'
>;

function identifyingTexts(profile: AnonymitySource): IdentifyingText[] {
  const { firstName, lastName, candidateName, workHistories, references, address } = profile;
  const names = [candidateName, `${firstName} ${lastName}`, ...candidateName.split(/\s+/), firstName, lastName];
  const employers = [...workHistories, ...references].flatMap(({ companyName }) => [
    companyName,
    companyName.replace(legalForms, ''),
  ]);
  return [
    { kind: 'email', pattern: emails },
    { kind: 'link', pattern: links },
    { kind: 'phone', pattern: phones },
    ...wordPatterns('employer', employers),
    ...wordPatterns('name', [...names, ...references.map(({ name }) => name)]),
    ...wordPatterns('address', [address.address1, address.address2]),
  ];
}

/**
 * What tells who the candidate is next to the recruiter's contact data, in the footer and contact section: the recruiter's own
 * name, email and phone number stay.
 */
function textsOfCandidate(profile: AnonymitySource): IdentifyingText[] {
  const { email, phone } = profile.candidate;
  const kept = profile.recruiter.name;
  const patterns = new Set<Kind>(['email', 'link', 'phone']);
  return [
    ...wordPatterns('email', [String(email ?? '')]),
    ...wordPatterns('phone', [String(phone ?? '')]),
    ...identifyingTexts(profile).filter(({ kind, pattern }) => !patterns.has(kind) && kept.search(pattern) < 0),
  ];
}

/** Longest first, so that a full name does not leave half of itself. Initials and single letters are no names. */
function wordPatterns(kind: Kind, words: readonly string[]): IdentifyingText[] {
  const known = [...new Set(words.map((word) => word.trim()))].filter((word) => word.length > 2);
  return known
    .sort((a, b) => b.length - a.length)
    .map((word) => ({
      kind,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(escapeHtml(word))}(?![\\p{L}\\p{N}])`, 'giu'),
    }));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Only in the text between tags, so that attributes stay well-formed. */
function removed(html: string, { kind, pattern }: IdentifyingText): string {
  return html.replace(
    /(<[^>]*>)|([^<]+)/g,
    (_, tag: string | undefined, text: string | undefined) => tag ?? (text ?? '').replace(pattern, replacements[kind]),
  );
}
