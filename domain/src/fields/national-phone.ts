/** A number of the North American plan in E.164. */
const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A phone number as people of its country write it, `(617) 555-0134`; numbers of other plans stay as they are. */
export function nationalPhone(phone: string): string {
  return phone.replace(northAmerican, '($1) $2-$3');
}
