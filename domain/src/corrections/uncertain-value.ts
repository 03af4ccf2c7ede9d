import type { Provenance } from '../resumes/parsed-resume';

/** Below this a human is asked. */
const certainFrom = 0.5;

/** Is the engine so unsure of a value that a human should look? */
export function isUncertain(place: Pick<Provenance, 'confidence'> | undefined): boolean {
  return place !== undefined && place.confidence < certainFrom;
}
