import type { BuiltProfile } from '../profiles/built-profile';
import { findContacts } from './contacts';
import { compact } from './folded-text';
import { attributesOf, htmlText } from './html-text';
import { organizationForms, personForms } from './name-forms';
import { mergeRedactions, redactionMark, type Redaction, type RedactionKind } from './redaction';
import { superiorsIn } from './superiors';

/** What is known about a candidate, from record, resume and profile. Empty and repeated texts do not matter. */
export interface CandidateFacts {
  names: readonly string[];
  employers: readonly string[];
  schools: readonly string[];
  /** References, managers and others who know the candidate. */
  people: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  links: readonly string[];
  addresses: readonly string[];
}

const quotedName = /^["“‘'(]\s?(\p{Lu}\p{L}{1,20})\s?["”’')]/u;

/**
 * The list of what identifies a candidate in a profile: all that is known, in its written forms, and what its texts tell
 * besides, such as contact data, pictures, files, nicknames and the names of managers. Schools are listed switched off.
 * @param kept texts that are not listed: name and contact data of the recruiter and the agency.
 */
export function findIdentifiers(facts: CandidateFacts, built: BuiltProfile, kept: readonly string[] = []): Redaction[] {
  const htmls = textsOf(built);
  const texts = htmls.map((html) => htmlText(html).text);
  const names = distinct(facts.names);
  const entries: Redaction[] = [
    ...people(names, texts),
    ...distinct(facts.employers).map((name) => entry('employer', name, organizationForms(name))),
    ...distinct([...facts.people, ...texts.flatMap(superiorsIn)]).map((name) =>
      entry('person', name, personForms(name)),
    ),
    ...distinct(facts.emails).map((text) => entry('email', text, handlesOf(text))),
    ...distinct(facts.phones).map((text) => entry('phone', text)),
    ...distinct(facts.links).map((text) => entry('link', text, linkForms(text))),
    ...distinct(facts.addresses).map((text) => entry('address', text)),
    ...texts.flatMap(contactsIn),
    ...htmls.flatMap(picturesIn),
    ...filesOf(built),
    ...distinct(facts.schools).map((name) => ({ ...entry('school', name, organizationForms(name)), isOn: false })),
  ];
  const keptTexts = new Set(kept.map(compact));
  return mergeRedactions(
    [],
    entries.filter(({ text }) => !keptTexts.has(compact(text))),
  );
}

/** An entry that a user typed or selected. */
export function manualRedaction(text: string, kind: RedactionKind = 'other'): Redaction {
  return { ...entry(kind, text.replace(/\s+/g, ' ').trim()), isManual: true };
}

function entry(kind: RedactionKind, text: string, forms: readonly string[] = []): Redaction {
  const all = forms.filter((form) => form !== text).map((form) => form.slice(0, 400));
  return { kind, text: text.slice(0, 400), forms: all, isOn: true, isManual: false };
}

/** All names of the candidate are listed as the longest, with the forms of all. */
function people(names: readonly string[], texts: readonly string[]): Redaction[] {
  const [longest] = [...names].sort((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const nicknames = texts.flatMap((text) => nicknamesIn(text, names));
  return [entry('person', longest, [...new Set([...names, ...nicknames].flatMap(personForms))])];
}

/** `Robert "Bob" Miller`: the text in quotation marks after a part of the name. */
function nicknamesIn(text: string, names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
  return parts.flatMap((part) => {
    const found: string[] = [];
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      const nickname = quotedName.exec(text.slice(at + part.length).trimStart())?.[1];
      if (nickname) found.push(nickname);
    }
    return found;
  });
}

function contactsIn(text: string): Redaction[] {
  return findContacts(text).map(({ kind, start, end }) => {
    const words = text.slice(start, end).trim();
    if (kind === 'email') return entry('email', words, handlesOf(words));
    return kind === 'link' ? entry('link', words, linkForms(words)) : entry('phone', words);
  });
}

/** The name before the sign is often used elsewhere as well. */
function handlesOf(email: string): string[] {
  const name = email.split(/@|＠|\[at\]|\(at\)/i)[0]?.trim() ?? '';
  return name.length >= 5 && !/^(?:info|mail|contact|office|hello|career|careers|jobs|resume|admin)$/i.test(name)
    ? [name]
    : [];
}

function linkForms(link: string): string[] {
  const bare = link
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#]+$/, '');
  const handle = /\/(?:in|u|user|users|profile|people|@)?\/?@?([\p{L}\p{N}_.-]{5,60})$/iu.exec(decodedLink(bare))?.[1];
  return [bare, ...(handle && bare.includes('/') ? [handle] : [])].filter((form) => form.length > 3);
}

function decodedLink(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function picturesIn(html: string): Redaction[] {
  const { tags } = htmlText(html);
  return tags.flatMap(({ start, end }) => {
    const tag = html.slice(start, end);
    const attributes = attributesOf(tag);
    if (/^<a\b/i.test(tag)) {
      const target = (attributes.get('href') ?? '').replace(/^(?:mailto|tel):/i, '');
      return target === '' ? [] : linkOrContact(target);
    }
    const src = /^<img\b/i.test(tag) ? (attributes.get('src') ?? '') : '';
    return src === '' || src.length > 400 ? [] : [entry('picture', src)];
  });
}

function linkOrContact(target: string): Redaction[] {
  const contacts = contactsIn(target);
  return contacts.length > 0 ? contacts : [entry('link', target, linkForms(target))];
}

function filesOf({ completedProfile, secondColumn }: BuiltProfile): Redaction[] {
  const files = [...completedProfile, ...secondColumn].flatMap((section) => section.files);
  return distinct(files.map(({ originalFilename }) => originalFilename)).map((name) => entry('file', name));
}

function textsOf({ headerContent, completedProfile, secondColumn, footerContent }: BuiltProfile): string[] {
  const sections = [...completedProfile, ...secondColumn];
  return [
    headerContent,
    ...sections.flatMap(({ title, content, badges }) => [title, content, ...badges]),
    footerContent,
  ];
}

function distinct(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const plain = htmlText(text).text.replace(/\s+/g, ' ').trim();
    if (plain !== '' && !plain.includes(redactionMark) && !found.has(plain.toLowerCase()))
      found.set(plain.toLowerCase(), plain);
  }
  return [...found.values()];
}
