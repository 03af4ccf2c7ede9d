/** An imported style sheet in tests. */
export default {};
