/** An entry of the hand-written skill lists in `data/additions/skills`. */

export interface SkillEntry {
  label: string;
  synonyms: string[];
  parents: string[];
  industry: string;
}

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Parses a list, one skill per line: `Label = synonym, synonym < Parent, Parent`. `@industry id Name` starts a file;
 * `## Label` is a skill and the default parent of the lines below.
 */
export function parseAdditions(text: string): { entries: SkillEntry[]; industries: { id: string; name: string }[] } {
  const entries: SkillEntry[] = [];
  const industries: { id: string; name: string }[] = [];
  let industry = '';
  let group = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('// ')) continue;
    const declared = /^@industry (\S+) (.+)$/.exec(line);
    if (declared?.[1] && declared[2]) {
      industry = declared[1];
      group = '';
      industries.push({ id: industry, name: declared[2] });
      continue;
    }
    const isGroup = line.startsWith('## ');
    const [names = '', parentText = ''] = (isGroup ? line.slice(3) : line).split(/\s<\s/);
    const [label = '', synonymText = ''] = names.split(/\s=\s/);
    const parents = parts(parentText);
    entries.push({
      label: label.trim(),
      synonyms: parts(synonymText),
      parents: parents.length > 0 || isGroup || group === '' ? parents : [group],
      industry,
    });
    if (isGroup) group = label.trim();
  }
  return { entries, industries };
}
