import type { JobDetails } from '@portal/domain/jobs/job';
import type { ParsedJob, ParsedJobSkill } from '@portal/domain/jobs/parsed-job';
import { degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';

/**
 * The job that resumes are graded against: its parsed description, overridden by the form. Removed requirements do not
 * count, added ones do, as written. Fields that the form does not show (languages, management level, benefits) stay as
 * parsed.
 */
export function jobForGrading(parsed: ParsedJob, details: JobDetails): ParsedJob {
  const { degreeType, degreeName } = details.requiredEducation;
  return {
    ...parsed,
    title: details.jobTitle || parsed.title,
    company: details.company,
    skills: skillsOf(parsed.skills, details.jobSkills),
    degree: {
      type: isDegreeType(degreeType) ? degreeType : '',
      name: isDegreeType(degreeType) && degreeType === parsed.degree.type ? parsed.degree.name : '',
      majors: degreeName ? majorsOf(degreeName) : [],
      required: isDegreeType(degreeType) && (degreeType === parsed.degree.type ? parsed.degree.required : true),
    },
    certifications: details.certifications.map(
      (name) =>
        parsed.certifications.find((known) => isSame(known.name, name)) ?? { name, conceptId: '', required: true },
    ),
    experienceYears: yearsOf(parsed.experienceYears, details.experienceYears),
    managementYears: yearsOf(parsed.managementYears, details.managementYears),
    address: { ...parsed.address, ...details.address },
    remote: details.remote,
    category: details.categories[0] ?? '',
    industries: industriesOf(parsed.industries, details.industries),
  };
}

function skillsOf(parsed: readonly ParsedJobSkill[], edited: JobDetails['jobSkills']): ParsedJobSkill[] {
  const wanted = [
    ...edited.requiredSkills.map((name) => ({ name, required: true })),
    ...edited.preferredSkills.map((name) => ({ name, required: false })),
  ];
  const seen = new Set<string>();
  return wanted.flatMap(({ name, required }) => {
    if (seen.has(normal(name))) return [];
    seen.add(normal(name));
    const known = parsed.find((skill) => isSame(skill.name, name) || isSame(skill.asWritten, name));
    return [{ ...(known ?? { name, conceptId: '', asWritten: name }), required }];
  });
}

/** The upper limit applies only while the lower limit is the parsed one. */
function yearsOf(parsed: ParsedJob['experienceYears'], min: number | null): ParsedJob['experienceYears'] {
  return { min, max: min === parsed.min ? parsed.max : null };
}

function industriesOf(parsed: ParsedJob['industries'], names: readonly string[]): ParsedJob['industries'] {
  return names.map(
    (name) =>
      parsed.find((industry) => isSame(industry.name, name)) ?? { id: normal(name), name, share: 1 / names.length },
  );
}

/** The form shows majors as one text, separated by commas. */
function majorsOf(degreeName: string): string[] {
  return degreeName
    .split(',')
    .map((major) => major.trim())
    .filter(Boolean)
    .slice(0, 20);
}

function normal(name: string): string {
  return name.trim().toLowerCase();
}

function isSame(a: string, b: string): boolean {
  return normal(a) === normal(b);
}

function isDegreeType(value: string): value is DegreeType {
  return degreeTypes.some((type) => type === value);
}
