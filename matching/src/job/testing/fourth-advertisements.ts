import type { Advertisement } from './advertisement';

/** Fifteen more of these. */
export const fourthAdvertisements: readonly Advertisement[] = [
  {
    text: `Fitter/Welder, Saskatoon

Prairie Anvil Fabrication builds grain bins and hopper bottoms. We need a journeyperson with a Red Seal and CWB tickets, flat to vertical.

Wage: $34.00-$39.50 hourly. RRSP match, boots and coveralls. Apply in person at 118 Millar Ave.`,
    title: 'Fitter/Welder',
    company: 'Prairie Anvil Fabrication',
    place: 'Saskatoon,,CA',
    remote: '',
    salary: '34-39.5 CAD hour',
    years: '-',
    degree: '',
    required: ['Welding'],
    certifications: ['Red Seal', 'CWB'],
    languages: [],
    benefits: ['RRSP', 'boots'],
  },
  {
    text: `We're looking for a Content Designer!

Fennelbrook is a bank for people who are paid by the day. Our office is in Dublin 2 and most of us are there on Tuesdays and Thursdays; the rest of the week is yours (hybrid).

You've written for apps for 3+ years. Figma. Plain words.

€60,000 to €70,000, pension 7%, health cover for the family.`,
    title: 'Content Designer',
    company: 'Fennelbrook',
    place: 'Dublin,,IE',
    remote: 'hybrid',
    salary: '60000-70000 EUR year',
    years: '3-',
    degree: '',
    required: ['Figma', 'Writing'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['pension', 'health'],
  },
  {
    text: `HGV Class 1 Driver - Days
Agency: Roadrunner Staffing
Client: a national supermarket
Location: Doncaster
Rate: £17.20 p/h weekdays, £21.50 p/h Saturdays

CPC and digi card. Max 6 points. 12 months on artics.`,
    title: 'HGV Class 1 Driver',
    company: '',
    place: 'Doncaster,,GB',
    remote: '',
    salary: '17.2- GBP hour',
    years: '1-',
    degree: '',
    required: [],
    certifications: ['Driver CPC', 'Digital tachograph card'],
    languages: [],
    contact: ';;',
  },
  {
    text: `Civil Engineer in Training
City of Marrow Creek, Colorado

The City of Marrow Creek invites applications for its Public Works Department. The engineer inspects projects with contract values from $100,000 to $2,500,000.

Education: BS in civil engineering. EIT certificate.
Hiring range: $2,690 - $3,050 bi-weekly
Benefits: PERA retirement, 12 holidays, medical`,
    title: 'Civil Engineer in Training',
    company: 'City of Marrow Creek',
    place: ',Colorado,US',
    remote: '',
    salary: '',
    years: '-',
    degree: 'bachelors',
    certifications: ['EIT'],
    languages: [],
    contact: ';;',
    benefits: ['retirement', 'holidays', 'medical'],
  },
  {
    text: `Barista / Supervisor

Our café at Canary Wharf opens at six. Coppergate Coffee roasts its own beans in Hackney and has nine shops.

£13.10 an hour and tips (about £2 an hour more). You have run shifts for a year or more.

hello@coppergatecoffee.example`,
    title: 'Barista / Supervisor',
    company: 'Coppergate Coffee',
    place: '',
    remote: '',
    salary: '13.1- GBP hour',
    years: '1-',
    degree: '',
    required: [],
    certifications: [],
    languages: [],
    contact: ';hello@coppergatecoffee.example;',
    benefits: ['tips'],
  },
  {
    text: `Research Associate in Marine Ecology
University of Penmorva
Salary: £37,174 to £41,732 per annum
Fixed term for 30 months

The project (funded with £1.1 million) studies seagrass. You hold a PhD, or are about to submit, and have used R and GIS. Based at the Falmouth campus.
Informal enquiries: Dr Lowenna Trethewey, l.trethewey@penmorva.example`,
    title: 'Research Associate in Marine Ecology',
    company: 'University of Penmorva',
    place: 'Falmouth,,GB',
    remote: '',
    salary: '37174-41732 GBP year',
    years: '-',
    degree: 'doctorate',
    required: ['R', 'GIS'],
    certifications: [],
    languages: [],
    contact: 'Lowenna Trethewey; l.trethewey@penmorva.example;',
  },
  {
    text: `Security Engineer at Bastionworks (Zürich)

Bastionworks protects the control rooms of railways. You will break our products before others do.

Requirements: 5 years in application security, C++ or Rust, OSCP welcome. English, German helpful.

CHF 120'000 - 145'000, five weeks of holiday, GA travelcard.`,
    title: 'Security Engineer',
    company: 'Bastionworks',
    place: 'Zürich,,CH',
    remote: '',
    salary: '120000-145000 CHF year',
    years: '5-',
    degree: '',
    required: ['Application security', 'C++', 'Rust'],
    certifications: ['OSCP'],
    languages: ['English', 'German'],
    contact: ';;',
    benefits: ['holiday', 'travelcard'],
  },
  {
    text: `Medical Receptionist
Practice: Larkfield Surgery
Town: Maidstone
Hours: 24 per week
Pay: £12.45 per hour

EMIS knowledge useful. Please apply to the Practice Manager, Joan Whitby, joan.whitby@larkfield.example`,
    title: 'Medical Receptionist',
    company: 'Larkfield Surgery',
    place: 'Maidstone,,GB',
    remote: '',
    salary: '12.45- GBP hour',
    years: '-',
    degree: '',
    required: [],
    preferred: ['EMIS'],
    certifications: [],
    languages: [],
    contact: 'Joan Whitby; joan.whitby@larkfield.example;',
  },
  {
    text: `Assembly Technician, 2nd shift
Voltaire Motion Systems - Greenville, South Carolina

Read drawings, build gearboxes, torque to spec. High school diploma or GED. 6 months in assembly.
$20.75 per hour + $1.50 shift differential, overtime available, $1,000 referral bonus.
401(k), dental, vision. Apply at voltairemotion.example/jobs`,
    title: 'Assembly Technician',
    company: 'Voltaire Motion Systems',
    place: 'Greenville,South Carolina,US',
    remote: '',
    salary: '20.75- USD hour',
    degree: 'ged',
    required: ['Assembly', 'Blueprint reading'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['401', 'dental', 'vision', 'overtime', 'referral', 'differential'],
  },
  {
    text: `Head Gardener

The Averill Estate is a private garden of eleven acres near Cork, open to visitors from April. The head gardener leads three people and a dozen volunteers.

RHS level 3 or the like, five years in a large garden, two of those leading people. €41,000 and a cottage.

Letters to Fionnuala Averill, The Averill Estate.`,
    title: 'Head Gardener',
    company: 'The Averill Estate',
    place: 'Cork,,IE',
    remote: '',
    salary: '41000- EUR year',
    years: '5-',
    management: '2-',
    required: ['Gardening'],
    certifications: ['RHS Level 3'],
    languages: [],
    benefits: ['cottage'],
  },
  {
    text: `Credit Controller (Temp, 3 months)
Manchester M2 / hybrid
£16 - £18 per hour

A firm of architects needs cover from Monday. Ledger of 600 accounts, debts of up to £400k. Sage 200. Contact Lucy at Brightbeam Recruitment: lucy@brightbeam.example`,
    title: 'Credit Controller',
    company: '',
    place: 'Manchester,,GB',
    remote: 'hybrid',
    salary: '16-18 GBP hour',
    years: '-',
    degree: '',
    required: ['Sage 200', 'Ledger'],
    certifications: [],
    languages: [],
    contact: 'Lucy; lucy@brightbeam.example;',
  },
  {
    text: `Director of Development
Location: Sacramento, CA
Organization: River Oak Legal Aid
Salary Range: $115,000–$130,000 DOE

River Oak Legal Aid raises $9 million a year. Lead a team of five, close gifts of $50,000 and more, and know Salesforce. Seven years in fundraising, three of them as a manager.`,
    title: 'Director of Development',
    company: 'River Oak Legal Aid',
    place: 'Sacramento,CA,US',
    remote: '',
    salary: '115000-130000 USD year',
    years: '7-',
    management: '3-',
    degree: '',
    required: ['Fundraising', 'Salesforce', 'Major gifts'],
    certifications: [],
    languages: [],
    contact: ';;',
  },
  {
    text: `Plumber

Moana Pipe & Gas are after a licensed plumber for residential maintenance around Brisbane. Ute, phone and tools. $45 to $55 an hour. Jobs up to $20k so you quote as well. Ring Dave 0491 570 156.`,
    title: 'Plumber',
    company: 'Moana Pipe & Gas',
    place: 'Brisbane,,AU',
    remote: '',
    salary: '45-55 AUD hour',
    years: '-',
    degree: '',
    required: ['Quoting'],
    certifications: ['Plumbing licence'],
    languages: [],
    contact: 'Dave;;0491 570 156',
    benefits: ['Ute', 'phone', 'tools'],
  },
  {
    text: `Sachbearbeiter Buchhaltung (w/m/d) in Teilzeit
Nordlicht Versand AG – Flensburg

Was Sie erwartet
- Kreditoren und Debitoren
Was Sie mitbringen
- kaufmännische Ausbildung, DATEV
Das bieten wir
- 18,50 € pro Stunde
- Jobrad
- zwei Tage Homeoffice pro Woche

Fragen? Torben Petersen, 0461 5550 99`,
    title: 'Sachbearbeiter Buchhaltung',
    company: 'Nordlicht Versand AG',
    place: 'Flensburg,,DE',
    remote: 'hybrid',
    salary: '18.5- EUR hour',
    years: '-',
    required: ['DATEV'],
    certifications: [],
    languages: [],
    contact: 'Torben Petersen;;0461 555099',
    benefits: ['Jobrad', 'Homeoffice'],
  },
  {
    text: `Real Estate Assistant — Marchetti Homes — Scottsdale, Arizona

Keep listings from $600K to $4M moving: photos, escrow, open houses.
- AZ license or willing to get it
- Canva, MLS
$24/hour for the first 90 days, then $52,000 salary. Mileage at $0.67 a mile.
Email gia@marchettihomes.example`,
    title: 'Real Estate Assistant',
    company: 'Marchetti Homes',
    place: 'Scottsdale,Arizona,US',
    remote: '',
    salary: '24- USD hour',
    years: '-',
    degree: '',
    required: ['Canva', 'MLS'],
    certifications: ['Real estate license'],
    languages: [],
    contact: ';gia@marchettihomes.example;',
    benefits: ['ileage'],
  },
];
