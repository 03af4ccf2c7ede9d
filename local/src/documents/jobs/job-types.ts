import type { SalaryFrequency } from '@portal/domain/jobs/parsed-job';
import type { DegreeType } from '@portal/domain/resumes/degree-type';
import type { PersonaAddress, Seniority } from '../persona-types';

/** A made job: the truth that its description has to give back. */
export interface Job {
  seed: string;
  professionId: string;
  seniority: Seniority;
  title: string;
  company: string;
  requiredSkills: string[];
  preferredSkills: string[];
  /** The lowest degree that the job accepts; null when it asks for none. */
  degree: { type: DegreeType; name: string; majors: string[]; isRequired: boolean } | null;
  certifications: { name: string; issuer: string; isRequired: boolean }[];
  /** Years of experience; `max` is null when the description names only the least. */
  years: { min: number; max: number | null };
  /** Years of leading people; null when the job does not ask for them. */
  managementYears: number | null;
  location: Pick<PersonaAddress, 'city' | 'state' | 'zipCode' | 'country' | 'countryName'>;
  /** Null when the employer keeps it to itself. */
  salary: { min: number; max: number; currency: string; frequency: SalaryFrequency } | null;
  remote: 'onsite' | 'hybrid' | 'remote';
  employment: 'Full-time' | 'Part-time' | 'Contract';
  contact: { name: string; email: string; phone: { e164: string; asWritten: string } } | null;
  benefits: string[];
  responsibilities: string[];
  /** A sentence or two about the employer. */
  about: string;
}
