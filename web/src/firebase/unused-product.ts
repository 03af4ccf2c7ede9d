/**
 * Replaces the Firebase products that the portal does not use: Realtime Database, Functions SDK, Remote Config and
 * others. reactfire imports these names; none of its hooks for them is called.
 */
const unused = () => {
  throw new Error('This Firebase product is not part of the application.');
};

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getAnalytics,
  unused as getBoolean,
  unused as getDatabase,
  unused as getFunctions,
  unused as getNumber,
  unused as getPerformance,
  unused as getRemoteConfig,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as initializeAppCheck,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
