import { escapeHtml } from '../fields/markup';
import { builtProfileSchema, profileSectionSchema, type BuiltProfile } from '../profiles/built-profile';
import type { CandidateFacts } from '../redaction/find-identifiers';

/** A made-up profile, and every text in it that must not reach a viewer. */
export interface PlantedProfile {
  seed: number;
  facts: CandidateFacts;
  /** Recruiter and agency, which stay. */
  kept: string[];
  built: BuiltProfile;
  /** As they are written in the profile. */
  planted: string[];
  /** Ordinary text that stays. */
  harmless: string[];
}

/** Given and family name, further written forms that the profile uses, by script. */
const people: readonly { given: string; family: string; forms: readonly string[]; full?: string }[] = [
  {
    given: 'Robert',
    family: 'Whitcombe',
    forms: ['Bob', 'Bobby', 'R. Whitcombe', 'R.W.', 'WHITCOMBE', 'Whitcombe, Robert'],
  },
  { given: 'José María', family: 'Núñez-Ortega', forms: ['Jose', 'Nunez', 'Ortega', 'J. Núñez-Ortega'] },
  { given: 'Siobhán', family: 'O’Riordan', forms: ["O'Riordan", 'ORiordan', 'Siobhan', 'S.O.'] },
  { given: 'Jürgen', family: 'Mößner', forms: ['Juergen', 'Mössner', 'J.M.'] },
  { given: 'Bo', family: 'Li', forms: ['Li', 'Bo', 'Bo Li'] },
  { given: 'Nguyễn', family: 'Thị Hạnh', forms: ['Nguyen', 'Hanh'] },
  { given: '小明', family: '王', full: '王小明', forms: ['小明', '王先生', '小王'] },
  { given: '太郎', family: '山田', full: '山田 太郎', forms: ['山田', '太郎', '山田さん'] },
  { given: '철수', family: '김', full: '김철수', forms: ['철수', '김씨', '김철수는'] },
  { given: 'Мария', family: 'Кузнецова', forms: ['Маша', 'Кузнецовой', 'Кузнецову', 'Марии'] },
  { given: 'Γιώργος', family: 'Παπαδόπουλος', forms: ['Γιωργος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'] },
  { given: 'محمد', family: 'الحداد', forms: ['ومحمد', 'الحداد'] },
  { given: 'נועה', family: 'ברקוביץ', forms: ['ברקוביץ', 'לנועה'] },
  { given: 'สมชาย', family: 'ใจดี', forms: ['สมชาย'] },
  { given: 'Elizabeth', family: 'van der Berg', forms: ['Liz', 'Beth', 'Berg', 'E. Berg'] },
  { given: 'Will', family: 'Price', forms: ['Will', 'Price', 'Bill', 'W. Price'] },
];

/** The company as the record has it, and how texts write it. */
const employers: readonly { name: string; forms: readonly string[] }[] = [
  { name: 'HP', forms: ['HP', 'H.P.', "HP's"] },
  { name: 'GE', forms: ['GE', 'ex-GE'] },
  { name: '3M', forms: ['3M', '3M™'] },
  {
    name: 'Quanterra Systems, Inc.',
    forms: [
      'Quanterra',
      'quanterra.com',
      'QUANTERRA',
      'Quanterra-internal',
      'careers.quanterra.io',
      'QuanterraCloud',
      'quanterrasystems',
    ],
  },
  { name: 'Blue Heron Logistics LLC', forms: ['Blue Heron', 'Blue Heron Logistics', 'blueheron', 'BHL'] },
  { name: 'International Business Machines (IBM)', forms: ['IBM', 'International Business Machines'] },
  { name: 'Müller & Söhne GmbH', forms: ['Müller und Söhne', 'Mueller & Soehne', 'Müller'] },
  { name: '云帆科技有限公司', forms: ['云帆科技有限公司'] },
  { name: 'Target', forms: ['Target', "Target's"] },
  { name: 'The Kestrelmont Group', forms: ['Kestrelmont', 'kestrelmont.example'] },
  { name: 'Ромашкинский завод', forms: ['Ромашкинский завод', 'Ромашкинского'] },
];

const phoneForms: readonly ((digits: string) => string)[] = [
  (d) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`,
  (d) => `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`,
  (d) => `+1 ${d.slice(0, 3)}\u2011${d.slice(3, 6)}\u2011${d.slice(6)}`,
  (d) => `${d.slice(0, 3)}\u2013${d.slice(3, 6)}\u2013${d.slice(6)}`,
  (d) => `001 ${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6)}`,
  (d) => `${d.slice(0, 3)}\u00a0/\u00a0${d.slice(3, 6)}\u00a0${d.slice(6)}`,
  (d) => Array.from(d, (one) => String.fromCodePoint(0xff10 + Number(one))).join(''),
  (d) => d,
];

/** How resumes of the supported languages name a superior: the sentence, and the name in it. */
const superiors: readonly (readonly [sentence: string, name: string])[] = [
  ['Reported to Thaddeus Oxenford', 'Thaddeus Oxenford'],
  ['Reported directly to our CTO, Petra Lindqvist', 'Petra Lindqvist'],
  ['Berichtete an den Leiter, Herrn Hiroko Tanabe', 'Hiroko Tanabe'],
  ['Unter der Leitung von Frau Dr. Gesine Overbeck-Thal', 'Gesine Overbeck-Thal'],
  ['Mein Vorgesetzter war Ansgar Feldhusen', 'Ansgar Feldhusen'],
  ['Sous la responsabilité de Madame Solène Kermadec', 'Solène Kermadec'],
  ['Je reportais à Baptiste de Trémeur', 'Baptiste de Trémeur'],
  ['Reportaba a la directora Itziar Zubeldia', 'Itziar Zubeldia'],
  ['Bajo la supervisión de Don Eusebio Carranza', 'Eusebio Carranza'],
  ['Reportava ao diretor Valdemar Quintão', 'Valdemar Quintão'],
  ['Sob a gestão de Iracema Vasques', 'Iracema Vasques'],
  ['Riportavo al direttore Ermenegildo Zanardi', 'Ermenegildo Zanardi'],
  ['Sotto la guida di Ludovica Brambati', 'Ludovica Brambati'],
  ['Rapporteerde aan mevrouw Femke van Oosterwolde', 'Femke van Oosterwolde'],
  ['Leidinggevende: Sjoerd Haverkate', 'Sjoerd Haverkate'],
  ['Raportowałam do dyrektora: Zbigniew Kaczorowski', 'Zbigniew Kaczorowski'],
  ['Przełożona: Grażyna Wiśniowska', 'Grażyna Wiśniowska'],
  ['Müdürüm Ayşegül Kaplanoğlu idi', 'Ayşegül Kaplanoğlu'],
  ['Tuğrul Demirkıran’a rapor verdim', 'Tuğrul Demirkıran'],
  ['Rapporterade till Torbjörn Hallgrensson', 'Torbjörn Hallgrensson'],
  ['Närmaste chef var Gunilla Åkerhielm', 'Gunilla Åkerhielm'],
  ['Под руководством Захара Велимирова', 'Захара Велимирова'],
  ['Непосредственный руководитель: Аграфена Подъяпольская', 'Аграфена Подъяпольская'],
  ['汇报给技术总监周建国。', '周建国'],
  ['直属上级：欧阳修远', '欧阳修远'],
  ['上司は佐藤健一さん', '佐藤健一'],
  ['高橋 美咲部長に報告', '高橋 美咲'],
];
/** Addresses without their scheme. */
const hosts = [
  'jdoe.dev',
  'jdoe.github.io',
  'jane-doe.me',
  'doe.ai',
  'my.jdoe.app',
  'jdoe.net',
  'джон.рф',
  'DOE.ONLINE',
];
const harmless = [
  'Led a team of eight',
  '2016 - 2019',
  'PostgreSQL',
  'reduced costs by 1 000 000',
  'ASP.NET, Node.js, System.IO and socket.io',
  'main.py, deploy.sh and README.md',
  'Reported to Vice President Sales',
  'Dipl.Ing, B.Sc, e.g. with U.S. clients',
  'Anabel',
  'targets',
];
const kept = ['Avery Northgate', 'avery@staffing.example', '+1 212 555 7788', 'Northgate Staffing'];

function entryAt<T>(all: readonly T[], index: number): T {
  const found = all[index % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

/** A profile in which identifiers of several scripts and forms are planted; the same for the same seed. */
export function plantedProfile(seed: number): PlantedProfile {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T => entryAt(all, Math.floor(random() * all.length));
  const person = entryAt(people, seed);
  const employer = entryAt(employers, seed);
  const second = pick(employers);
  const [superior, manager] = entryAt(superiors, seed);
  const host = entryAt(hosts, seed);
  const fullName = person.full ?? `${person.given} ${person.family}`;
  const handle = `user${seed}handle`;
  const email = `${handle}@mail${seed}.example`;
  const digits = `617555${String(1000 + seed)}`;
  const phone = pick(phoneForms)(digits);
  const otherPhone = pick(phoneForms)(digits);
  const link = `https://www.linkedin.com/in/${handle}`;
  const street = `${seed} Wetherby Lane`;
  const text = (words: string) => escapeHtml(words);
  const [one, two] = [pick(person.forms), pick(person.forms)];
  const [first, other] = [pick(employer.forms), pick(second.forms)];
  const picture = `/api/public/image?path=${encodeURIComponent(`images/froala/1/${person.family}-${seed}.png`)}`;
  const section = (given: object) => profileSectionSchema.cast(given);
  return {
    seed,
    facts: {
      names: [fullName, `${person.given} ${person.family}`],
      employers: [employer.name, second.name],
      schools: [],
      people: [],
      emails: [email],
      phones: [`+1 617 555 ${1000 + seed}`],
      links: [],
      addresses: [street],
    },
    kept,
    harmless,
    planted: [
      fullName,
      one,
      two,
      employer.name,
      first,
      second.name,
      other,
      manager,
      host,
      email,
      handle,
      phone,
      otherPhone,
      link,
      street,
    ],
    built: builtProfileSchema.cast({
      headerContent: `<h1>${text(fullName)}</h1><p>${text(email)} | ${text(phone)} | <a href="${link}">Profile</a></p>`,
      completedProfile: [
        section({
          ...{ key: 'summary', title: `About ${one}` },
          content: `<p>${text(one)} (${text(two)}) was at ${text(first)} and ${text(other)}. ${text(harmless.join('. '))}.</p><p>See ${host}. Call ${text(otherPhone)} or write to ${handle}, ${text(street)}</p>`,
        }),
        section({
          ...{ key: 'work', title: 'Work history' },
          content:
            `<h3>Engineer, <b>${text(employer.name.slice(0, 1))}</b>${text(employer.name.slice(1))}</h3>` +
            `<ul><li>${text(superior)}, with ${text(second.name)}</li><li>${text(fullName)}</li></ul>` +
            `<table><tbody><tr><td>${text(first)}</td><td>2016 - 2019</td></tr></tbody></table>` +
            `<p><img src="${picture}" alt="Photo of ${text(fullName)}" width="80" /></p>`,
        }),
        section({ key: 'skills', title: 'Skills', badges: ['PostgreSQL', `${first} tools`] }),
        section({
          ...{ key: 'files', title: 'Files' },
          files: [
            { url: `https://portal.example/${handle}`, path: 'attachmentsc/1/f', originalFilename: `${fullName}.pdf` },
          ],
        }),
      ],
      footerContent: `<p>Presented by ${kept.map(text).join(', ')}</p>`,
    }),
  };
}

/** The planted texts that an output still has: a plain search, without the rules by which they are removed. */
export function readableIn(output: string, planted: readonly string[]): string[] {
  const plain = output
    .normalize('NFKC')
    .replace(/[\u00a0\s]+/g, ' ')
    .toLowerCase();
  return planted.filter((text) => {
    const wanted = text
      .normalize('NFKC')
      .replace(/[\u00a0\s]+/g, ' ')
      .toLowerCase();
    if (/^[a-z\d.]{1,3}$/.test(wanted)) {
      return new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}])`, 'u').test(output);
    }
    return /^(?:will|price|target|targets?'s)$/.test(wanted) ? output.includes(text) : plain.includes(wanted);
  });
}

/** mulberry32: a small generator with 32 bits of state. */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
