import type { Provenance } from '../resumes/parsed-resume';

/** Values of lower confidence need a review. */
const certainFrom = 0.5;

/** Whether a user should review the value because the engine is not sure of it. */
export function isUncertain(place: Pick<Provenance, 'confidence'> | undefined): boolean {
  return place !== undefined && place.confidence < certainFrom;
}
