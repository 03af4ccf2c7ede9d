import type { Grade } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The entries of the resume's own list of skills, without those that only its text mentions. */
function listedSkills(resume: ParsedResume): string[] {
  return resume.skills
    .filter((skill) => skill.foundIn.includes('skills'))
    .map((skill) => skill.asWritten || skill.name);
}

/** The listed certificates, each with its issuer when the entry states it. */
function listedCertifications(resume: ParsedResume): string[] {
  return resume.certifications.map(({ name, issuer }) => [name, issuer].filter(Boolean).join(', '));
}

/**
 * A parsed resume as the command line prints it. Skills are printed as written; a certificate is its name as written
 * and its issuer after a comma, without number and dates.
 */
export function parseRow(file: string, resume: ParsedResume, milliseconds: number): object {
  return {
    file,
    fullName: resume.fullName,
    firstName: resume.firstName,
    middleName: resume.middleName,
    lastName: resume.lastName,
    email: resume.email,
    phone: resume.phone,
    address1: resume.address.address1,
    address2: resume.address.address2,
    city: resume.address.city,
    state: resume.address.state,
    zipCode: resume.address.zipCode,
    country: resume.address.country,
    links: resume.links,
    summary: resume.summary.objective,
    currentJobTitle: resume.summary.currentJobTitle,
    skills: listedSkills(resume),
    education: resume.education.map(({ school, degree, degreeType, major, startDate, endDate, gpa }) => ({
      school,
      degree,
      degreeType,
      major,
      startDate,
      endDate,
      gpa,
    })),
    work: resume.work.map(({ title, companyName, location, startDate, endDate }) => ({
      title,
      companyName,
      location,
      startDate,
      endDate,
    })),
    certifications: listedCertifications(resume),
    languages: resume.languages.map((language) => language.name),
    experience: resume.experience,
    ms: oneDecimal(milliseconds),
  };
}

/** A grade as the command line prints it. */
export function gradeRow(file: string, result: Grade): object {
  return {
    file,
    score: oneDecimal(result.weightedScore),
    categories: Object.fromEntries(
      result.categories.map(({ category, isAsked, unweightedScore, weight, evidence }) => [
        category,
        {
          isAsked,
          score: oneDecimal(unweightedScore),
          weight: Math.round(weight * 1000) / 1000,
          found: evidence.filter((item) => item.outcome === 'found').map((item) => item.asked),
          near: evidence.filter((item) => item.outcome === 'near').map((item) => `${item.asked} ~ ${item.found}`),
          missing: evidence.filter((item) => item.outcome === 'missing').map((item) => item.asked),
        },
      ]),
    ),
  };
}
