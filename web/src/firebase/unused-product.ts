/**
 * Stands in for the Firebase products that the portal does not use. reactfire imports them all by name; none of its
 * hooks for them is called.
 */
const unused = () => {
  throw new Error('This Firebase product is not part of the application.');
};

export const getDatabase = unused;
export const getFunctions = unused;
export const getPerformance = unused;
export const getRemoteConfig = unused;
export const getAnalytics = unused;
export const initializeAppCheck = unused;
