/** The emulators that a portal may run with. */
export const emulatorKinds = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type EmulatorKind = (typeof emulatorKinds)[number];
