/** What a good recruiter reads from an advertisement; '' or nothing: it does not say so. Fields left out are not measured. */
export interface AdvertisementTruth {
  title: string;
  company: string;
  /** `city, state, country` with empty parts. */
  place: string;
  remote: '' | 'onsite' | 'hybrid' | 'remote';
  /** `min-max CURRENCY frequency`, with an empty half where only one is told; '' when nothing is paid that it tells of. */
  salary: string;
  /** `min-max` years of experience. */
  years?: string;
  /** Least years of leading people. */
  management?: string;
  degree?: string;
  /** Skills that it asks for, by any of their names. */
  required?: readonly string[];
  /** Skills that it only wishes for. */
  preferred?: readonly string[];
  /** Skills that its tasks name, which are no condition; the reader lists them beside those wished for. */
  named?: readonly string[];
  /** Certificates and licences, asked or wished for. */
  certifications?: readonly string[];
  /** Languages, asked or wished for. */
  languages?: readonly string[];
  /** `name; email; phone`. */
  contact?: string;
  /** A word of each benefit. */
  benefits?: readonly string[];
}

export interface Advertisement extends AdvertisementTruth {
  text: string;
}
