/**
 * Languages in which scans are recognized unless others are set. Each costs memory and time; the others of the agency's
 * candidates are added by `SCAN_LANGUAGES`. `build.mjs` requires their packages.
 */
export const defaultScanLanguages: readonly string[] = ['eng', 'fra'];
