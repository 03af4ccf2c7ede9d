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
import { recordProvenance, type Found, type ProvenanceMap } from '../text/span';
import { readBenefits } from './pay/job-benefits';
import { readCompany } from './company/job-company';
import { readContact } from './job-contact';
import { countryOfJob } from './place/job-country';
import { readAddress } from './place/job-place';
import { readRemote } from './place/job-remote';
import { readSalary } from './pay/job-salary';
import { jobLines, type JobLine } from './job-sections';
import { readJobRequirements } from './requirements/job-requirements';
import { readDegree } from './requirements/degree-requirement';
import { readYears } from './requirements/experience-years';
import { readJobTitle, titleWithout } from './title/job-title';

/** Lines that are read; longer descriptions repeat themselves. */
const maxLines = 3000;
/** Characters examined for remote work and industry. */
const maxRemoteLength = 30_000;
const maxIndustryLength = 60_000;
/** Least management score of a job that requires leadership experience. */
const scoreOfLeaders = 35;

/**
 * Parses a job description. Never throws; fields that it does not state stay empty.
 * @param document The text with its layout, or plain text.
 */
export function parseJob(document: DocumentText | string): ParsedJob {
  const source = typeof document === 'string' ? documentFromText(document) : document;
  const lines = jobLines(layoutLines(source).slice(0, maxLines));
  const provenance: ProvenanceMap = {};
  const { title: named, others } = readJobTitle(lines);
  const company = readCompany(lines, named);
  const title = named && titleWithout(named, company);
  const address = readAddress(lines, company);
  const asks = readJobRequirements(lines, provenance, { title, company: company?.value ?? '' });
  const years = readYears(lines);
  const emails = findEmails(lines.map(({ line }) => line));
  const country = countryOfJob(lines, address?.countryCode ?? '', emails);
  recordProvenance(provenance, 'title', title ?? undefined);
  recordProvenance(provenance, 'company', company ?? undefined);
  recordProvenance(provenance, 'address', address?.span);
  recordProvenance(provenance, 'contact.email', emails[0]);
  return {
    title: title?.value ?? '',
    otherTitles: others,
    company: company?.value ?? '',
    ...asks,
    degree: readDegree(lines),
    experienceYears: years.experience,
    managementYears: years.management,
    ...rankOf(title, years.management.min !== null),
    address: partsOf(address),
    remote: readRemote(source.text.slice(0, maxRemoteLength)),
    salary: readSalary(lines, country),
    ...industryOf(lines, title),
    contact: readContact(lines, country, emails[0]?.value ?? ''),
    benefits: readBenefits(lines),
    language: languageOf(source.text),
    text: source.text,
    provenance,
    engineVersion,
  };
}

function rankOf(title: Found | null, leads: boolean): Pick<ParsedJob, 'managementScore' | 'managementLevel'> {
  const score = Math.max(managementScore(title?.value ?? ''), leads ? scoreOfLeaders : 0);
  return { managementScore: score, managementLevel: managementLevelOf(score) };
}

/** The industries of the described work, and that of the title's profession. */
function industryOf(lines: readonly JobLine[], title: Found | null): Pick<ParsedJob, 'category' | 'industries'> {
  const ofWork = lines
    .filter(({ section }) => section !== 'benefits' && section !== 'about')
    .map(({ line }) => line.text)
    .join('\n');
  const industries = industriesOf(ofWork.slice(0, maxIndustryLength));
  // `Service Technician` names no field, the described work does.
  const occupation = occupationsOfTitle(title?.value ?? '').find(({ isOfAnyField }) => !isOfAnyField);
  return { category: industryNames.get(occupation?.industry ?? '') ?? industries[0]?.name ?? '', industries };
}
