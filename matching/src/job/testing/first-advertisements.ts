import type { Advertisement } from './advertisement';

/** Advertisements as job boards, agencies, e-mails and companies write them. All names are made up. */
export const firstAdvertisements: readonly Advertisement[] = [
  {
    text: `Payroll Manager
Tolverne Foods, Leeds

£42,000 - £46,000 a year, hybrid (2 days in the office)

We are looking for an experienced payroll manager to run a monthly payroll for 1,400 people.

What you need
- 5 years in payroll, 2 of them leading a team
- CIPP qualification
- Strong Excel

Nice to have: iTrent

We offer 27 days holiday, a pension of 8% and private medical insurance.

Contact Megan Oduya on 0113 496 0712 or megan.oduya@tolverne.example`,
    title: 'Payroll Manager',
    company: 'Tolverne Foods',
    place: 'Leeds,,GB',
    remote: 'hybrid',
    salary: '42000-46000 GBP year',
    years: '5-',
    management: '2-',
    degree: '',
    required: ['Payroll', 'Microsoft Excel'],
    preferred: ['iTrent'],
    certifications: ['CIPP'],
    languages: [],
    contact: 'Megan Oduya; megan.oduya@tolverne.example; 0113 496 0712',
    benefits: ['holiday', 'pension', 'medical'],
  },
  {
    text: `Senior Backend Engineer
Kestrelgrid | Berlin | Hybrid

Kestrelgrid builds software that tells grid operators when a transformer is about to fail.

Your profile
• 5+ years with Go or Rust
• PostgreSQL and Kafka
• English; German is a plus

We pay 78.000 - 92.000 € a year.`,
    title: 'Senior Backend Engineer',
    company: 'Kestrelgrid',
    place: 'Berlin,,DE',
    remote: 'hybrid',
    salary: '78000-92000 EUR year',
    years: '5-',
    degree: '',
    required: ['Go', 'Rust', 'PostgreSQL', 'Kafka'],
    certifications: [],
    languages: ['English', 'German'],
    contact: ';;',
  },
  {
    text: `Line Cook
The Brass Heron — Boise, Idaho. On site.

$19-$22 per hour plus tips. Evenings and weekends.

Requirements:
- 1 year on a hot line
- Food handler card

Text 208-555-0143 to apply.`,
    title: 'Line Cook',
    company: 'The Brass Heron',
    place: 'Boise,Idaho,US',
    remote: 'onsite',
    salary: '19-22 USD hour',
    years: '1-',
    degree: '',
    required: [],
    certifications: ['Food Handler Card'],
    languages: [],
    contact: ';;208-555-0143',
  },
  {
    text: `Account Manager, Toronto, ON

Our client, a growing maker of packaging, needs an account manager who has carried a book of $4M in revenue.

Base $75,000 - $85,000 with commission. 3 to 5 years of B2B sales. Bachelor's degree preferred.

Send your resume to jobs@lindqvist-search.example`,
    title: 'Account Manager',
    company: '',
    place: 'Toronto,ON,CA',
    remote: '',
    salary: '75000-85000 CAD year',
    years: '3-5',
    degree: 'bachelors',
    required: ['B2B Sales'],
    certifications: [],
    languages: [],
    contact: ';jobs@lindqvist-search.example;',
    benefits: ['commission'],
  },
  {
    text: `Registered Nurse - Emergency Department
St Brannock's Hospital, Ballarat VIC

St Brannock's Hospital is seeking registered nurses for its busy emergency department.

Essential: current AHPRA registration, two years of acute experience, a working with children check.

$38.40 to $51.20 per hour according to experience, 11.5% super, salary packaging.

Enquiries: Denise Farrugia, Nurse Unit Manager, (03) 5550 1234`,
    title: 'Registered Nurse - Emergency Department',
    company: "St Brannock's Hospital",
    place: 'Ballarat,VIC,AU',
    remote: '',
    salary: '38.4-51.2 AUD hour',
    years: '2-',
    degree: '',
    required: ['Acute care'],
    certifications: ['AHPRA registration', 'Working With Children Check'],
    languages: [],
    contact: 'Denise Farrugia;;(03) 5550 1234',
    benefits: ['super', 'packaging'],
  },
  {
    text: `Warehouse Operative

Location: Naas, Co. Kildare
Rate: €14.80 per hour
Hours: 39 per week, rotating shifts
Company: Farrell & Dunne Logistics

Duties: picking, packing, loading. Forklift licence an advantage. No experience needed, full training given.`,
    title: 'Warehouse Operative',
    company: 'Farrell & Dunne Logistics',
    place: 'Naas,Co. Kildare,IE',
    remote: '',
    salary: '14.8- EUR hour',
    years: '-',
    degree: '',
    required: [],
    named: ['Picking', 'Packing', 'Loading'],
    certifications: ['Forklift licence'],
    languages: [],
    contact: ';;',
  },
  {
    text: `From: Paula Hendry <paula@hendrytalent.example>
Subject: Finance Director brief

Hi,

The job is Finance Director for a family-owned brewery in Norfolk (turnover £38m). They will pay £110-125k plus car. Must be ACA or ACCA qualified, ten years since qualifying, and have led a team of at least eight. Three days in the office, two at home.

Call me on 07700 900461.

Paula`,
    title: 'Finance Director',
    company: '',
    place: ',Norfolk,GB',
    remote: 'hybrid',
    salary: '110000-125000 GBP year',
    years: '10-',
    degree: '',
    required: [],
    certifications: ['ACA', 'ACCA'],
    languages: [],
    contact: 'Paula Hendry; paula@hendrytalent.example; 07700 900461',
    benefits: ['car'],
  },
  {
    text: `Major Gifts Officer

About Wrenfield College
Wrenfield College is a liberal arts college of 1,900 students in Northfield, Minnesota.

The officer keeps a portfolio of 120 donors and asks for gifts of $25,000 to $500,000.

Qualifications
Bachelor's degree and four years in fundraising are required. Raiser's Edge preferred.

The salary is $72,000-$80,000. Benefits: health insurance, tuition for dependants, 403(b) match.`,
    title: 'Major Gifts Officer',
    company: 'Wrenfield College',
    place: 'Northfield,Minnesota,US',
    remote: '',
    salary: '72000-80000 USD year',
    years: '4-',
    degree: 'bachelors',
    required: ['Fundraising'],
    preferred: ["Raiser's Edge"],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['health', 'tuition', '403'],
  },
  {
    text: `Pixelmoor is hiring a Performance Marketer (remote, US)

At Pixelmoor we help 300 online shops find their buyers. You will manage ad spend of $200,000 a month on Google Ads and Meta.

You have
* 4+ years in paid search
* SQL basics
* great writing

Pay: $95K-$115K + equity`,
    title: 'Performance Marketer',
    company: 'Pixelmoor',
    place: ',,US',
    remote: 'remote',
    salary: '95000-115000 USD year',
    years: '4-',
    degree: '',
    required: ['Paid search', 'SQL', 'Writing', 'Google Ads', 'Meta Ads'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['equity'],
  },
  {
    text: `Early Childhood Teacher - Tauranga

Little Totara Preschool

Full time, permanent. We are a community preschool with forty children a day. You will be a qualified and registered teacher with a current practising certificate.

$28.25 - $45.60 an hour in line with pay parity.

To apply write to Hine at hine@littletotara.example or ring 07 555 0199.`,
    title: 'Early Childhood Teacher',
    company: 'Little Totara Preschool',
    place: 'Tauranga,,NZ',
    remote: '',
    salary: '28.25-45.6 NZD hour',
    years: '-',
    required: [],
    certifications: ['Practising Certificate'],
    languages: [],
    contact: 'Hine; hine@littletotara.example; 07 555 0199',
  },
  {
    text: `Highways Engineer (Grade 10) - Easthollow Borough Council

Salary: £40,476 to £43,693 per annum
Hours: 37 per week
Location: Civic Centre, Derby; agile working
Closing date: 12 March

We need a civil engineer with a degree or HNC, experience of Section 278 agreements and a full driving licence. AutoCAD is essential, Civil 3D desirable.

For an informal chat call Raj Bains on 01332 555 010.`,
    title: 'Highways Engineer',
    company: 'Easthollow Borough Council',
    place: 'Derby,,GB',
    remote: 'hybrid',
    salary: '40476-43693 GBP year',
    years: '-',
    degree: 'HND_HNC_OrEquivalent',
    required: ['AutoCAD', 'Section 278 agreements'],
    preferred: ['AutoCAD Civil 3D'],
    certifications: ['Driving licence'],
    languages: [],
    contact: 'Raj Bains;;01332 555 010',
  },
  {
    text: `Join Ferrous & Finch as a Store Manager!

Ferrous & Finch sells kitchenware from eleven shops across Scotland. Our shop in Stirling turns over £1.2m and needs someone to run it.

- three years managing a shop
- you know your margins
- weekends, in turn

£31,500 and a bonus of up to 15%, 50% staff discount, 33 days off.`,
    title: 'Store Manager',
    company: 'Ferrous & Finch',
    place: 'Stirling,,GB',
    remote: '',
    salary: '31500- GBP year',
    years: '3-',
    degree: '',
    required: ['Retail management'],
    certifications: [],
    languages: [],
    contact: ';;',
    benefits: ['bonus', 'discount', 'days off'],
  },
  {
    text: `Insurance Underwriter II

Marlinspike Mutual Insurance Company
Des Moines, IA 50309

Authority for limits up to $5,000,000. Territory premium of $12 million.

Minimum 3 years of commercial lines underwriting; CPCU preferred; bachelor's degree required.
Compensation $68,200 - $91,400 annually. Hybrid schedule: Tuesday to Thursday in office.`,
    title: 'Insurance Underwriter II',
    company: 'Marlinspike Mutual Insurance Company',
    place: 'Des Moines,IA,US',
    remote: 'hybrid',
    salary: '68200-91400 USD year',
    years: '3-',
    degree: 'bachelors',
    required: ['Commercial lines', 'Underwriting'],
    certifications: ['CPCU'],
    languages: [],
    contact: ';;',
  },
  {
    text: `Data Analyst, 6 month contract, Singapore

$7,000 - $8,500 per month. Our client is a bank. Tableau, Python, SQL are a must; Mandarin is useful for talking with the Taipei team.

Minimum two years as an analyst. Reply to wei.ling@harbourpeak.example`,
    title: 'Data Analyst',
    company: '',
    place: 'Singapore,,SG',
    remote: '',
    salary: '7000-8500 SGD month',
    years: '2-',
    degree: '',
    required: ['Tableau', 'Python', 'SQL'],
    certifications: [],
    languages: ['Mandarin'],
    contact: ';wei.ling@harbourpeak.example;',
  },
  {
    text: `Elektroniker für Betriebstechnik (m/w/d)
Sonnhalde Maschinenbau GmbH, Augsburg

Ihre Aufgaben
- Wartung und Instandhaltung unserer Anlagen
- Fehlersuche an SPS-Steuerungen

Ihr Profil
- abgeschlossene Ausbildung
- mindestens 3 Jahre Berufserfahrung

Wir bieten 3.400 - 3.900 € brutto im Monat, 30 Tage Urlaub.
Ansprechpartnerin: Sabine Krug, Tel. 0821 5550123, bewerbung@sonnhalde.example`,
    title: 'Elektroniker für Betriebstechnik',
    company: 'Sonnhalde Maschinenbau GmbH',
    place: 'Augsburg,,DE',
    remote: '',
    salary: '3400-3900 EUR month',
    years: '3-',
    required: [],
    certifications: [],
    languages: [],
    contact: 'Sabine Krug; bewerbung@sonnhalde.example; 0821 5550123',
    benefits: ['Urlaub'],
  },
];
