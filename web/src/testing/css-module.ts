/** Class names of CSS modules in tests: the name itself. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
