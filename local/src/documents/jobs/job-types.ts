import type { SalaryFrequency } from '@portal/domain/jobs/parsed-job';
import type { DegreeType } from '@portal/domain/resumes/degree-type';
import type { PersonaAddress, Seniority } from '../persona-types';

/** A generated job: the values that parsing its description must find. */
export interface Job {
  seed: string;
  professionId: string;
  seniority: Seniority;
  title: string;
  company: string;
  requiredSkills: string[];
  preferredSkills: string[];
  /** Minimum degree; null when the job requires none. */
  degree: { type: DegreeType; name: string; majors: string[]; isRequired: boolean } | null;
  certifications: { name: string; issuer: string; isRequired: boolean }[];
  /** Years of experience; `max` is null when the description states only a minimum. */
  years: { min: number; max: number | null };
  /** Years of management experience; null when the job requires none. */
  managementYears: number | null;
  location: Pick<PersonaAddress, 'city' | 'state' | 'zipCode' | 'country' | 'countryName'>;
  /** Null when the description does not state it. */
  salary: { min: number; max: number; currency: string; frequency: SalaryFrequency } | null;
  remote: 'onsite' | 'hybrid' | 'remote';
  employment: 'Full-time' | 'Part-time' | 'Contract';
  contact: { name: string; email: string; phone: { e164: string; asWritten: string } } | null;
  benefits: string[];
  responsibilities: string[];
  /** A sentence or two about the employer. */
  about: string;
}
