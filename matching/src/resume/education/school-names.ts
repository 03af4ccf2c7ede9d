import { alternatives } from '../../text/alternatives';
import { fold } from '../../text/normalize';

/** Words of school names, without accents. */
const english = alternatives(
  String.raw`univ uni college school academy polytechnic grammar seminary faculty
  (?!pre|play|after)\p{L}{3,14}school jatc isd tafe`,
);
const severalLanguages = alternatives(
  String.raw`universit\p{L}{0,6} institut\p{L}{0,3} conservator\p{L}{1,4} facult\p{L}{1,3}`,
);
const germanAndDutch = alternatives(
  String.raw`akademie hochschule fachhochschule berufsschule gymnasium kolleg schule [a-z]{3,12}schule berufskolleg
  hogeschool universiteit instituut`,
);
const romance = alternatives(
  String.raw`universidad\p{L}{0,3} universidade instituto istituto academia politecnico lyc[eé]e liceo ecole ecoles
  escuela escola scuola colegio faculdade facultad polytechnique cegep universitatea
  liceul scoala`,
);
const nordicAndFinnish = alternatives(
  String.raw`universitet hogskol\p{L}{0,3} hogskole skole skolen skola \p{L}{3,14}(?:skole|skolen|skolan|skola)
  yliopisto korkeakoulu ammattikorkeakoulu lukio opisto ammattiopisto`,
);
const slavicAndHungarian = alternatives(
  String.raw`uniwersytet politechnika szkola kolegium liceum technikum sveuciliste univerzita univerzitet gimnazija
  gymnazium egyetem foiskola`,
);
const others = alternatives(
  String.raw`colaiste kolej sekolah universiti politeknik maktab okul\p{L}{0,3} lisesi universitesi (?:maha|vishwa)?vidyalaya(?:m)? vidyapeeth jntu bhavan`,
);
/** Schools known by these names alone. */
const known = alternatives(
  String.raw`iit nit mit ucla usc nyu eth epfl suny cuny iim insead hec esade lse ucl kth rmit unsw coursera udemy udacity edx`,
);
/** Words of schools in other scripts; those of East Asia end names without spaces. */
const otherScripts = alternatives(
  String.raw`университет\p{L}{0,3} институт\p{L}{0,2} академи\p{L}{1,2} колледж\p{L}{0,2} училище техникум школа гимназия лицей університет\p{L}{0,3}
  جامعة الجامعة كلية معهد مدرسة אוניברסיטת אוניברסיטה מכללת מכללה המכללה (?:ה)?טכניון בית-ספר
  \p{Script=Han}{1,14}(?:大学|大學|学院|學院|高校|高等学校|専門学校|中学|学校) \p{Script=Hangul}{1,14}(?:대학교|대학원|대학|고등학교)`,
);
const ofSeveralWords = [
  'sixth form',
  '(?:training|learning|career|vocational|technical) cent(?:er|re)',
  String.raw`local \d+`,
  String.raw`centro de formac\p{L}{1,3}`,
  String.raw`(?:vysok[ae]|stredni) (?:uceni|skol\p{L}{1,2})`,
  'general assembly',
  'le cordon bleu',
].join('|');
const words = [
  english,
  severalLanguages,
  germanAndDutch,
  romance,
  nordicAndFinnish,
  slavicAndHungarian,
  others,
  known,
  otherScripts,
  ofSeveralWords,
];
const schoolWord = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');

/** Schools known by their letters. */
const schoolLetters =
  /(?<!\p{L})(?:RWTH|FH|TH|TU|TUM|LMU|KIT|NTNU|BBS|IHK|HTL|HTW|AWF|ESIC|HAW|DHBW|UCD|UCC|DCU|BCIT|SAIT|NAIT|BITS|NUS|NTU|HKU|HKUST|UCT|UNISA|ETH|EPFL|DTU|VUB|ULB|UAM|UNAM|UBA|USP|PUC|SOAS|UCSD|UCSB|UMass|CalArts|RISD)(?= \p{Lu}|$)/u;
/** Phrases with such a word that are not schools: `high school diploma`. */
const notSchool =
  /(?<!(?:centr[oe]|colegio|polo|instituto?|hospital|campus|college|ecole|faculdade) )universitari[oa]s?(?!\p{L})|(?<!(?:centre|institut|ecole|campus|pole) )universitaires?(?!\p{L})|high school (?:diploma|graduate|equivalency)|(?:secondary|senior|junior|first) school (?:leaving )?(?:diploma|certificate)|school (?:leaving certificate|diploma)|apprenticeship|some college(?: (?:course|credits|classes)\p{L}*)?/gu;

/** Whether a phrase names a school. */
export function isSchoolName(text: string): boolean {
  const isNamed = schoolWord.test(fold(text).replace(notSchool, '')) || schoolLetters.test(text);
  return isNamed && !/^(?:graduate(?! school)|student|member) /i.test(text);
}
