/** What a good recruiter reads from an advertisement; empty when it is not stated. Absent fields are not measured. */
export interface AdvertisementTruth {
  title: string;
  company: string;
  /** `city, state, country`, each possibly empty. */
  place: string;
  /** `onsite`, `hybrid`, `remote` or empty. */
  remote: string;
  /** `min-max CURRENCY frequency`, with an empty half for a single amount; empty without pay. */
  salary: string;
  /** `min-max` years of experience. */
  years?: string;
  /** Minimum years of leadership. */
  management?: string;
  degree?: string;
  /** Required skills, by any of their names. */
  required?: readonly string[];
  /** Preferred skills. */
  preferred?: readonly string[];
  /** Skills named in duties; the parser lists them with the preferred ones. */
  named?: readonly string[];
  /** Certificates and licenses, required or preferred. */
  certifications?: readonly string[];
  /** Languages, required or preferred. */
  languages?: readonly string[];
  /** `name; email; phone`. */
  contact?: string;
  /** A word of each benefit. */
  benefits?: readonly string[];
}

export interface Advertisement extends AdvertisementTruth {
  text: string;
}
