/** Version of rules and taxonomies, stored with every parse and grade so that a score can be reproduced. */
export const engineVersion = '2.4.0';
