import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { documentFromText } from '../document-from-text';
import type { DocumentText } from '../documents/document-text';
import { engineVersion } from '../engine-version';
import { findEmails } from '../resume/contact/emails';
import { industriesOf } from '../resume/work/industries';
import { partsOf } from '../resume/contact/postal-address';
import { managementScore } from '../taxonomy/management';
import { occupationsOfTitle } from '../taxonomy/occupations';
import { industryNames } from '../taxonomy/skills';
import { languageOf } from '../text/language-of';
import { layoutLines } from '../text/layout-line';
import { recordProvenance, type ProvenanceMap } from '../text/span';
import { readBenefits } from './pay/job-benefits';
import { readCompany } from './company/job-company';
import { readContact } from './job-contact';
import { countryOfJob } from './place/job-country';
import { readAddress } from './place/job-place';
import { readRemote } from './place/job-remote';
import { readSalary } from './pay/job-salary';
import { jobLines } from './job-sections';
import { readJobAsks } from './asked/job-asks';
import { licenceOfProfession } from './asked/licensed-profession';
import { readDegree } from './asked/asked-degree';
import { readYears } from './asked/asked-years';
import { readJobTitle, titleWithout } from './job-title';

/** What parsing a job needs beside its text. */
export interface ParseJobOptions {
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Lines of a job that are read; a description beyond that repeats itself. */
const mostLines = 3000;

/**
 * Understands a job description. Never throws: what it does not say stays empty.
 * @param document The text with its layout, or plain text.
 */
export function parseJob(document: DocumentText | string, _options: ParseJobOptions): ParsedJob {
  const source = typeof document === 'string' ? documentFromText(document) : document;
  const lines = jobLines(layoutLines(source).slice(0, mostLines));
  const provenance: ProvenanceMap = {};
  const { title: named, others } = readJobTitle(lines);
  const company = readCompany(lines, named);
  const title = named && titleWithout(named, company);
  const address = readAddress(lines, company);
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
  const emails = findEmails(lines.map(({ line }) => line)).map(({ value }) => value);
  const country = countryOfJob(lines, address?.countryCode ?? '', emails);
  const { contact, email } = readContact(lines, country);
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
    salary: readSalary(lines, country),
    category: industryNames.get(occupation?.industry ?? '') ?? industries[0]?.name ?? '',
    industries,
    contact,
    benefits: readBenefits(lines),
    language: languageOf(source.text),
    text: source.text,
    provenance,
    engineVersion,
  };
}
