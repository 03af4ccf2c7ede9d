/** Labels of personal data in forms. */
const ofName = String.raw`(?:(?:full|first|last|middle|given|family|birth|maiden|preferred) |fore|sur)?names?(?:\(s\))?|(?:candidate|applicant)(?:'s)? name|name of (?:the )?(?:candidate|applicant)|surname(?:\(s\))? ?\/ ?first name(?:\(s\))?|first name(?:\(s\))? ?\/ ?surname(?:\(s\))?|(?:vor- und )?nachname|vorname|familienname|nom(?: de famille)?|pr[eé]noms?|apellidos?|nombres?(?: y apellidos)?|cognome|nome|achternaam|voornaam|naam|nazwisko|imi[eę](?: i nazwisko)?|imiona|sobrenome|apelido|efternavn|efternamn|etternavn|fornavn|f[oö]rnamn|sukunimi|etunimi`;
const ofAddress = String.raw`(?:(?:home|postal|mailing|permanent|current|present|residential|street|my) )?address(?:\(es\))?|street|post ?code|postal code|zip(?: code)?|(?:place of |country of )?residence|anschrift|adresse|stra(?:ß|ss)e|wohnort|plz|direcci[oó]n|domicilio|c[oó]digo postal|code postal|indirizzo|residenza|morada|endere[cç]o|adres|woonplaats|adresa|lives? in|based in`;
const ofPlace = String.raw`(?:home ?)?town|city|county|state|province|region|country|location|ort|ciudad|localidad|ville|citt[aà]|cidade|miejscowość`;
const ofContact = String.raw`(?:(?:home|work|mobile|cell|daytime) )?(?:tele)?phone(?:\(s\))?(?: (?:no\.?|number))?|tel\.?|mobile(?: (?:no\.?|number))?|mob\.?|cell|fax|handy|telefon|e-?mail(?:\(s\))?(?: address)?|mail|web(?:site)?|linkedin|github|skype|whatsapp|contact(?: details| no\.?| number)?|t[eé]l[eé]phone|tel[eé]fono|telefone|m[oó]vil|portable`;

const anyLabel = new RegExp(`^(?:${ofName}|${ofAddress}|${ofPlace}|${ofContact})$`, 'iu');
/** Labels that always mean the candidate; employers have towns, and referees phone numbers. */
const sureLabel = new RegExp(`^(?:${ofName}|${ofAddress})$`, 'iu');

/** A label before a colon. */
const beforeColon = /^\s*(\p{L}[\p{L} .'’()/-]{0,38}?)\s*[:：]\s*(?=\S)/u;
/** A label in a cell of its own. */
const inCell = /^\s*(\p{L}[\p{L} .'’()/-]{0,38}?)\s*(?:\t| {3,})\s*(?=\S)/u;
const bare = /^\s*(\p{L}[\p{L} .'’()/-]{0,38}?)\s*[:：]?\s*$/u;
/** `Title: Mrs` is not a position. */
const courtesy = /^title\s*[:：]\s*(?:mr|mrs|ms|miss|mx|dr|prof)\.?$/i;

const partOf = (text: string, form: RegExp): string => form.exec(text.slice(0, 60))?.[1]?.trim() ?? '';

/** The label before a colon at the beginning of a line; empty without one. */
export const labelOf = (text: string): string => partOf(text, beforeColon);

/** Whether a line begins with a label of a name, an address or a number and has a value. */
export const isPersonalField = (text: string): boolean =>
  anyLabel.test(labelOf(text)) || anyLabel.test(partOf(text, inCell)) || courtesy.test(text.trim());

/** The same for labels that always mean the candidate. */
export const isSurelyPersonal = (text: string): boolean => sureLabel.test(labelOf(text));

/** Whether a line is only a label of a name, an address or a number. */
export const isBareLabel = (text: string): boolean => text.length < 60 && anyLabel.test(partOf(text, bare));
