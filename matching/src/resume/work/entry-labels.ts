import { fold } from '../../text/normalize';

/** The kind of a labeled value in a form. */
export type LabelRole = 'title' | 'employer' | 'other';

/** Labels of forms and of tables written as lines, in the supported languages. */
const labels: Readonly<Record<LabelRole, string>> = {
  title:
    'occupation|occupation or position held|position|position title|position held|post|post held|title|role|job title|job|designation|rank|tatigkeit|funktion|stelle|poste|fonction|puesto|cargo|funcao|mansione|functie|stanowisko|befattning|stilling|tehtava|beruf oder funktion|fonction ou poste occupe|profesion o cargo desempenado|lavoro o posizione ricoperti|funcao ou cargo ocupado|beroep of functie|zajmowane stanowisko|designation held|должность|pozisyon|görev|المسمى الوظيفي|תפקיד|职位|職位|職種|役職|직위|직책',
  employer:
    'company|company name|employer|employer name|name of employer|name and address of employer|name and address of the employer|organization|organisation|organization name|organisation name|client|agency|firm|arbeitgeber|firma|unternehmen|employeur|entreprise|empresa|empleador|azienda|datore di lavoro|werkgever|bedrijf|pracodawca|arbetsgivare|arbejdsgiver|arbeidsgiver|tyonantaja|name und adresse des arbeitgebers|nom et adresse de l employeur|nombre y direccion de la empresa o empleador|nome e indirizzo del datore di lavoro|nome e endereco do empregador|naam en adres van de werkgever|nazwa i adres pracodawcy|компания|организация|işveren|şirket|الشركة|جهة العمل|חברה|מעסיק|公司|单位|会社|会社名|회사|회사명',
  other:
    'title of qualification|title of qualification awarded|location|place|address|school|school name|institute|institution|institution name|university|college|degree|qualification|year|major',
};
const roleOf = new Map<string, LabelRole>();
for (const role of ['other', 'employer', 'title'] as const)
  for (const label of labels[role].split('|')) roleOf.set(fold(label), role);

const keyOf = (label: string): string => fold(label).replace(/'/g, ' ');

const shape = /^\s*([\p{L}\p{M} '’]{2,50}?)\s*[:：]\s+/u;
const bareShape = /^\s*([\p{L}\p{M} '’]{2,50}?)\s*[:：]?\s*$/u;

/** A label at the beginning of a text, with the kind and the offset of its value. */
export function labelOf(text: string): { role: LabelRole; length: number } | null {
  const match = shape.exec(text.slice(0, 60));
  const role = roleOf.get(keyOf(match?.[1] ?? ''));
  return match && role !== undefined ? { role, length: match[0].length } : null;
}

/** The kind of value of a text that is only a label. */
export const roleOfLabel = (text: string): LabelRole | undefined =>
  text.length > 60 ? undefined : roleOf.get(keyOf(bareShape.exec(text)?.[1] ?? ''));

const otherColumn =
  /^(?:periods?|years?|dates?|from|to|months?|duration|when|duties|responsibilities|tasks|activities|description|achievements|remarks|board|course|examination|exam|year of (?:passing|completion|graduation)|passing year|percentage|marks|grade|class|c?gpa|specialization|issued|expiry|expires|valid until|zeitraum|von|bis|aufgaben|période|missions|período|funciones|periodo|mansioni)$/i;
/** The unit of a column: `Marks (%)`. */
const unit = /\s*\([^()]{1,12}\)\s*$/;
/** A row with fewer cells may be an entry. */
const minColumns = 3;

/** Whether all cells of a row are column headers. */
export function areColumnNames(cells: readonly string[]): boolean {
  const isName = (text: string): boolean => roleOfLabel(text) !== undefined || otherColumn.test(text.trim());
  return cells.map((cell) => cell.replace(unit, '')).every((cell) => isName(cell) || cell.split('/').every(isName));
}

/** Whether the cells of a row are a table's header: `Period`, `Employer`, `Position`, `Duties`. */
export const isTableHead = (cells: readonly string[]): boolean => cells.length >= minColumns && areColumnNames(cells);
