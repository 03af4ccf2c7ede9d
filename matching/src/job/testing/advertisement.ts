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
  required?: readonly string[];
  preferred?: readonly string[];
  certifications?: readonly string[];
  languages?: readonly string[];
  /** `name; email; phone`. */
  contact?: string;
  /** Words of which one benefit each has one. */
  benefits?: readonly string[];
}

export interface Advertisement extends AdvertisementTruth {
  text: string;
}
