/**
 * Ordinary words that are also names of people or companies. Alone they count only where they begin with a capital letter,
 * else each `will` and `target` of a text would be blacked out.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'able an as at be but by can do for from go had has have he her him his how if in is it its me my no not of off on or our ' +
    'out own see she so the to up us we who you all any are was say day new old one two ten art ash bay bill bob buck carol ' +
    'case chase christian clay cliff dale dan dawn dean don drew earl faith frank gene glen grace grant guy hope hunter ivy ' +
    'jack jade jay jean jewel joy june april august july may kit lance lane lee lily mark marshall mason max miles olive page ' +
    'paris parker pat pearl penny rain ray rich rob robin rose ruby rusty sage sandy scott sky sterling sue summer tag ' +
    'victor violet wade will woody young long short white black brown green gray king price wood stone field rivers banks bush ' +
    'cook baker carter potter taylor smith cooper fisher fox wolf bird hill park west north south east major little good best ' +
    'hand head foot bell rice beans moon snow winter frost love power powers sharp strong swift wise moody noble gold silver ' +
    'alliance alpha amazon apex apple arc atlas avid beacon block box bridge bright canvas chase chewy circle cisco click ' +
    'core dash delta dish dove edge element elements emerald epic evolve express falcon first focus forge frontier fusion gap ' +
    'harbor harvest hertz horizon icon indeed insight intel invest jet kind level lemonade lens link lucid lumen match meta ' +
    'mint motion nest next nova oracle orbit origin otter outreach oxygen palm peak pilot pinnacle pioneer planet plus prime ' +
    'progress pulse quest rapid reach ring ripple root scale sense shell signal slack snap spark sprint spring square stack ' +
    'stripe summit sync target toast tide unity vantage venture vertex via visa vision vista wave wish work workday wonder zoom'
  ).split(' '),
);

/** Parts of names that say nothing by themselves. */
export const nameParticles: ReadonlySet<string> = new Set(
  (
    'abd abu al bin bint da das de del della dem den der des di do dos du el ibn la las le les los mac mc o of san santa st ' +
    'te ten ter the van vom von y zu zum zur jr sr ii iii iv mr mrs ms miss dr prof phd mba cpa pe md dds esq rn pmp'
  ).split(' '),
);

/** Ends of company names that tell which kind of company it is. */
export const legalForms: ReadonlySet<string> = new Set(
  (
    'inc incorporated llc llp lp ltd limited corp corporation co company plc pllc pc gmbh mbh ag kg kgaa ohg se sa sas sarl srl ' +
    'spa bv nv ab as asa oy oyj aps sl slu ltda pty pte pvt kk kabushiki kaisha group holding holdings'
  ).split(' '),
);

/** What many company and school names have: a short form does not consist of these alone. */
export const descriptors: ReadonlySet<string> = new Set(
  (
    'a advanced advisors aerospace agency airlines america american analytics and applied associates automation automotive bank ' +
    'banking bros brothers business capital care center central centre city clinic cloud college communications community ' +
    'computer computing construction consultants consulting county creative credit data de dental department design ' +
    'development digital dynamics electric electronics energy engineering enterprise enterprises entertainment equipment ' +
    'europe european federal finance financial first food foods for foundation general global government group health ' +
    'healthcare high home hospital hotels independent industrial industries information innovation innovations institute ' +
    'insurance integrated interactive international investments lab laboratories labs law learning life limited logistics ' +
    'machines management manufacturing marketing materials media medical mobile motors mutual national network networks new ' +
    'north northern of office oil one online pacific partners payments pharma pharmaceuticals plastics power precision private ' +
    'products professional public real regional research resources restaurant retail robotics royal savings school schools ' +
    'science sciences security semiconductor service services shipping software solutions south southern staffing state ' +
    'states steel store stores studio studios supply systems team tech technical technologies technology telecom the ' +
    'tools trading training transport trust union united universal university us usa ventures water web west western wireless ' +
    'works world worldwide'
  ).split(' '),
);
