import type { Assigned } from './assign-parts';

const department = String.raw`(?:Departments?|Dept\.?|Division|Faculty|Section|Chair) (?:of|for) [^,]{3,80}`;
const university = String.raw`[^,]*\b(?:Universit\p{L}{1,3}|College|Polytechnic|Institute of Technology)\b.*`;
const before = new RegExp(`^${department}, (${university})$`, 'u');
const behind = new RegExp(`^([^,]*\\bUniversit\\p{L}{1,3}\\b[^,]*), ${department}$`, 'u');

/** Removes a university's department from the employer: `Department of Physics, University of Quarva`. */
export function withoutDepartment(item: Assigned): Assigned {
  const { company } = item;
  if (!company) return item;
  const name = before.exec(company.text)?.[1] ?? behind.exec(company.text)?.[1];
  if (name === undefined) return item;
  const start = company.start + company.text.indexOf(name);
  return { ...item, company: { ...company, text: name, start, end: start + name.length } };
}
