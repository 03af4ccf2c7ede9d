import type { DegreeType } from '@portal/domain/resumes/degree-type';
import type { CountryCode } from './countries/index';
import type { Month } from './month';

/** Career levels; titles, tasks and years follow from them. */
export const seniorities = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

/** How carefully a person writes. */
export const writingQualities = ['polished', 'plain', 'careless'] as const;
export type WritingQuality = (typeof writingQualities)[number];

export interface PersonaAddress {
  street: string;
  city: string;
  /** State or province as written in addresses of the country; empty where addresses have none. */
  state: string;
  zipCode: string;
  country: CountryCode;
  countryName: string;
}

export interface PersonaWork {
  title: string;
  companyName: string;
  location: string;
  start: Month;
  /** `present` for a current position. */
  end: Month;
  seniority: Seniority;
  bullets: string[];
  /** Skills that the bullets name. */
  skillsUsed: string[];
}

export interface PersonaEducation {
  school: string;
  location: string;
  /** Name of the degree without its subject, as written: `B.Sc. (Hons)`. */
  degree: string;
  degreeType: DegreeType;
  major: string;
  startYear: number;
  /** Month in which the degree was awarded. */
  end: Month;
  gpa: string;
  honors: string;
}

export interface PersonaCertification {
  name: string;
  issuer: string;
  date: Month;
}

export interface PersonaLanguage {
  name: string;
  level: string;
}

/** A generated person with a career: the values that parsing their document must find. */
export interface Persona {
  seed: string;
  professionId: string;
  seniority: Seniority;
  quality: WritingQuality;
  /** The day on which the resume was written, `YYYY-MM-DD`. */
  today: string;
  firstName: string;
  middleName: string;
  lastName: string;
  /** `Dr.` and the like, empty for most. */
  honorific: string;
  /** Letters after the name: `RN, BSN`; empty for most. */
  credentials: string;
  email: string;
  phone: { e164: string; asWritten: string };
  address: PersonaAddress;
  links: string[];
  headline: string;
  summary: string;
  /** Newest first. */
  work: PersonaWork[];
  /** Newest first. */
  education: PersonaEducation[];
  skills: string[];
  certifications: PersonaCertification[];
  languages: PersonaLanguage[];
  awards: string[];
  associations: string[];
  publications: string[];
  volunteering: string[];
  projects: { name: string; text: string }[];
  interests: string[];
}
