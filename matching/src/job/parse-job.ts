import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { documentFromText } from '../document-from-text';
import type { DocumentText } from '../documents/document-text';
import { engineVersion } from '../engine-version';
import { findPhones } from '../resume/contact';
import { findEmails } from '../resume/emails';
import { industriesOf } from '../resume/industries';
import { findAddress, partsOf } from '../resume/postal-address';
import { managementScore } from '../taxonomy/management';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { industryNames } from '../taxonomy/skills';
import { languageOf } from '../text/language-of';
import { layoutLines, type LayoutLine } from '../text/layout-line';
import { recordProvenance, type Found, type ProvenanceMap } from '../text/span';
import { jobLines, type JobLine } from './job-sections';
import { readJobAsks } from './job-skills';
import { licenceOfProfession } from './licensed-profession';
import { readDegree, readSalary, readYears } from './job-terms';
import { readJobTitle } from './job-title';

/** What parsing a job needs beside its text. */
export interface ParseJobOptions {
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Lines of a job that are read; a description beyond that repeats itself. */
const mostLines = 3000;

const companyPatterns: readonly RegExp[] = [
  /^(?:company(?: name)?|employer|facility|organi[sz]ation|client|hiring company|firma|unternehmen|entreprise|empresa)\s*[:：]\s*(.{2,80})$/i,
  /^(?:About|ABOUT|about)\s+(?![Uu]s\b|[Tt]he\b|[Yy]ou\b|[Tt]his\b|[Oo]ur\b|[Yy]our\b|[Aa]n?\b)(\p{Lu}[\p{L}\d&.,' -]{1,60})$/u,
  /^(\p{Lu}[\p{L}\d&.' -]{1,50}?)(?:,? (?:Inc|LLC|Ltd|GmbH|Corp)\.?)? (?:is|are) (?:currently )?(?:seeking|looking|hiring|searching|growing|expanding|recruiting|a |an |the |one of )/u,
  /^(?:(?:die|der|das|wir,? (?:die|der|das)) )?(\p{Lu}[\p{L}\d&.' -]{1,60}?(?:GmbH(?: & Co\. KG)?|AG|SE|KG|e\.V\.))\s+(?:sucht|stellt ein)\b/iu,
  /\b(?:join|at)\s+(\p{Lu}[\p{L}\d&'-]*(?:\s\p{Lu}[\p{L}\d&'-]*){0,3})(?=[,.]|\s+(?:as|and|is|we|to|you)\b)/u,
];
const notCompany =
  /^(?:we|this|the|our|you|it|he|she|they|position|candidate|role|job|team|applicants?|there|who|what|successful.*|ideal.*)$/i;

function readCompany(lines: readonly JobLine[]): Found | null {
  for (const pattern of companyPatterns) {
    for (const { line } of lines.slice(0, 60)) {
      const match = pattern.exec(line.text.slice(0, 300));
      const name = match?.[1]?.trim().replace(/,$/, '');
      if (!match || !name || notCompany.test(name) || /\p{L}{4}\. \p{Lu}/u.test(name)) continue;
      const start = line.start + Math.max(0, line.text.indexOf(name, match.index));
      return { value: name, start, end: start + name.length, confidence: 0.7 };
    }
  }
  return null;
}

function readRemote(text: string): ParsedJob['remote'] {
  if (/\bhybrid\b/i.test(text)) return 'hybrid';
  if (/\b(?:not (?:a )?remote|no remote|on-?site|in[- ]office|vor ort)\b/i.test(text)) return 'onsite';
  return /\b(?:fully remote|100% remote|remote|work from home|home office|telecommut\w+|wfh)\b/i.test(text)
    ? 'remote'
    : '';
}

const payLabel = /^(?:salary|pay|compensation|rate|wage|gehalt)\b[^:]{0,20}:/i;
const locationLabel =
  /^(?:job |work |office )?(?:location|city|standort|ort|lieu|ubicación|based in|where)\s*[:：]\s*/i;

/** The work place: a labelled line, else the first place among the first lines. */
function readAddress(lines: readonly JobLine[]): ReturnType<typeof findAddress> {
  const labelled = lines
    .filter(({ line }) => locationLabel.test(line.text))
    .map(({ line }) => {
      const offset = locationLabel.exec(line.text)?.[0].length ?? 0;
      const text = line.text.slice(offset).replace(/\s*(?:[(/|–-]\s*(?:on-?site|remote|hybrid).*)$/i, '');
      return { ...line, text, start: line.start + offset, gaps: [] };
    });
  return (
    findAddress(labelled) ?? findAddress(lines.slice(0, 15).map(({ line }) => line)) ?? findAddress(townsInText(lines))
  );
}

const inTown =
  /(?:\b(?:in|near|at our|based in|located in|from|(?:its|our|the)(?= [^,]{2,40}, [^,]{2,30} (?:office|location|plant|branch|campus|facility|store|team|site)\b))|\s[-–—|])\s+(\p{Lu}[\p{L}.' -]{1,40}, (?:[A-Z]{2,3}\b|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))/gu;

/** Towns that the sentences of the first lines name: `in Sacramento, CA`. */
function townsInText(lines: readonly JobLine[]): LayoutLine[] {
  return lines.slice(0, 12).flatMap(({ line }) =>
    [...line.text.slice(0, 2000).matchAll(inTown)].map((match) => {
      const text = match[1] ?? '';
      return { ...line, text, start: line.start + match.index + match[0].length - text.length, gaps: [] };
    }),
  );
}

/**
 * Understands a job description. Never throws: what it does not say stays empty.
 * @param document The text with its layout, or plain text.
 */
export function parseJob(document: DocumentText | string, _options: ParseJobOptions): ParsedJob {
  const source = typeof document === 'string' ? documentFromText(document) : document;
  const lines = jobLines(layoutLines(source).slice(0, mostLines));
  const provenance: ProvenanceMap = {};
  const { title, others } = readJobTitle(lines);
  const company = readCompany(lines);
  const address = readAddress(lines);
  const asks = readJobAsks(
    lines.filter(
      ({ line }) =>
        !title || line.start + line.text.length < title.start || line.start > title.end || line.words.length > 12,
    ),
    provenance,
    { title: title?.value ?? '', company: company?.value ?? '' },
  );
  const licence = licenceOfProfession(lines, title?.value ?? '');
  if (licence && asks.certifications.every(({ conceptId }) => conceptId !== licence.conceptId)) {
    const { conceptId, name, start, end } = licence;
    asks.certifications.push({ name, conceptId, required: true });
    const path = `certifications.${String(asks.certifications.length - 1)}.name`;
    recordProvenance(provenance, path, { value: null, start, end, confidence: 0.8 });
  }
  const years = readYears(lines);
  const contactLines = lines.map(({ line }) => line);
  const email = findEmails(contactLines)[0];
  const phone = findPhones(contactLines.slice(-60), address?.countryCode ?? '')[0];
  const score = Math.max(managementScore(title?.value ?? ''), years.management.min !== null ? 35 : 0);
  const occupation = occupationsOfTitle(title?.value ?? '')[0];
  const relevant = lines
    .filter(({ section }) => section !== 'benefits' && section !== 'about')
    .map(({ line }) => line.text)
    .join('\n');
  const industries = industriesOf(relevant.slice(0, 60_000));
  recordProvenance(provenance, 'title', title ?? undefined);
  recordProvenance(provenance, 'company', company ?? undefined);
  recordProvenance(provenance, 'address', address?.span);
  recordProvenance(provenance, 'contact.email', email);
  const contactName =
    /\bcontact(?: person)?\s*[:：]?\s+(?:mr\.?|ms\.?|mrs\.?)?\s*(\p{Lu}\p{L}+ \p{Lu}\p{L}+)/iu.exec(
      relevant.slice(-3000),
    )?.[1] ?? '';
  return {
    title: title?.value ?? '',
    otherTitles: others,
    company: company?.value ?? '',
    ...asks,
    degree: readDegree(lines),
    experienceYears: years.experience,
    managementYears: years.management,
    managementScore: score,
    managementLevel: managementLevelOf(score),
    address: partsOf(address),
    remote: readRemote(source.text.slice(0, 30_000)),
    salary: readSalary(lines),
    category: industryNames.get(occupation?.industry ?? '') ?? industries[0]?.name ?? '',
    industries,
    contact: { name: contactName, email: email?.value ?? '', phone: phone?.e164 ?? '' },
    benefits: lines
      .filter(
        ({ section, isHeading, line }) =>
          section === 'benefits' && !isHeading && line.text.length <= 200 && !payLabel.test(line.text),
      )
      .map(({ line }) => line.text)
      .slice(0, 50),
    language: languageOf(source.text),
    text: source.text,
    provenance,
    engineVersion,
  };
}
