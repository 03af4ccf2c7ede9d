import { expect, test } from '@jest/globals';
import { scoreCurveCeiling } from '@portal/domain/constants/grading';
import { parseJob } from '../job/parse-job';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';

/** Titles in feminine and masculine forms, and neutral ones where a language has them. */
const titles: Readonly<Record<string, string>> = {
  English:
    'Waiter/Waitress Actor/Actress Headmaster/Headmistress Foreman/Forewoman/Foreperson Salesman/Saleswoman/Salesperson Host/Hostess Doorman/Doorwoman Chairman/Chairwoman/Chairperson Handyman/Handywoman Manager/Manageress Nurse/Male_Nurse/Female_Nurse',
  German:
    'Kaufmann/Kauffrau Krankenpfleger/Krankenschwester Lehrer/Lehrerin Arzt/Ärztin Koch/Köchin Projektleiter/Projektleiterin Hotelfachmann/Hotelfachfrau Friseur/Friseurin/Friseuse Rechtsanwalt/Rechtsanwältin Biologe/Biologin',
  French:
    'Infirmier/Infirmière Vendeur/Vendeuse Directeur/Directrice Développeur/Développeuse Électricien/Électricienne Assistant/Assistante Avocat/Avocate Caissier/Caissière',
  Spanish:
    'Enfermero/Enfermera Profesor/Profesora Abogado/Abogada Director/Directora Técnico/Técnica Secretario/Secretaria',
  Portuguese: 'Enfermeiro/Enfermeira Diretor/Diretora Engenheiro/Engenheira Advogado/Advogada',
  Italian: 'Infermiere/Infermiera Direttore/Direttrice Professore/Professoressa Commesso/Commessa Avvocato/Avvocata',
  Dutch: 'Verkoper/Verkoopster Leraar/Lerares Directeur/Directrice Kok/Kokkin',
  Polish: 'Nauczyciel/Nauczycielka Lekarz/Lekarka Kierownik/Kierowniczka',
};

const resumes: readonly ((title: string) => string)[] = [
  (title) =>
    `Robin Example\nrobin@example.com\n\nEXPERIENCE\n${title}, Brot AG, 2018 – Present\n- Kept the books and looked after customers\n${title}, Rose House, 2015 – 2018\n- Filed letters`,
  (title) =>
    `Robin Example\nrobin@example.com\n\nI have worked as a ${title} at Brot AG since 2018, where I keep the books and look after customers.`,
];

const gradesOf = (jobTitle: string, text: string): unknown => {
  const job = parseJob(`${jobTitle}\nRequirements\n- 3 years of experience\n- Bookkeeping`);
  const { weightedScore, categories } = grade({ job, resume: resumeOf(text), today });
  return [weightedScore, ...categories.map(({ unweightedScore }) => unweightedScore)];
};

test.each(Object.entries(titles))('feminine and masculine forms get the same grade: %s', (_, list) => {
  for (const group of list.split(' ')) {
    const [first = '', ...others] = group.split('/').map((form) => form.replace('_', ' '));
    for (const write of resumes)
      for (const asked of [first, others[0] ?? '']) {
        const expected = gradesOf(asked, write(first));
        for (const form of others) expect([form, gradesOf(asked, write(form))]).toEqual([form, expected]);
      }
  }
});

test('the required title in another gender counts in full', () => {
  const text = resumes[0]?.('Enfermera') ?? '';
  expect(gradesOf('Enfermero', text)).toEqual(gradesOf('Enfermera', text));
  const { categories } = grade({ job: parseJob('Enfermero'), resume: resumeOf(text), today });
  const title = categories.find(({ category }) => category === 'jobTitles');
  expect(title?.unweightedScore).toBe(scoreCurveCeiling);
  expect((gradesOf('Carpintero', text) as number[])[0]).toBeLessThan(20);
});
