import type { Advertisement } from './advertisement';

/** Fifteen more, in the same styles. */
export const secondAdvertisements: readonly Advertisement[] = [
  {
    text: `HVAC Service Technician - $32-$41/hr - $3,000 sign-on bonus

Cold Creek Mechanical, Inc. | Spokane Valley, WA

Who we are: Cold Creek Mechanical has kept Spokane comfortable since 1978.

Must have: EPA 608 Universal, 4 years in commercial service, clean driving record.
We provide: company van, medical and dental, 401(k) with match.
Call Dustin at (509) 555-0177.`,
    title: 'HVAC Service Technician',
    company: 'Cold Creek Mechanical, Inc.',
    place: 'Spokane Valley,WA,US',
    remote: '',
    salary: '32-41 USD hour',
    years: '4-',
    degree: '',
    required: [],
    certifications: ['EPA 608 Universal'],
    languages: [],
    contact: 'Dustin;;(509) 555-0177',
    benefits: ['van', 'medical', 'dental', '401', 'sign-on'],
  },
  {
    text: `Legal Assistant (Conveyancing)
Penhallow Rusk LLP - Truro - Full time

You will help two fee earners from instruction to completion. Fixed fees of £950 to £1,400 a sale mean that we work neatly and quickly.

A year or two in a similar seat is enough. LEAP is what we use.

c. £24,000 depending on experience. CVs to practice@penhallowrusk.example, no agencies.`,
    title: 'Legal Assistant (Conveyancing)',
    company: 'Penhallow Rusk LLP',
    place: 'Truro,,GB',
    remote: '',
    salary: '24000- GBP year',
    years: '1-2',
    degree: '',
    required: ['LEAP'],
    certifications: [],
    languages: [],
    contact: ';practice@penhallowrusk.example;',
  },
  {
    text: `Role: Product Designer
Team: Payments
Where: Remote within Canada
Comp: $105,000–$128,000 + stock

Northquill is a payments company for independent clinics. We are 60 people, remote since the first day.

What we look for
- A portfolio of shipped work
- 4 years or more in product design
- Figma

Bonus points: French`,
    title: 'Product Designer',
    company: 'Northquill',
    place: ',,CA',
    remote: 'remote',
    salary: '105000-128000 CAD year',
    years: '4-',
    degree: '',
    required: ['Figma', 'Product design'],
    certifications: [],
    languages: ['French'],
    contact: ';;',
    benefits: ['stock'],
  },
  {
    text: `Chief Executive Officer
Lantern House Trust

Lantern House Trust runs four refuges in Greater Manchester with an income of £3.2 million and 70 staff.
We want someone who has led an organisation or a large department for five years, and who can talk to commissioners and to children.
Salary £68,000. Office in Salford, some home working.
Candidate pack: trustees@lanternhouse.example`,
    title: 'Chief Executive Officer',
    company: 'Lantern House Trust',
    place: 'Salford,,GB',
    remote: 'hybrid',
    salary: '68000- GBP year',
    degree: '',
    required: [],
    certifications: [],
    languages: [],
    contact: ';trustees@lanternhouse.example;',
  },
  {
    text: `Carpenter wanted

Bates Hollow Homes needs two carpenters for a site in Christchurch. Start Monday. $36-42/h, tools supplied except hand tools. Site Safe card. Call Wiremu 021 555 0186.`,
    title: 'Carpenter',
    company: 'Bates Hollow Homes',
    place: 'Christchurch,,NZ',
    remote: '',
    salary: '36-42 NZD hour',
    years: '-',
    degree: '',
    required: [],
    certifications: ['Site Safe card'],
    languages: [],
    contact: 'Wiremu;;021 555 0186',
    benefits: ['tools'],
  },
  {
    text: `Job Title: Senior Accountant
Employer: Graymere Dental Partners
City: Columbus
State: Ohio
Pay Rate: $82,000 - $88,000
Job Type: Full-time, 40 hours per week

Month-end close for 14 practices. CPA or CPA candidate. NetSuite experience required. 4-6 years of experience.`,
    title: 'Senior Accountant',
    company: 'Graymere Dental Partners',
    place: 'Columbus,Ohio,US',
    remote: '',
    salary: '82000-88000 USD year',
    years: '4-6',
    degree: '',
    required: ['NetSuite', 'Month-end close'],
    certifications: ['CPA'],
    languages: [],
    contact: ';;',
  },
  {
    text: `Sous Chef, The Tern & Tide, Galway

€38-42k, 45 hours a week, five days out of seven. Two kitchens, one menu that changes with the boats. You have been a sous chef or a strong chef de partie for two years or more. Meals on duty, tips shared fairly, accommodation for the first month.

Ring Oisín on 091 555 0104 after three.`,
    title: 'Sous Chef',
    company: 'The Tern & Tide',
    place: 'Galway,,IE',
    remote: '',
    salary: '38000-42000 EUR year',
    years: '2-',
    degree: '',
    required: [],
    certifications: [],
    languages: [],
    contact: 'Oisín;;091 555 0104',
    benefits: ['Meals', 'tips', 'accommodation'],
  },
  {
    text: `DevOps Engineer (Contract)

Day rate: £500-£550 outside IR35
Location: Bristol, one day a week on site
Duration: 6 months

A public sector client wants its estate moved from Azure DevOps to GitHub Actions. Terraform, AKS, strong Bash. SC clearance needed.`,
    title: 'DevOps Engineer',
    company: '',
    place: 'Bristol,,GB',
    remote: 'hybrid',
    salary: '500-550 GBP day',
    years: '-',
    degree: '',
    required: ['Terraform', 'AKS', 'Bash', 'Azure DevOps', 'GitHub Actions'],
    certifications: ['SC clearance'],
    languages: [],
    contact: ';;',
  },
  {
    text: `Ocean Shores Veterinary Clinic
Veterinary Nurse
Gold Coast QLD

We are a four vet practice and our theatre is never quiet. Cert IV in Veterinary Nursing needed. You'll earn $65,000 to $72,000 plus super. Perks: half price care for your own pets, paid training, no night shifts.

Apply to Kylie Marsh - kylie@oceanshoresvet.example`,
    title: 'Veterinary Nurse',
    company: 'Ocean Shores Veterinary Clinic',
    place: 'Gold Coast,QLD,AU',
    remote: '',
    salary: '65000-72000 AUD year',
    years: '-',
    required: [],
    certifications: ['Certificate IV in Veterinary Nursing'],
    languages: [],
    contact: 'Kylie Marsh; kylie@oceanshoresvet.example;',
    benefits: ['super', 'half price', 'training', 'night shifts'],
  },
  {
    text: `Customer Success Manager @ Loomvault

Remote (EMEA)

Loomvault keeps the design files of fashion houses safe. You'll look after 40 accounts worth €2.5m in ARR, and grow them.

We ask for: 3+ years in SaaS customer success, fluent Italian and English, calm.
We give: €55,000 - €62,000 base, 20% variable, 28 days of holiday, a laptop of your choice.`,
    title: 'Customer Success Manager',
    company: 'Loomvault',
    place: ',,',
    remote: 'remote',
    salary: '55000-62000 EUR year',
    years: '3-',
    degree: '',
    required: ['Customer success', 'SaaS'],
    certifications: [],
    languages: ['Italian', 'English'],
    contact: ';;',
    benefits: ['variable', 'holiday', 'laptop'],
  },
  {
    text: `CDL-A Driver, home every night

Stagg Brothers Hauling in Tulsa, OK runs flatbeds within 200 miles. Drivers gross $1,400-$1,650 weekly. 2 years of verifiable experience, no DUIs. Load value up to $250,000 so we look at your record closely.

Apply: www.staggbrothers.example or 918.555.0122`,
    title: 'CDL-A Driver',
    company: 'Stagg Brothers Hauling',
    place: 'Tulsa,OK,US',
    remote: '',
    salary: '1400-1650 USD week',
    years: '2-',
    degree: '',
    required: [],
    certifications: ['CDL Class A'],
    languages: [],
    contact: ';;918.555.0122',
  },
  {
    text: `POSITION: Executive Assistant to the Managing Partner
FIRM: Oakes Verity Capital
OFFICE: New York, NY (5 days)
PAY: 120,000 - 140,000 base plus discretionary bonus

The Managing Partner travels two weeks a month and closes deals of $50-200 million. You keep the calendar, the visas and the peace. 7+ years supporting a principal, college degree.`,
    title: 'Executive Assistant to the Managing Partner',
    company: 'Oakes Verity Capital',
    place: 'New York,NY,US',
    remote: 'onsite',
    salary: '120000-140000 USD year',
    years: '7-',
    degree: 'bachelors',
    required: ['Calendar management'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['bonus'],
  },
  {
    text: `Primary School Teacher (Year 4), September start

Hazelcombe Primary School, Exeter. Headteacher: Mrs J. Tilling.

MPS £31,650 - £43,607. QTS is required. The school has 210 pupils in seven classes and a budget for training of £600 a teacher each year.

Visits are welcome: telephone the office on 01392 555 020 or mail office@hazelcombe.example`,
    title: 'Primary School Teacher',
    company: 'Hazelcombe Primary School',
    place: 'Exeter,,GB',
    remote: '',
    salary: '31650-43607 GBP year',
    years: '-',
    required: [],
    certifications: ['QTS'],
    languages: [],
  },
  {
    text: `Machine Learning Engineer — Montréal, QC (Hybrid)

Why Corvidia? Corvidia's models read radar from fishing grounds and tell coast guards who is where. 

Requirements
- MSc in computer science or similar
- 2+ years of PyTorch in production
- Docker, Kubernetes
- French and English

Assets: Rust, geospatial data

Salary range: $110,000 to $135,000 CAD`,
    title: 'Machine Learning Engineer',
    company: 'Corvidia',
    place: 'Montréal,QC,CA',
    remote: 'hybrid',
    salary: '110000-135000 CAD year',
    years: '2-',
    degree: 'masters',
    required: ['PyTorch', 'Docker', 'Kubernetes'],
    preferred: ['Rust', 'Geospatial data'],
    certifications: [],
    languages: ['French', 'English'],
    contact: ';;',
  },
  {
    text: `Nachhaltigkeitsmanager/in

Die Brandlhof Molkerei eG sucht für den Standort Kempten Verstärkung.

Sie haben ein Studium abgeschlossen und zwei Jahre Erfahrung mit CSRD-Berichten. Sehr gutes Deutsch, gutes Englisch.

Gehalt: 58.000 bis 66.000 Euro im Jahr. Zwei Tage Homeoffice in der Woche.

Kontakt: Florian Seidl, karriere@brandlhof.example`,
    title: 'Nachhaltigkeitsmanager/in',
    company: 'Brandlhof Molkerei eG',
    place: 'Kempten,,DE',
    remote: 'hybrid',
    salary: '58000-66000 EUR year',
    years: '2-',
    degree: 'bachelors',
    required: ['CSRD'],
    certifications: [],
    languages: ['German', 'English'],
    contact: 'Florian Seidl; karriere@brandlhof.example;',
  },
];
