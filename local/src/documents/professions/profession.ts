import type { DegreeType } from '@portal/domain/resumes/degree-type';
import type { Sector } from '../employers';
import type { Seniority } from '../persona-types';

export interface ProfessionCertification {
  name: string;
  issuer: string;
  /** Without it one cannot work in the profession: nearly every resume has it, and jobs ask for it. */
  isRequired?: boolean;
  /** Letters that people put behind their name. */
  credential?: string;
}

export interface ProfessionEducation {
  degreeType: DegreeType;
  /** Ways to write the degree without its subject. */
  degrees: readonly string[];
  majors: readonly string[];
  /** Share of people in the profession who have it as their highest degree; the shares sum to 1. */
  share: number;
}

/** What is known about a profession. Sentences are patterns for `makeSentence`. */
export interface Profession {
  id: string;
  name: string;
  sectors: readonly Sector[];
  /** Professions that look alike and yet are not the same. */
  neighbours: readonly string[];
  titles: Readonly<Record<Seniority, readonly string[]>>;
  skills: {
    /** Nearly everybody has most of them, jobs require them. */
    core: readonly string[];
    secondary: readonly string[];
    /** Programs, machines and methods by name. */
    tools: readonly string[];
    /** Those of the tools in which records are kept; all of them when not given. */
    systems?: readonly string[];
  };
  /** Other words for the same thing: the skill's name above, then how somebody else says it. */
  otherWords: Readonly<Record<string, string>>;
  certifications: readonly ProfessionCertification[];
  education: readonly ProfessionEducation[];
  /** What people write under a position. Slots: skill, tool, system, site, partner. */
  achievements: readonly string[];
  /** What people of higher steps write, in addition. */
  leadership: readonly string[];
  /** First paragraph of a resume. Slots: years, title, skill, tool, system. */
  summaries: readonly string[];
  /** What a job description says of the tasks, as imperatives. */
  responsibilities: readonly string[];
  /** Where the work happens: `a 32-bed unit`, `the downtown store`; fills the slot `site`. */
  sites: readonly string[];
  /** Whom one works with; fills the slot `partner`. */
  partners: readonly string[];
  /** Yearly pay in US dollars from the first to the highest step. */
  pay: readonly [number, number];
  /** Codes and links such as a public profile of work are usual. */
  hasPortfolio?: boolean;
}
