import { countries } from './countries/index';
import type { Month } from './month';
import type { PersonaAddress, PersonaEducation, Seniority } from './persona-types';
import type { Profession, ProfessionEducation } from './professions/profession';
import type { Random } from './random';
import { makeSchool } from './schools';

/** The usual degree before another one. */
const earlierDegrees: Readonly<Partial<Record<string, Omit<ProfessionEducation, 'share'>>>> = {
  masters: {
    degreeType: 'bachelors',
    degrees: ['Bachelor of Science', 'Bachelor of Arts', 'B.S.', 'B.A.', 'BSc (Hons)'],
    majors: ['Business Administration', 'Economics', 'Psychology', 'Communication', 'Biology'],
  },
  doctorate: {
    degreeType: 'bachelors',
    degrees: ['Bachelor of Science', 'B.S.', 'B.Sc.'],
    majors: ['Biology', 'Chemistry', 'Kinesiology', 'Health Sciences'],
  },
  professional: {
    degreeType: 'bachelors',
    degrees: ['Bachelor of Arts', 'B.A.', 'BA (Hons)'],
    majors: ['Political Science', 'History', 'English', 'Philosophy'],
  },
};

const lengths: Readonly<Record<string, number>> = {
  masters: 2,
  doctorate: 4,
  professional: 3,
  bachelors: 4,
  associates: 2,
};
const honors = [
  'Cum Laude',
  'Magna Cum Laude',
  'Summa Cum Laude',
  "Dean's List",
  'With Distinction',
  'First Class Honours',
] as const;

interface StudiesOptions {
  random: Random;
  profession: Profession;
  address: PersonaAddress;
  seniority: Seniority;
  beganIn: Month;
}

/** Makes the degrees of a person, newest first, the first of them finished before the career began. */
export function makeStudies({ random, profession, address, seniority, beganIn }: StudiesOptions): PersonaEducation[] {
  const highest = chooseEducation(random, profession.education);
  const studies: PersonaEducation[] = [];
  const began = Number(beganIn.slice(0, 4));
  const isLater = highest.degreeType === 'masters' && seniority !== 'entry' && random.chance(0.45);
  const endYear = isLater ? began + random.int(2, 5) : began;
  studies.push(makeDegree(random, highest, address, endYear));
  const earlier = earlierDegrees[highest.degreeType];
  if (earlier) {
    const own = profession.education.find((one) => one.degreeType === 'bachelors');
    const end = isLater ? began : endYear - (lengths[highest.degreeType] ?? 2);
    studies.push(makeDegree(random, own ?? earlier, address, end));
  }
  const last = studies.at(-1);
  const isShort = last && ['associates', 'vocational', 'certification', 'someCollege'].includes(last.degreeType);
  if (last && (isShort ? random.chance(0.4) : random.chance(0.07))) {
    studies.push(
      makeDegree(
        random,
        { degreeType: 'highSchoolOrEquivalent', degrees: ['High School Diploma', 'Diploma'], majors: [''] },
        address,
        last.startYear,
      ),
    );
  }
  return studies;
}

function chooseEducation(random: Random, options: readonly ProfessionEducation[]): ProfessionEducation {
  let rest = random.next();
  for (const option of options) {
    rest -= option.share;
    if (rest < 0) return option;
  }
  return random.pick(options);
}

function makeDegree(
  random: Random,
  kind: Omit<ProfessionEducation, 'share'>,
  address: PersonaAddress,
  endYear: number,
): PersonaEducation {
  const major = random.pick(kind.majors);
  const place = random.chance(0.7) ? address : random.pick(countries[address.country].cities);
  const isAcademic = ['bachelors', 'masters', 'associates', 'doctorate', 'professional'].includes(kind.degreeType);
  return {
    school: makeSchool(random, address.country, kind.degreeType, major || 'law'),
    location: place.state ? `${place.city}, ${place.state}` : place.city,
    degree: random.pick(kind.degrees),
    degreeType: kind.degreeType,
    major,
    startYear: endYear - (lengths[kind.degreeType] ?? random.int(1, 4)),
    end: `${String(endYear)}-${random.pick(['05', '05', '06', '12', '08'])}`,
    gpa: isAcademic && address.country === 'US' && random.chance(0.3) ? `3.${String(random.int(20, 98))}` : '',
    honors: isAcademic && random.chance(0.18) ? random.pick(honors) : '',
  };
}
