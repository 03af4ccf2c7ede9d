import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findCertifications } from '../../taxonomy/certifications';
import { findLanguages } from '../../taxonomy/languages';
import { lookUpSkill } from '../../taxonomy/skills';
import { phraseKey } from '../../text/normalize';
import { parseJob } from '../parse-job';
import type { Advertisement } from './advertisement';

export type AdvertisementField =
  | 'title'
  | 'company'
  | 'city'
  | 'state'
  | 'remote'
  | 'salary'
  | 'years'
  | 'management'
  | 'degree'
  | 'required'
  | 'preferred'
  | 'certifications'
  | 'languages'
  | 'name'
  | 'email'
  | 'phone'
  | 'benefits';

/** How one field of an advertisement was read. */
export interface FieldReading {
  field: AdvertisementField;
  text: string;
  truth: readonly string[];
  read: readonly string[];
  /** Values read that are true. */
  right: readonly string[];
  /** True values that were read; differs from `right` where one value matches several. */
  found: readonly string[];
}

/** Whether a value that was read matches a true one. */
type IsSame = (stated: string, read: string) => boolean;

const fold = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[.,]+$/, '')
    .trim();
const isSameText: IsSame = (stated, read) => fold(stated) === fold(read);
/** Synonyms are one skill: `Postgres` and `PostgreSQL`. */
const skillKey = (name: string): string => lookUpSkill(name)?.id ?? phraseKey(name);
const isSameSkill: IsSame = (stated, read) => skillKey(stated) === skillKey(read);
const idsOf = (name: string): string[] => findCertifications(name).map(({ value }) => value.id);
/** One name may be longer: `HCPC registration`. */
const isSameCertificate: IsSame = (stated, read) => {
  const [a, b] = [` ${phraseKey(stated)} `, ` ${phraseKey(read)} `];
  return a.includes(b) || b.includes(a) || idsOf(stated).some((id) => idsOf(read).includes(id));
};
const languageOf = (name: string): string => findLanguages(name)[0]?.value.name ?? name;
/** `Mandarin` is Chinese. */
const isSameLanguage: IsSame = (stated, read) => languageOf(stated) === languageOf(read);
const hasWord: IsSame = (word, read) => read.toLowerCase().includes(word.toLowerCase());
const digits = (value: string): string => value.replace(/\D/g, '').slice(-7);
const one = (value: string): string[] => (value === '' ? [] : [value]);

const range = ({ min, max }: { min: number | null; max: number | null }): string[] =>
  min === null && max === null ? [] : [`${String(min ?? '')}-${String(max ?? '')}`];

const salaryOf = ({ salary }: ParsedJob): string[] =>
  range(salary).map((sums) => `${sums} ${salary.currency} ${salary.frequency}`);

/** Parses an advertisement and compares each measured field with the truth. */
export function readings(advertisement: Advertisement): FieldReading[] {
  const { text, place, contact } = advertisement;
  const job = parseJob(text);
  const found: FieldReading[] = [];
  const compare = (
    field: AdvertisementField,
    truth: readonly string[],
    read: readonly string[],
    isSame: IsSame = isSameText,
  ): void => {
    const right = read.filter((value) => truth.some((stated) => isSame(stated, value)));
    found.push({
      field,
      text,
      truth,
      read,
      right,
      found: truth.filter((stated) => read.some((value) => isSame(stated, value))),
    });
  };
  const [city = '', state = ''] = place.split(',');
  // A field in parentheses may or may not be part of the title.
  const bare = (title: string): string => title.replace(/\s*\([^)]*\)/g, '');
  compare('title', one(bare(advertisement.title)), one(bare(job.title)));
  compare('company', one(advertisement.company), one(job.company));
  compare('city', one(city), one(job.address.city));
  compare('state', one(state), one(job.address.state));
  compare('remote', one(advertisement.remote), one(job.remote));
  compare('salary', one(advertisement.salary), salaryOf(job));
  if (advertisement.years !== undefined)
    compare(
      'years',
      one(advertisement.years).filter((value) => value !== '-'),
      range(job.experienceYears),
    );
  if (advertisement.management !== undefined)
    compare('management', one(advertisement.management), range(job.managementYears));
  if (advertisement.degree !== undefined) compare('degree', one(advertisement.degree), one(job.degree.type));
  const skills = (isRequired: boolean): string[] =>
    job.skills.filter(({ required }) => required === isRequired).map(({ name }) => name);
  const { required, preferred, named, certifications, languages } = advertisement;
  if (required) compare('required', required, skills(true), isSameSkill);
  if (preferred ?? named) compare('preferred', [...(preferred ?? []), ...(named ?? [])], skills(false), isSameSkill);
  if (certifications)
    compare(
      'certifications',
      certifications,
      job.certifications.map(({ name }) => name),
      isSameCertificate,
    );
  if (languages)
    compare(
      'languages',
      languages,
      job.languages.map(({ name }) => name),
      isSameLanguage,
    );
  if (contact !== undefined) {
    const [name = '', email = '', phone = ''] = contact.split(';').map((part) => part.trim());
    compare('name', one(name), one(job.contact.name));
    compare('email', one(email), one(job.contact.email));
    compare('phone', one(phone).map(digits), one(job.contact.phone).map(digits));
  }
  if (advertisement.benefits) compare('benefits', advertisement.benefits, job.benefits, hasWord);
  return found;
}

/** Precision and recall of a field over readings, each from 0 to 1. */
export interface ReadRate {
  precision: number;
  recall: number;
}

export function rateOf(all: readonly FieldReading[], field: AdvertisementField): ReadRate {
  const of = all.filter((reading) => reading.field === field);
  const sum = (count: (reading: FieldReading) => number): number => of.reduce((total, each) => total + count(each), 0);
  const stated = sum(({ truth }) => truth.length);
  const read = sum((reading) => reading.read.length);
  return {
    precision: read === 0 ? 1 : sum((reading) => reading.right.length) / read,
    recall: stated === 0 ? 1 : sum((reading) => reading.found.length) / stated,
  };
}
