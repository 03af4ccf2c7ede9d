import type { Advertisement } from './advertisement';

/** Advertisements that were written when those of the first two lists were read well. */
export const thirdAdvertisements: readonly Advertisement[] = [
  {
    text: `Electrical Estimator

Wexcombe Power Ltd
Swindon, Wiltshire
£45,000 - £55,000 + car allowance

We price jobs between £50,000 and £3m for hospitals and data centres. You will have estimated electrical work for at least four years.

Please send a CV to careers@wexcombe.example or ring Alan Pugh, 01793 555 812.`,
    title: 'Electrical Estimator',
    company: 'Wexcombe Power Ltd',
    place: 'Swindon,Wiltshire,GB',
    remote: '',
    salary: '45000-55000 GBP year',
    years: '4-',
    degree: '',
    required: ['Estimating'],
    certifications: [],
    languages: [],
    contact: 'Alan Pugh; careers@wexcombe.example; 01793 555 812',
    benefits: ['car'],
  },
  {
    text: `Community Outreach Coordinator - Halifax, NS

Saltmarsh Housing Society owns 212 flats and manages a fund of $1.8 million for repairs.

The coordinator visits tenants, runs a youth night and writes three grant applications a year, usually for $10,000 to $40,000.

$27.10/hour, 35 hours a week. Driver's licence. Two years in community work.

hiring@saltmarshhousing.example`,
    title: 'Community Outreach Coordinator',
    company: 'Saltmarsh Housing Society',
    place: 'Halifax,NS,CA',
    remote: '',
    salary: '27.1- CAD hour',
    years: '2-',
    degree: '',
    required: ['Grant writing'],
    certifications: ["Driver's licence"],
    languages: [],
    contact: ';hiring@saltmarshhousing.example;',
  },
  {
    text: `Frontend Developer (React)
Remote — anywhere in the UK

Tidewright's map is used by harbour masters in nineteen countries. At Tidewright, you'd join five developers and a cartographer.

Must: React, TypeScript, 3 years.
Nice: WebGL

£52k-£64k. 30 days of leave, share options, a desk budget of £500.`,
    title: 'Frontend Developer',
    company: 'Tidewright',
    place: ',,GB',
    remote: 'remote',
    salary: '52000-64000 GBP year',
    years: '3-',
    degree: '',
    required: ['React', 'TypeScript'],
    preferred: ['WebGL'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['leave', 'options', 'desk'],
  },
  {
    text: `Dental Hygienist | Cedar & Pine Dentistry | Eugene, OR

Four days a week, no Fridays. $52–$60 an hour DOE.
Oregon RDH license and local anesthesia endorsement required.
Health insurance after 60 days, paid CE, scrubs allowance of $200.
Contact Marisol Vega (541) 555-0120`,
    title: 'Dental Hygienist',
    company: 'Cedar & Pine Dentistry',
    place: 'Eugene,OR,US',
    remote: '',
    salary: '52-60 USD hour',
    years: '-',
    required: [],
    certifications: ['RDH license', 'Local anesthesia endorsement'],
    languages: [],
    contact: 'Marisol Vega;;(541) 555-0120',
    benefits: ['health', 'CE', 'scrubs'],
  },
  {
    text: `Projektleiter Tiefbau (m/w/d)

Arbeitgeber: Hartwig Straßenbau GmbH & Co. KG
Ort: Osnabrück
Gehalt: 65.000 € – 78.000 € jährlich

Sie leiten Projekte mit einem Volumen von 2 bis 8 Mio. €.
Anforderungen: Studium Bauingenieurwesen, 5 Jahre Erfahrung, Führerschein Klasse B.
Firmenwagen, 30 Tage Urlaub, betriebliche Altersvorsorge.
Bewerbung an Frau Claudia Reimers, jobs@hartwig-bau.example`,
    title: 'Projektleiter Tiefbau',
    company: 'Hartwig Straßenbau GmbH & Co. KG',
    place: 'Osnabrück,,DE',
    remote: '',
    salary: '65000-78000 EUR year',
    years: '5-',
    degree: 'bachelors',
    required: [],
    certifications: ['Driving licence'],
    languages: [],
    contact: 'Claudia Reimers; jobs@hartwig-bau.example;',
    benefits: ['Firmenwagen', 'Urlaub', 'Altersvorsorge'],
  },
  {
    text: `Hiring: Night Auditor
Hotel Ravensgate, Kilkenny

The auditor closes the day, balances takings of about €30,000 and greets late guests. Experience in a hotel, Opera is a plus.

Pay is €15.50 an hour with a night premium of €2. Uniform and meals provided.`,
    title: 'Night Auditor',
    company: 'Hotel Ravensgate',
    place: 'Kilkenny,,IE',
    remote: '',
    salary: '15.5- EUR hour',
    degree: '',
    required: [],
    preferred: ['Opera PMS'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['niform', 'meals', 'premium'],
  },
  {
    text: `Subject: brief - Quantity Surveyor, Wellington

Morning all,
Our client is a tier one contractor with $90m of work on its books. They want an intermediate QS, 4-7 years, degree in quantity surveying. They'll go to $125,000 with a vehicle on top. Office is on Lambton Quay, Wellington, hybrid after three months.
CVs by Thursday please to tama@kauripeople.example

Tama Ngata
Kauri People
04 555 0133`,
    title: 'Quantity Surveyor',
    company: '',
    place: 'Wellington,,NZ',
    remote: 'hybrid',
    salary: '125000- NZD year',
    years: '4-7',
    degree: 'bachelors',
    required: ['Quantity surveying'],
    certifications: [],
    languages: [],
    contact: 'Tama Ngata; tama@kauripeople.example; 04 555 0133',
    benefits: ['vehicle'],
  },
  {
    text: `School Business Manager
Thornacre Academy
Actual salary £34,900 (term time only), FTE £40,221
Location: Lincoln
Start: January

Thornacre Academy is looking for a manager of its budget of £6.1 million. CIPFA or DSBM desirable. You'll have led a finance or office team.`,
    title: 'School Business Manager',
    company: 'Thornacre Academy',
    place: 'Lincoln,,GB',
    remote: '',
    salary: '34900- GBP year',
    years: '-',
    degree: '',
    required: ['Budget management'],
    certifications: ['CIPFA', 'DSBM'],
    languages: [],
    contact: ';;',
  },
  {
    text: `Senior Product Manager, Claims

Who we are
Quillfeather Insurance insures 90,000 small vessels. It is a mutual: members own it.

What you'll do
Own the claims product, from first notice to payment of up to $250,000.

What you bring
6+ years of product management, insurance knowledge a plus.

The base range is $150,000 to $175,000. This role is based in Providence, RI, hybrid.`,
    title: 'Senior Product Manager, Claims',
    company: 'Quillfeather Insurance',
    place: 'Providence,RI,US',
    remote: 'hybrid',
    salary: '150000-175000 USD year',
    years: '6-',
    degree: '',
    required: ['Product management'],
    preferred: ['Insurance'],
    certifications: [],
    languages: [],
    contact: ';;',
  },
  {
    text: `Butcher — Dunmore Farm Shop, near Hexham

Full time, no Sundays. You can break a carcass, make sausages and talk to customers. £13.75-£15 per hour depending on skill, plus 25% off in the shop.

Pop in or phone Kirsty on 01434 555 067.`,
    title: 'Butcher',
    company: 'Dunmore Farm Shop',
    place: 'Hexham,,GB',
    remote: '',
    salary: '13.75-15 GBP hour',
    years: '-',
    degree: '',
    required: ['Butchery'],
    certifications: [],
    languages: [],
    contact: 'Kirsty;;01434 555 067',
    benefits: ['25%'],
  },
  {
    text: `Sales Director (APAC)

Employer: Ostrava Optics
Location: Singapore
Package: S$220,000 - S$260,000 OTE
Reports to: Chief Commercial Officer

Carry a regional number of US$18M. 10+ years of selling capital equipment, team of 6. Mandarin required, Bahasa an advantage.`,
    title: 'Sales Director',
    company: 'Ostrava Optics',
    place: 'Singapore,,SG',
    remote: '',
    salary: '220000-260000 SGD year',
    years: '10-',
    degree: '',
    required: ['Capital equipment'],
    certifications: [],
    languages: ['Mandarin', 'Bahasa'],
    contact: ';;',
  },
  {
    text: `Radiographer (Grade 2/3)
Murrumbeena District Health Service, Wagga Wagga NSW

$41.15 - $56.90 p/h + penalties + super

AHPRA registration, NSW radiation licence, CT experience preferred. On call 1:4. Relocation help up to $5,000.

Ask for Priya Nair on 02 5550 4411 or priya.nair@mdhs.example`,
    title: 'Radiographer',
    company: 'Murrumbeena District Health Service',
    place: 'Wagga Wagga,NSW,AU',
    remote: '',
    salary: '41.15-56.9 AUD hour',
    years: '-',
    preferred: ['CT'],
    certifications: ['AHPRA registration', 'Radiation licence'],
    languages: [],
    contact: 'Priya Nair; priya.nair@mdhs.example; 02 5550 4411',
    benefits: ['super', 'penalties', 'elocation'],
  },
  {
    text: `Paralegal - Immigration

Garza Whitlock PLLC
Houston, TX 77002 (on-site)

Flat fees per case are $3,500 to $9,000 and volume is high.
• 2 years of immigration casework
• Spanish fluency required
• Bachelor's degree or paralegal certificate

$58,000 a year, medical, two weeks PTO.`,
    title: 'Paralegal - Immigration',
    company: 'Garza Whitlock PLLC',
    place: 'Houston,TX,US',
    remote: 'onsite',
    salary: '58000- USD year',
    years: '2-',
    degree: 'bachelors',
    required: ['Immigration law'],
    certifications: ['Paralegal certificate'],
    languages: ['Spanish'],
    contact: ';;',
    benefits: ['medical', 'PTO'],
  },
  {
    text: `Kitchen Porter needed ASAP

Busy Italian restaurant in Bath. £12.60/h, 30-40 hours a week, straight shifts, staff meals. No experience needed. Call Gino 07700 900 318`,
    title: 'Kitchen Porter',
    company: '',
    place: 'Bath,,GB',
    remote: '',
    salary: '12.6- GBP hour',
    years: '-',
    degree: '',
    required: [],
    certifications: [],
    languages: [],
    contact: 'Gino;;07700 900 318',
    benefits: ['meals'],
  },
  {
    text: `Grants Officer
The Merrow Fund | London EC1 | 2 days a week in the office

The Merrow Fund gives £4.5m a year to small museums. Awards are between £5,000 and £60,000, and you will look after about eighty of them.

Salary: £36,750 pro rata (0.8 FTE)
Deadline: noon, 3 June`,
    title: 'Grants Officer',
    company: 'The Merrow Fund',
    place: 'London,,GB',
    remote: 'hybrid',
    salary: '36750- GBP year',
    years: '-',
    degree: '',
    certifications: [],
    languages: [],
    contact: ';;',
  },
];
