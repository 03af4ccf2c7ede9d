/** Degree types from lowest to highest, as the parsing service names them (Sovren v9). */
export const degreeTypes = [
  'specialeducation',
  'someHighSchoolOrEquivalent',
  'ged',
  'secondary',
  'highSchoolOrEquivalent',
  'certification',
  'vocational',
  'someCollege',
  'HND_HNC_OrEquivalent',
  'associates',
  'international',
  'bachelors',
  'somePostgraduate',
  'masters',
  'intermediategraduate',
  'professional',
  'postprofessional',
  'doctorate',
  'postdoctorate',
] as const;
export type DegreeType = (typeof degreeTypes)[number];

/**
 * Compares two degree types.
 * @returns a negative number when `a` is lower than `b`, 0 when equal, a positive number when higher.
 */
export function compareDegreeTypes(a: DegreeType, b: DegreeType): number {
  return degreeTypes.indexOf(a) - degreeTypes.indexOf(b);
}
