/**
 * How resumes of a language introduce the people whom a candidate worked for: words before a name, and words after it. `~` is
 * any further ending of the word.
 */
interface SuperiorWords {
  before: readonly string[];
  after?: readonly string[];
}

const byLanguage: Readonly<Record<string, SuperiorWords>> = {
  english: {
    before: [
      ...['report to', 'reports to', 'reported to', 'reporting to', 'reported directly to', 'reporting directly to'],
      ...[
        'manager',
        'supervisor',
        'boss',
        'director',
        'mentor',
        'mentored by',
        'managed by',
        'supervised by',
        'led by',
      ],
      ...['referred by', 'reference', 'worked for', 'worked under', 'worked with', 'working for', 'under'],
    ],
  },
  german: {
    before: [
      ...['berichte~ an', 'berichte~ direkt an', 'vorgesetzte~', 'chef', 'chefin', 'unter', 'unter der leitung von'],
      ...[
        'unter leitung von',
        'leiter',
        'leiterin',
        'teamleiter~',
        'abteilungsleiter~',
        'geschäftsführer~',
        'referenz~',
      ],
    ],
    after: ['unterstellt', 'berichtet', 'berichtend'],
  },
  french: {
    before: [
      ...[
        'rattaché à',
        'rattachée à',
        'rapportais à',
        'reportais à',
        'rapportant à',
        'reporting à',
        'rendais compte à',
      ],
      ...['sous la direction de', 'sous la responsabilité de', 'sous la supervision de', 'sous les ordres de'],
      ...[
        'supérieur',
        'supérieure',
        'supérieur hiérarchique',
        'supérieure hiérarchique',
        'responsable',
        'directeur',
        'directrice',
        'référence',
      ],
    ],
  },
  spanish: {
    before: [
      ...['reportaba a', 'reporté a', 'reportando a', 'reporto a', 'reporte a', 'a cargo de', 'bajo las órdenes de'],
      ...[
        'bajo la dirección de',
        'bajo la supervisión de',
        'jefe',
        'jefa',
        'jefe directo',
        'jefa directa',
        'supervisora',
        'gerente',
        'referencia',
      ],
    ],
  },
  portuguese: {
    before: [
      ...[
        'reportava a',
        'reportava ao',
        'reportava à',
        'reportando a',
        'reportando ao',
        'reporto a',
        'respondia a',
        'respondia ao',
      ],
      ...[
        'sob a direção de',
        'sob a supervisão de',
        'sob a gestão de',
        'chefe',
        'chefe direto',
        'chefe direta',
        'gestor',
        'gestora',
        'referência',
      ],
    ],
  },
  italian: {
    before: [
      ...[
        'riportavo a',
        'riportando a',
        'riporto a',
        'riportavo al',
        'riporto al',
        'rispondevo a',
        'alle dipendenze di',
        'sotto la direzione di',
      ],
      ...[
        'sotto la guida di',
        'sotto la supervisione di',
        'responsabile',
        'superiore',
        'diretto superiore',
        'capo',
        'referente',
      ],
    ],
  },
  dutch: {
    before: [
      ...['rapporteer~ aan', 'rapporteer~ rechtstreeks aan', 'rapporterend aan', 'onder leiding van', 'onder'],
      ...['leidinggevende', 'teamleider', 'afdelingshoofd', 'bazin', 'baas', 'referentie'],
    ],
  },
  polish: {
    before: [
      ...['raportował~ do', 'raportując do', 'podlegał~', 'pod kierownictwem', 'pod kierunkiem'],
      ...[
        'przełożony',
        'przełożona',
        'przełożonym',
        'przełożoną',
        'kierownik',
        'kierowniczka',
        'szef',
        'szefowa',
        'dyrektor',
        'referencje',
      ],
    ],
  },
  turkish: {
    before: [
      'yönetici',
      'yöneticim',
      'yöneticisi',
      'müdür',
      'müdürüm',
      'müdürü',
      'amir',
      'amirim',
      'patron',
      'patronum',
      'referans',
    ],
    after: ['rapor verdim', 'rapor veriyorum', 'rapor vererek', 'bağlı olarak', 'bağlı çalıştım', 'yönetiminde'],
  },
  swedish: {
    before: [
      ...['rapporterade till', 'rapporterar till', 'rapporterade direkt till', 'under ledning av', 'arbetade för'],
      ...['chef', 'närmaste chef', 'närmsta chef', 'handledare', 'referens'],
    ],
  },
  russian: {
    before: [
      ...['подчинялся', 'подчинялась', 'отчитывался перед', 'отчитывалась перед', 'под руководством', 'под началом'],
      ...[
        'руководитель',
        'руководителем',
        'руководительница',
        'начальник',
        'начальником',
        'начальница',
        'директор',
        'рекомендация',
      ],
    ],
  },
};

/** Words between those above and a name: articles, forms of address, verbs, and ranks that are written with it. */
export const wordsBeforeNames: ReadonlySet<string> = new Set(
  (
    'the my our a an was is were mr mrs ms miss dr prof sir vp svp evp avp cto ceo cfo coo cio cmo cpo manager director ' +
    'president vice senior chief head officer lead leader supervisor executive general regional technical managing of and ' +
    'der die das den dem mein meine meinem meinen war ist herr herrn frau dipl ing leiter leiterin direktor direktorin ' +
    'le la les mon ma était est monsieur madame mme mlle directeur directrice responsable ' +
    'el los las mi era es fue señor señora sr sra don doña director directora gerente jefe jefa ' +
    'o os meu minha foi senhor senhora ao à da do diretor diretora chefe ' +
    'il lo mio mia signor signora sig dott dottor dottoressa ing direttore direttrice ' +
    'de het mijn onze dhr mevr meneer mevrouw directeur ' +
    'pan pani pana panem panią był była jest dyrektor dyrektora dyrektorowi ' +
    'bay bayan sayın idi olan genel müdür ' +
    'min mitt vår var är herr fru vd ' +
    'мой моя был была г господин господина госпожа директор директора директору генеральный'
  ).split(' '),
);

const escapeSpaces = (words: string) => words.replace('~', '\\p{L}*').replaceAll(' ', '\\s+');
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escapeSpaces)
    .join('|');
const all = Object.values(byLanguage);
const before = new RegExp(`(?<!\\p{L})(?:${anyOf(all.flatMap((one) => one.before))})(?!\\p{L})`, 'giu');
const after = new RegExp(
  `(?:['’]?\\p{Ll}{1,3})?\\s+(?:${anyOf(all.flatMap((one) => one.after ?? []))})(?!\\p{L})`,
  'giu',
);

const word = "\\p{Lu}[\\p{L}'’-]+";
const particle = '(?:\\s+(?:von|van|de|der|den|del|della|di|da|dos|du|la|le|zu|af|av|ter|ten|bin|al|el))*';
const nameSource = `${word}(?:\\s+\\p{Lu}\\.)?(?:${particle}\\s+${word}){1,2}`;
const nameHere = new RegExp(`^${nameSource}`, 'u');
const nameAtEnd = new RegExp(`(?<![\\p{L}'’-])${nameSource}$`, 'u');
const wordHere = /^[\s:,.(–—-]*([\p{L}]+)\.?/u;

/** The most frequent Chinese family names, by which a name differs from a title. */
const chineseFamilyNames =
  '王李张张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤張劉陳楊黃趙吳孫馬羅鄭謝許韓馮鄧蕭葉蘇魏呂盧鍾譚陸賈韋鄒龍賀顧龔萬錢嚴湯';
const chinese = new RegExp(
  `(?:汇报给|匯報給|汇报对象|直属上级|直屬上級|直接上级|上级|上級|主管|领导|領導|经理|經理|总监|總監|导师|導師|向)(?:为|是|爲)?[\\s:：]*((?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|慕容|令狐|[${chineseFamilyNames}])\\p{Script=Han}{1,2})(?=\\P{Script=Han}|先生|女士|经理|經理|总|總|汇报|匯報|的|和|$)`,
  'gu',
);
const japaneseName =
  '((?:\\p{Script=Han}{1,3}[\\s　]\\p{Script=Han}{1,3})|\\p{Script=Han}{3,5}|\\p{Script=Katakana}{2,8}[・\\s]\\p{Script=Katakana}{2,8})';
const japanese = [
  new RegExp(`(?:上司|報告先|上長|指導者|メンター)(?:は|：|:|の|、|\\s)*${japaneseName}`, 'gu'),
  new RegExp(`${japaneseName}(?:さん|様|氏|部長|課長|社長|取締役)?(?:に|へ)(?:直接)?(?:報告|レポート)`, 'gu'),
];
/** Ordinary words that begin like a family name, and ranks. */
const noNames =
  /^(?:高管|高层|高層|方向|方面|金融|安全|周期|马上|石油|陈列|任务|任職|任职|于是|何时|单位|常规|成本|严格|.*(?:部長|課長|社長|取締役|本部|責任者|担当者|経営陣|経営会議|上司))$/u;

/** The people whom a text names as superiors, mentors or references. */
export function superiorsIn(text: string): string[] {
  const introduced = Array.from(text.matchAll(before), ({ 0: words, index }) =>
    nameAfter(text.slice(index + words.length, index + words.length + 160)),
  );
  const followed = Array.from(
    text.matchAll(after),
    ({ index }) => nameAtEnd.exec(text.slice(Math.max(0, index - 80), index))?.[0] ?? '',
  );
  const eastAsian = [chinese, ...japanese].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => (noNames.test(name) ? '' : name)),
  );
  return [...introduced, ...followed, ...eastAsian].filter((name) => name !== '');
}

function nameAfter(text: string): string {
  let rest = text;
  for (let words = 0; words < 8; words += 1) {
    const next = wordHere.exec(rest);
    if (!next || !wordsBeforeNames.has((next[1] ?? '').toLowerCase())) break;
    rest = rest.slice(next[0].length);
  }
  return withoutTitles(nameHere.exec(rest.replace(/^[\s:,(–—-]+/u, ''))?.[0] ?? '');
}

/** What follows a name in capital letters as well. `''` when only one word is left. */
function withoutTitles(name: string): string {
  const words = name.split(/\s+/);
  const end = words.findIndex(
    (one, index) => index > 0 && /^\p{Lu}\p{L}{3}/u.test(one) && wordsBeforeNames.has(one.toLowerCase()),
  );
  const own = end < 0 ? words : words.slice(0, end);
  return own.length > 1 ? own.join(' ') : '';
}
