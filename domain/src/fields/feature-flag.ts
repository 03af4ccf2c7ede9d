import { string } from 'yup';

/** Switches of features are stored as these texts (000 §3, 001 §4). */
export const featureFlags = { off: '0', on: '1' } as const;
export type FeatureFlag = (typeof featureFlags)[keyof typeof featureFlags];

/** A switch that may be unset; what unset means is told where it is read. */
export function featureFlag() {
  return string().oneOf([featureFlags.off, featureFlags.on]).optional();
}

/**
 * Is the feature on?
 * @param defaultOn what an unset switch means: true for core and skillsMarketing, false for all others (000 §3).
 */
export function isFeatureOn(flag: string | null | undefined, defaultOn = false): boolean {
  if (flag === featureFlags.on) return true;
  if (flag === featureFlags.off) return false;
  return defaultOn;
}

/** The switch as it is stored. */
export function featureFlagOf(isOn: boolean): FeatureFlag {
  return isOn ? featureFlags.on : featureFlags.off;
}
