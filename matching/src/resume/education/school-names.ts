import { alternatives } from '../../text/alternatives';
import { fold } from '../../text/normalize';

/** Words of school names, without accents. */
const english = alternatives(
  String.raw`univ uni college school academy polytechnic grammar seminary faculty bootcamp
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
  String.raw`colaiste kolej sekolah universiti politeknik maktab okul\p{L}{0,3} lisesi universitesi`,
);
/** Schools known by these names alone. */
const known = alternatives(
  String.raw`iit nit mit ucla usc nyu eth epfl suny cuny iim insead hec esade lse ucl kth rmit unsw coursera udemy udacity edx`,
);
const ofSeveralWords = [
  'sixth form',
  '(?:training|learning|career|vocational|technical) cent(?:er|re)',
  String.raw`local \d+`,
  String.raw`centro de formac\p{L}{1,3}`,
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
