import type { DegreeType } from './degree-type';

/** Display names of the degree types, from lowest to highest. */
export const degreeNames: Record<DegreeType, string> = {
  specialeducation: 'Special education',
  someHighSchoolOrEquivalent: 'Some high school',
  ged: 'GED',
  secondary: 'Secondary school',
  highSchoolOrEquivalent: 'High school',
  certification: 'Certificate',
  vocational: 'Vocational training',
  someCollege: 'Some college',
  HND_HNC_OrEquivalent: 'HND / HNC',
  associates: 'Associate degree',
  international: 'International degree',
  bachelors: "Bachelor's degree",
  somePostgraduate: 'Some postgraduate study',
  masters: "Master's degree",
  intermediategraduate: 'Intermediate graduate degree',
  professional: 'Professional degree',
  postprofessional: 'Postprofessional degree',
  doctorate: 'Doctorate',
  postdoctorate: 'Postdoctorate',
};
