import { maxJobCategories, maxJobIndustries } from '../constants/application';
import { jobDetailsSchema, maxJobCertifications, maxJobDescriptionLength, maxJobSkills, type JobDetails } from './job';
import type { ParsedJob } from './parsed-job';

/**
 * The fields of the add-job form from a parsed description, for the recruiter to correct.
 * @param description the parsed text; kept as written, cut to the maximum length.
 */
export function jobDetailsFromParsed(parsed: ParsedJob, description: string): JobDetails {
  const { country: _country, ...address } = parsed.address;
  return jobDetailsSchema.cast({
    jobTitle: parsed.title.slice(0, 200),
    company: parsed.company.slice(0, 200),
    jobDescription: description.slice(0, maxJobDescriptionLength),
    address,
    remote: parsed.remote,
    salary: {
      amount: parsed.salary.min,
      maxAmount: parsed.salary.max,
      currency: parsed.salary.currency,
      frequency: parsed.salary.frequency,
    },
    jobSkills: {
      requiredSkills: namesOf(parsed.skills.filter((skill) => skill.required)),
      preferredSkills: namesOf(parsed.skills.filter((skill) => !skill.required)),
    },
    requiredEducation: { degreeType: parsed.degree.type, degreeName: parsed.degree.majors.join(', ').slice(0, 200) },
    certifications: namesOf(parsed.certifications).slice(0, maxJobCertifications),
    experienceYears: parsed.experienceYears.min,
    managementYears: parsed.managementYears.min,
    categories: parsed.category ? [parsed.category].slice(0, maxJobCategories) : [],
    industries: parsed.industries.map((industry) => industry.name).slice(0, maxJobIndustries),
    contact: parsed.contact,
  });
}

function namesOf(items: readonly { name: string }[]): string[] {
  return [...new Set(items.map((item) => item.name.slice(0, 100)))].slice(0, maxJobSkills);
}
