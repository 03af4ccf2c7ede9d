/** Version of the rules and the taxonomies together; stored beside every parse and grade, so that a score can be repeated. */
export const engineVersion = '1.13.0';
