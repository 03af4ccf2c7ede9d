import type { CountryCode } from './countries/index';
import type { Random } from './random';
import type { DegreeType } from '@portal/domain/resumes/degree-type';

/** School names: patterns by country and kind, filled with invented places. */
const places: Partial<Record<CountryCode, readonly string[]>> = {
  US: [
    'Ashford Valley',
    'Brookhaven',
    'Cedar Falls Ridge',
    'Dunmore',
    'Elk River',
    'Fairmont Hills',
    'Granger',
    'Hollins Creek',
    'Kendall Springs',
    'Lakeshore',
    'Marston',
    'Northfield Plains',
    'Old Harbor',
    'Pine Bluff Valley',
    'Redwood Coast',
    'Stanhope',
    'Tri-Rivers',
    'Westbrook',
  ],
  GB: ['Aldermoor', 'Brackenfield', 'Calderdale Moor', 'Easthampton', 'Northmere', 'Thornaby Vale', 'Wexmouth'],
  CA: ['Birch Lake', 'Coldwater', 'Grand Fjord', 'Laurentide', 'Prairie North', 'Saint-Amable'],
  AU: ['Coolamon', 'Jarrah Coast', 'Murrawong', 'Southern Ranges'],
  IE: ['Ardmore', 'Ballinclare', 'Kilmacross'],
  DE: ['Altbruck', 'Königsfelde', 'Mittelrhein', 'Neuwalden', 'Südsachsen'],
  FR: ["Val-d'Aubrière", 'Haute-Rivière', 'Saint-Rémy-du-Lac', 'Montclair'],
  NL: ['Oosterveen', 'Rijnmeer', 'Zuiderdam'],
  ES: ['Alcoraz', 'Montesol', 'Ribera del Sur'],
  PL: ['Białogóra', 'Nowa Dębina', 'Zielone Wzgórza'],
  SE: ['Älvsund', 'Norrvik', 'Östhamra'],
  IN: ['Ambikapuri', 'Nandivanam', 'Shantinagar'],
  MX: ['Valle Azul', 'Sierra Clara', 'Costa Dorada'],
  BR: ['Serra Verde', 'Vale do Sol', 'Rio Manso'],
};

type SchoolKind = 'university' | 'community' | 'vocational' | 'secondary' | 'law' | 'graduate';

const patterns: Record<
  'en' | 'us' | 'de' | 'fr' | 'nl' | 'es' | 'pl' | 'se' | 'br',
  Record<SchoolKind, readonly string[]>
> = {
  us: {
    university: [
      '{} State University',
      'University of {}',
      '{} University',
      '{} College',
      '{} Institute of Technology',
      '{} Polytechnic University',
    ],
    graduate: ['{} State University', 'University of {}', '{} Graduate School of Management', '{} University'],
    community: ['{} Community College', '{} County Community College', '{} Technical College'],
    vocational: ['{} Technical Institute', '{} Career Center', '{} Trade School', '{} Vocational Center'],
    secondary: ['{} High School', '{} Central High School', '{} Preparatory Academy'],
    law: ['{} University School of Law', '{} School of Law', 'University of {} College of Law'],
  },
  en: {
    university: ['University of {}', '{} University', '{} Metropolitan University', '{} University of Technology'],
    graduate: ['University of {}', '{} Business School', '{} University'],
    community: ['{} College', '{} College of Further Education', '{} Polytechnic'],
    vocational: ['{} Training Centre', '{} Technical College', '{} Institute of Trades'],
    secondary: ['{} Grammar School', '{} Secondary School', '{} Sixth Form College'],
    law: ['{} Law School', 'University of {}'],
  },
  de: {
    university: ['Universität {}', 'Technische Hochschule {}', 'Hochschule {}'],
    graduate: ['Universität {}', 'Technische Universität {}'],
    community: ['Fachschule {}', 'Akademie {}'],
    vocational: ['Berufskolleg {}', 'Berufsschule {}'],
    secondary: ['Gymnasium {}', 'Gesamtschule {}'],
    law: ['Universität {}'],
  },
  fr: {
    university: ['Université de {}', 'École Supérieure de {}', 'Institut Universitaire de {}'],
    graduate: ['Université de {}', 'École de Management de {}'],
    community: ['Lycée Technique de {}', 'IUT de {}'],
    vocational: ['Lycée Professionnel de {}', 'CFA de {}'],
    secondary: ['Lycée {}', 'Lycée de {}'],
    law: ['Université de {}'],
  },
  nl: {
    university: ['Universiteit {}', 'Hogeschool {}'],
    graduate: ['Universiteit {}'],
    community: ['ROC {}'],
    vocational: ['ROC {}', 'Vakschool {}'],
    secondary: ['{} College', 'Lyceum {}'],
    law: ['Universiteit {}'],
  },
  es: {
    university: ['Universidad de {}', 'Universidad Politécnica de {}', 'Universidad Autónoma de {}'],
    graduate: ['Universidad de {}', 'Escuela de Negocios {}'],
    community: ['Instituto Tecnológico de {}'],
    vocational: ['Centro de Formación Profesional {}', 'Instituto Técnico {}'],
    secondary: ['Instituto {}', 'Colegio {}'],
    law: ['Universidad de {}'],
  },
  pl: {
    university: ['Uniwersytet {}', 'Politechnika {}', 'Akademia {}'],
    graduate: ['Uniwersytet {}'],
    community: ['Szkoła Policealna {}'],
    vocational: ['Technikum {}', 'Zespół Szkół {}'],
    secondary: ['Liceum {}'],
    law: ['Uniwersytet {}'],
  },
  se: {
    university: ['{} universitet', '{} högskola', 'Högskolan i {}'],
    graduate: ['{} universitet'],
    community: ['Yrkeshögskolan {}'],
    vocational: ['Yrkeshögskolan {}', '{} yrkesgymnasium'],
    secondary: ['{} gymnasium'],
    law: ['{} universitet'],
  },
  br: {
    university: ['Universidade Federal de {}', 'Universidade de {}', 'Faculdade {}'],
    graduate: ['Universidade de {}', 'Escola de Negócios {}'],
    community: ['Instituto Federal de {}'],
    vocational: ['Escola Técnica de {}'],
    secondary: ['Colégio {}'],
    law: ['Universidade de {}'],
  },
};

const patternsOf: Record<CountryCode, keyof typeof patterns> = {
  US: 'us',
  CA: 'us',
  GB: 'en',
  AU: 'en',
  IE: 'en',
  IN: 'en',
  DE: 'de',
  FR: 'fr',
  NL: 'nl',
  ES: 'es',
  MX: 'es',
  PL: 'pl',
  SE: 'se',
  BR: 'br',
};

function kindOf(degreeType: DegreeType, major: string): SchoolKind {
  if (degreeType === 'professional' && /law|juris/i.test(major)) return 'law';
  if (degreeType === 'masters' || degreeType === 'doctorate') return 'graduate';
  if (degreeType === 'associates' || degreeType === 'someCollege' || degreeType === 'HND_HNC_OrEquivalent')
    return 'community';
  if (degreeType === 'vocational' || degreeType === 'certification') return 'vocational';
  if (degreeType === 'highSchoolOrEquivalent' || degreeType === 'ged' || degreeType === 'secondary') return 'secondary';
  return 'university';
}

/** Generates the name of a school that awards the degree: `Elk River Community College`. */
export function makeSchool(random: Random, country: CountryCode, degreeType: DegreeType, major: string): string {
  const place = random.pick(places[country] ?? places.US ?? []);
  return random.pick(patterns[patternsOf[country]][kindOf(degreeType, major)]).replace('{}', place);
}
