/** Expressions that one decision may evaluate. */
const platformLimit = 1_000;
/** Expressions of `&& pad()` without the members of its list. */
const padItself = 7;

/**
 * Rules whose conditions evaluate extra expressions, so that the platform's limit refuses requests with more than `most`
 * expressions of their own.
 */
export function paddedRules(rules: string, most: number): string {
  const members = Array.from({ length: platformLimit - most - padItself }, () => 'true');
  return rules
    .replaceAll(/(allow [a-z, ]+: if )([^;]+);/g, (whole, head: string, condition: string) =>
      condition === 'false' ? whole : `${head}(${condition}) && pad();`,
    )
    .replace(
      /(match \/databases\/\{database\}\/documents \{)/,
      `$1\nfunction pad() { return [${members.join()}].size() > 0; }\n`,
    );
}
