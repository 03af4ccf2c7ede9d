import { string } from 'yup';

/** Feature flags are stored as these texts. */
export const featureFlags = { off: '0', on: '1' } as const;
export type FeatureFlag = (typeof featureFlags)[keyof typeof featureFlags];

/** A flag that may be unset; `isFeatureOn` decides what unset means. */
export function featureFlag() {
  return string().oneOf([featureFlags.off, featureFlags.on]).optional();
}

/**
 * Whether the feature is on.
 * @param defaultOn the meaning of an unset flag: true for core and skillsMarketing, false for all others.
 */
export function isFeatureOn(flag: string | null | undefined, defaultOn = false): boolean {
  if (flag === featureFlags.on) return true;
  if (flag === featureFlags.off) return false;
  return defaultOn;
}

/** The stored value of a flag. */
export function featureFlagOf(isOn: boolean): FeatureFlag {
  return isOn ? featureFlags.on : featureFlags.off;
}
