import type { Random } from './random';

/** Parts of generated employer names by sector. Any likeness to an existing organization is a coincidence. */
const first = [
  'Alder',
  'Amberly',
  'Ashcombe',
  'Bellweather',
  'Birchmont',
  'Bluestem',
  'Bramblewood',
  'Brightwater',
  'Calderstone',
  'Cedarline',
  'Clearhaven',
  'Copperfield',
  'Corvane',
  'Crestfall',
  'Dunmere',
  'Eastlake',
  'Elmridge',
  'Everfield',
  'Fairhollow',
  'Fernbank',
  'Foxglove',
  'Glenmarrow',
  'Goldcrest',
  'Granite Bay',
  'Greyfriar',
  'Halcyon Park',
  'Harborlight',
  'Hartswell',
  'Hazelbrook',
  'Highmoor',
  'Ironbridge',
  'Juniper Hill',
  'Kestrel',
  'Kingsmere',
  'Lakemont',
  'Larkspur',
  'Lindenvale',
  'Longmeadow',
  'Maplecrest',
  'Marlowe',
  'Meridian Bay',
  'Millbrook',
  'Northgate',
  'Oakhaven',
  'Orchard Lane',
  'Pinehurst',
  'Quarryville',
  'Redstone',
  'Riverbend',
  'Rosewell',
  'Saltmarsh',
  'Silverbirch',
  'Stonebridge',
  'Summerfield',
  'Thornbury',
  'Tidewater',
  'Umberland',
  'Valebrook',
  'Wexcombe',
  'Willowmere',
  'Windrush',
  'Wrenfield',
  'Yarrow',
  'Zephyr Point',
] as const;
const coined = [
  'Acquiva',
  'Brontiq',
  'Cendara',
  'Dovetria',
  'Elumbra',
  'Fenwise',
  'Gridlynx',
  'Heliostack',
  'Inkwave',
  'Jotterly',
  'Kaptiva',
  'Lumenarc',
  'Mosaiq',
  'Nimbalt',
  'Orbivue',
  'Pixelharbor',
  'Quillbase',
  'Rondeau',
  'Synthara',
  'Tessero',
  'Ultrabine',
  'Vantora',
  'Wavecrate',
  'Xylora',
  'Yonderly',
  'Zentrica',
] as const;
const families = [
  'Abernathy',
  'Bergqvist',
  'Castellan',
  'Dalrymple',
  'Eberhard',
  'Fitzwarren',
  'Grimaldi',
  'Hollander',
  'Iverson',
  'Jankowski',
  'Kirchner',
  'Lavoie',
  'Marchetti',
  'Novak',
  'Okafor',
  'Pemberton',
  'Quintero',
  'Rasmussen',
  'Sandoval',
  'Thackeray',
  'Underhill',
  'Vasquez',
  'Whitlock',
  'Yamada',
  'Zielinski',
] as const;

const endings = {
  hospital: [
    'Regional Medical Center',
    'Community Hospital',
    'Health System',
    'Memorial Hospital',
    'Medical Group',
    'Healthcare',
  ],
  clinic: [
    'Family Clinic',
    'Rehabilitation Center',
    'Physical Therapy',
    'Sports Medicine',
    'Health Partners',
    'Outpatient Clinic',
  ],
  pharmacy: ['Pharmacy', 'Drugs', 'Care Pharmacy', 'Apothecary', 'Pharmacies Inc.'],
  software: ['Software', 'Labs', 'Systems', 'Technologies', 'Cloud', 'Networks', '', '', 'Data', 'Digital'],
  finance: ['Capital', 'Financial Group', 'Asset Management', 'Partners', 'Insurance', 'Advisors'],
  bank: ['Bank', 'Savings Bank', 'Credit Union', 'Community Bank', 'Trust'],
  accounting: ['& Associates, CPAs', 'Accounting Group', 'Advisory', '& Co. LLP'],
  law: ['LLP', '& Partners', 'Law Group', '& Associates', 'Legal'],
  school: ['Elementary School', 'Middle School', 'High School', 'Unified School District', 'Academy', 'Charter School'],
  construction: ['Construction', 'Builders', 'Contracting', 'Development', 'Construction Group'],
  engineering: ['Engineering', 'Consulting Engineers', 'Design Group', 'Infrastructure', 'Engineers'],
  trades: ['Electric', 'Electrical Contractors', 'Mechanical', 'Power & Light', 'Services'],
  manufacturing: ['Manufacturing', 'Industries', 'Precision', 'Fabrication', 'Steelworks', 'Components'],
  logistics: ['Logistics', 'Freight Lines', 'Transport', 'Distribution', 'Supply Chain', 'Trucking Co.'],
  retail: ['Outfitters', 'Home Goods', 'Markets', 'Retail Group', 'Stores'],
  restaurant: ['Bistro', 'Kitchen', 'Grill & Bar', 'Restaurant Group', 'Brasserie', 'Catering'],
  hotel: ['Hotel & Spa', 'Resort', 'Inn & Suites', 'Hospitality', 'Grand Hotel'],
  agency: ['Media', 'Creative', 'Communications', 'Marketing', 'Studio', 'Brand House'],
  staffing: ['Staffing', 'Talent', 'Search Partners', 'Recruiting', 'People Solutions'],
  consumer: ['Foods', 'Beverages', 'Brands', 'Consumer Products', 'Naturals'],
  energy: ['Energy', 'Power', 'Renewables', 'Utilities'],
  nonprofit: ['Foundation', 'Community Services', 'Outreach', 'Alliance'],
} as const satisfies Record<string, readonly string[]>;

/** Sectors with employer names. */
export type Sector = keyof typeof endings;

const coiningSectors: readonly Sector[] = ['software', 'agency', 'energy', 'consumer', 'logistics'];
const familySectors: readonly Sector[] = [
  'law',
  'accounting',
  'construction',
  'trades',
  'engineering',
  'manufacturing',
  'finance',
];

/** Generates an employer name for a sector: `Lakemont Regional Medical Center`, `Quintero & Partners`. */
export function makeEmployer(random: Random, sector: Sector): string {
  const ending = random.pick(endings[sector]);
  if (sector === 'law' && random.chance(0.7)) {
    const [one = '', two = '', three = ''] = random.sample(families, 3);
    return random.pick([
      `${one} & ${two} LLP`,
      `${one}, ${two} & ${three}`,
      `${one} ${two} ${random.pick(['LLP', 'PLLC', 'Law Group'])}`,
    ]);
  }
  const stem = pickStem(random, sector);
  const legal =
    random.chance(0.16) && !/[.,&]/.test(ending)
      ? random.pick([', Inc.', ' Inc.', ' LLC', ' Ltd.', ', LLC', ' Corp.'])
      : '';
  return `${stem} ${ending}`.trim() + legal;
}

function pickStem(random: Random, sector: Sector): string {
  if (familySectors.includes(sector) && random.chance(0.4)) return random.pick(families);
  if (coiningSectors.includes(sector) && random.chance(0.6)) return random.pick(coined);
  if (sector === 'hospital' && random.chance(0.25))
    return `St. ${random.pick(['Alban', 'Brigid', 'Clement', 'Dunstan', 'Hedwig'])}'s`;
  return random.pick(first);
}
