/** Documents that reach us in the place of a resume. */
export type OtherDocument = 'transcript' | 'certificate' | 'coverLetter' | 'invoice' | 'jobAdvertisement';

interface Kind {
  /** A line near the top that only this kind has. */
  title: RegExp;
  /** Words and lines of its text; each counts once. */
  signs: readonly RegExp[];
  /** How many signs are enough, below its title and without one. */
  enough: { titled: number; untitled: number };
}

/** How a letter opens, in the languages whose letters we meet most. */
const letterOpening =
  /^\s*(?:dear|to whom it may concern|sehr geehrte[rs]?|cher|chère|madame|monsieur|estimad[oa]s?|prezad[oa]s?|gentile|egregi[oa]|geachte)\b.{0,60}[,:.!]?\s*$/im;

const kinds: Readonly<Record<OtherDocument, Kind>> = {
  transcript: {
    title:
      /^(?:(?:un)?official |academic |student |high school )*(?:transcript(?: of (?:records|studies|academic record))?|academic record|grade report|report card|record of (?:studies|results)|statement of (?:marks|results|grades)|mark ?sheets?|relevé de notes|notenspiegel|leistungsnachweis|leistungsübersicht|(?:schul|abitur|hochschul)?zeugnis|certificado (?:académico|de notas)|expediente académico|histórico escolar|cijferlijst|karakterutskrift)\b/iu,
    signs: [
      /\b(?:credit hours|credits (?:earned|attempted)|ects|sem(?:ester)? hours)\b/i,
      /\b(?:cumulative|term|semester|overall) (?:gpa|average|grade)|\bgpa\s*[:=]/i,
      /\b(?:registrar|date of issue|matriculation|student (?:id|no|number)|roll (?:no|number)|seat no|enrol?lment no)\b/i,
      /\b(?:course|subject|module|fach|matière|asignatura)\b.{0,40}\b(?:grade|marks|credits?|note|nota)\b/i,
      /(?:^.{0,12}[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?\b.{3,60}\s(?:[A-F][+-]?|\d(?:[.,]\d{1,2})?)\s*$[\s\S]{0,400}?){3}/m,
    ],
    enough: { titled: 1, untitled: 3 },
  },
  certificate: {
    title:
      /^(?:certificate|diploma|certificat|diplôme|zertifikat|urkunde|bescheinigung|teilnahmebescheinigung|certificado|diploma de|attestato|attestation|certyfikat|sertifika|intyg)(?: (?:of|de|di|über|für) .{2,60})?$/iu,
    signs: [
      /\b(?:this is to certify|this certifies|it is hereby certified|hereby certif|hiermit wird bescheinigt|se certifica que|certifica-se que|si certifica che|nous certifions|atteste que|has been awarded to|is (?:hereby )?awarded|is presented to|proudly presented to|awarded to|verliehen an)\b/i,
      /\b(?:has (?:successfully|satisfactorily) (?:completed|passed)|successfully completed|hat erfolgreich|mit erfolg|ha completado|has fulfilled (?:all )?the requirements|completed the (?:course|training)|in recognition of)\b/i,
      /\b(?:certificate (?:no|number|id)|credential id|valid (?:until|through)|verify (?:at|this)|date of (?:issue|completion)|authori[sz]ed signature|signature|instructor|dean|rector|president of the university|board of trustees)\b/i,
      /\b(?:confer(?:s|red) (?:up)?on|degree of|all the rights|in witness whereof|rights and privileges|akademischen grad|den grad)\b/i,
    ],
    enough: { titled: 1, untitled: 2 },
  },
  coverLetter: {
    title:
      /^(?:cover(?:ing)? letter|letter of (?:motivation|application|interest)|motivation letter|motivationsschreiben|anschreiben|lettre de motivation|carta de (?:presentación|motivación|apresentação)|lettera di (?:presentazione|motivazione)|motivatiebrief)\b/iu,
    signs: [
      letterOpening,
      /\b(?:i am writing (?:to|in)|i would like to apply|i wish to apply|i am (?:very )?(?:excited|interested|keen) (?:to apply|in the)|please (?:find|accept) (?:attached|enclosed|my)|my application|hiermit bewerbe|ich bewerbe mich|je me permets|me dirijo|candidature)\b/i,
      /\b(?:i look forward to|thank you for (?:your (?:time|consideration)|considering)|hope to hear|über eine einladung|dans l'attente|quedo a la espera)\b/i,
      /^\s*(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:kind|best|warm)(?:est)? regards|mit freundlichen grüßen|cordialement|atentamente|cordiali saluti|met vriendelijke groet)\b.{0,20}$/imu,
    ],
    enough: { titled: 1, untitled: 3 },
  },
  invoice: {
    title:
      /^(?:(?:tax|pro ?forma|commercial) )?(?:invoice|receipt|quotation|purchase order|bill|rechnung|quittung|angebot|facture|factura|fattura|fatura|factuur|faktura)(?:\s*(?:no|nr|number|n°|#)?\.?\s*[:#]?\s*[\w/-]*\d[\w/-]*)?$/iu,
    signs: [
      /\b(?:qty|quantity|unit price|menge|einzelpreis|quantité|prix unitaire|cantidad|precio unitario|quantità)\b/i,
      /\b(?:sub-?total|total (?:due|amount)|amount due|balance due|grand total|gesamtbetrag|summe|montant total|importe total|totale)\b/i,
      /\b(?:iban|vat (?:no|number|id)|gstin|due date|payment (?:due|terms)|zahlbar|ust-?id|bank (?:account|transfer)|sort code|tva|iva)\b/i,
      /\b(?:bill(?:ed)? to|ship to|invoice (?:no|number|date)|rechnungs(?:nummer|datum)|numéro de facture)\b/i,
    ],
    enough: { titled: 1, untitled: 3 },
  },
  jobAdvertisement: {
    title:
      /^(?:job (?:description|advert(?:isement)?|posting|opening|vacancy)|vacancy|we(?:'| a)re hiring.*|now hiring.*|position (?:description|announcement)|stellen(?:anzeige|angebot|ausschreibung)|offre d'emploi|oferta de (?:empleo|trabajo)|vacature)\s*:?.{0,60}$/iu,
    signs: [
      /\b(?:we are (?:looking|searching|hiring|seeking)|we(?:'| a)re looking for|is (?:looking for|seeking|hiring)|join (?:our|us)|wir suchen|nous recherchons|buscamos|wij zoeken)\b/i,
      /^\W*(?:about (?:us|the (?:role|company|job|team))|who we are|the role|your (?:role|profile|tasks)|what (?:you'll|you will) (?:do|bring|need)|what you bring|ihre aufgaben|ihr profil|vos missions|tu perfil)\W*$/imu,
      /^\W*(?:requirements?|qualifications (?:required|needed)|what we(?:'re| are) looking for|must[- ]haves?|you (?:have|are|bring)|essential criteria)\W*$/im,
      /^\W*(?:what we offer|we offer|benefits|perks|our offer|wir bieten|nous offrons|ofrecemos)\b/imu,
      /\b(?:apply (?:now|today|by|online|via|with)|send (?:us )?your (?:cv|resume|application)|to apply|closing date|equal opportunity employer|how to apply|bewerben sie sich|postulez)\b/iu,
      /\b(?:you will|you'll|the (?:ideal|successful) candidate|reports? to the)\b/i,
      /^\W*(?:salary|compensation|location|job type|employment type|contract|department|schedule|posted)\s*:/im,
    ],
    enough: { titled: 2, untitled: 4 },
  },
};

/** Whether a text has the opening of a letter. */
export const opensAsLetter = (text: string): boolean => letterOpening.test(text);

/** Lines at the top where a document states what it is. */
const titleLines = 8;
const maxTextLength = 20_000;

/** What a document is that is no resume by its own words; null for resumes and unknown documents. */
export function otherDocumentOf(text: string): OtherDocument | null {
  const read = text.slice(0, maxTextLength);
  const top = read
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, titleLines);
  const found = Object.entries(kinds).find(([, { title, signs, enough }]) => {
    const count = signs.filter((sign) => sign.test(read)).length;
    return count >= (top.some((line) => title.test(line)) ? enough.titled : enough.untitled);
  });
  return (found?.[0] as OtherDocument | undefined) ?? null;
}
