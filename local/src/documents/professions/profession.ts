import type { DegreeType } from '@portal/domain/resumes/degree-type';
import type { Sector } from '../employers';
import type { Seniority } from '../persona-types';

export interface ProfessionCertification {
  name: string;
  issuer: string;
  /** A license to work in the profession: nearly every resume has it, and jobs require it. */
  isRequired?: boolean;
  /** Letters after the name. */
  credential?: string;
}

export interface ProfessionEducation {
  degreeType: DegreeType;
  /** Ways to write the degree without its subject. */
  degrees: readonly string[];
  majors: readonly string[];
  /** Share of personas with this as their highest degree; the shares sum to 1. */
  share: number;
}

/** A profession. Sentences are patterns for `makeSentence`. */
export interface Profession {
  id: string;
  name: string;
  sectors: readonly Sector[];
  /** Related professions that are easily confused with it. */
  neighbours: readonly string[];
  titles: Readonly<Record<Seniority, readonly string[]>>;
  skills: {
    /** Skills that most resumes have and jobs require. */
    core: readonly string[];
    secondary: readonly string[];
    /** Programs, machines and methods by name. */
    tools: readonly string[];
    /** Those of the tools in which records are kept; all of them when not given. */
    systems?: readonly string[];
  };
  /** Synonyms: the skill's name above, then another wording. */
  otherWords: Readonly<Record<string, string>>;
  certifications: readonly ProfessionCertification[];
  education: readonly ProfessionEducation[];
  /** Bullets of a position. Slots: skill, tool, system, site, partner. */
  achievements: readonly string[];
  /** Additional bullets of senior positions. */
  leadership: readonly string[];
  /** First paragraph of a resume. Slots: years, title, skill, tool, system. */
  summaries: readonly string[];
  /** Responsibilities in a job description, as imperatives. */
  responsibilities: readonly string[];
  /** Where the work happens: `a 32-bed unit`, `the downtown store`; fills the slot `site`. */
  sites: readonly string[];
  /** Coworkers and clients; fills the slot `partner`. */
  partners: readonly string[];
  /** Yearly pay in US dollars from the lowest to the highest seniority. */
  pay: readonly [number, number];
  /** A public portfolio is common. */
  hasPortfolio?: boolean;
}
