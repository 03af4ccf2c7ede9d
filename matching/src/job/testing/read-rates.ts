import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { today } from '../../testing/resume-text';
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
  | 'languages'
  | 'name'
  | 'email'
  | 'phone'
  | 'benefits';

/** How a field of one advertisement was read: values told, values read, and values that are both. */
export interface FieldReading {
  field: AdvertisementField;
  text: string;
  truth: readonly string[];
  read: readonly string[];
  right: number;
}

const fold = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[.,]+$/, '')
    .trim();
const digits = (value: string): string => value.replace(/\D/g, '').slice(-7);
const one = (value: string): string[] => (value === '' ? [] : [value]);

const range = ({ min, max }: { min: number | null; max: number | null }): string[] =>
  min === null && max === null ? [] : [`${String(min ?? '')}-${String(max ?? '')}`];

const salaryOf = ({ salary }: ParsedJob): string[] =>
  range(salary).map((sums) => `${sums} ${salary.currency} ${salary.frequency}`);

/** Reads an advertisement and holds each measured field against the truth. */
export function readings(advertisement: Advertisement): FieldReading[] {
  const { text, place, contact } = advertisement;
  const job = parseJob(text, { today });
  const found: FieldReading[] = [];
  const compare = (field: AdvertisementField, truth: readonly string[], read: readonly string[]): void => {
    const wanted = new Set(truth.map(fold));
    found.push({ field, text, truth, read, right: read.filter((value) => wanted.has(fold(value))).length });
  };
  const [city = '', state = ''] = place.split(',');
  // Whether a field in brackets is a part of the title is a matter of taste.
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
  for (const [field, isRequired] of [
    ['required', true],
    ['preferred', false],
  ] as const) {
    const truth = advertisement[field];
    if (!truth) continue;
    const names = job.skills.filter(({ required }) => required === isRequired).map(({ name }) => name);
    compare(
      field,
      truth,
      truth.filter((name) => names.includes(name)),
    );
  }
  if (advertisement.languages)
    compare(
      'languages',
      advertisement.languages,
      job.languages.map(({ name }) => name),
    );
  if (contact !== undefined) {
    const [name = '', email = '', phone = ''] = contact.split(';').map((part) => part.trim());
    compare('name', one(name), one(job.contact.name));
    compare('email', one(email), one(job.contact.email));
    compare('phone', one(phone).map(digits), one(job.contact.phone).map(digits));
  }
  if (advertisement.benefits) {
    const told = job.benefits.join('\n').toLowerCase();
    compare(
      'benefits',
      advertisement.benefits,
      advertisement.benefits.filter((word) => told.includes(word.toLowerCase())),
    );
  }
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
  const told = sum(({ truth }) => truth.length);
  const read = sum((reading) => reading.read.length);
  const right = sum((reading) => reading.right);
  return { precision: read === 0 ? 1 : right / read, recall: told === 0 ? 1 : right / told };
}
