import type { Advertisement } from './advertisement';

/** Ten more of these. */
export const sixthAdvertisements: readonly Advertisement[] = [
  {
    text: `JOURNEYMAN INSIDE WIREMAN

IBEW Local 1187 members and travelers
Signatory contractor: Copper Kettle Electric Co.
Jobsite: hospital expansion, Rochester, NY
Scale: $44.15/hr + $29.80 fringes. 50 hours a week, time and a half after 8.

Scope: conduit bending up to 4 inch, ring main wiring, switchgear terminations, fire alarm.
Needed: journeyman ticket, OSHA 30, NFPA 70E within the last three years, own hand tools.
Drug screen. Parking paid.

Foreman is Dale Kowalczyk. Dispatch: 585-555-0133.`,
    title: 'JOURNEYMAN INSIDE WIREMAN',
    company: 'Copper Kettle Electric Co.',
    place: 'Rochester,NY,US',
    remote: '',
    salary: '44.15- USD hour',
    years: '-',
    required: ['Hand tools'],
    named: ['Conduit bending', 'Switchgear', 'Fire alarm systems', 'Wiring'],
    preferred: [],
    certifications: ['Journeyman Electrician', 'OSHA 30', 'NFPA 70E'],
    languages: [],
    contact: ';;585-555-0133',
    benefits: ['parking'],
  },
  {
    text: `Night Auditor
The Gannet Hotel & Spa, St Andrews

About The Gannet
The Gannet is a 96 bedroom resort by the sea. Guest comfort is the reason we get up in the morning, and at Hogmanay we do not go to bed at all.

The job
Balance the day, run reports in Opera, check in the late and check out the early, walk the building. Five nights of 22:00 to 07:00.

You
- have worked on a hotel reception for a year
- know Opera PMS or learn fast
- English to a high standard; another language is welcome

£13.25 per hour, meals on duty, staff rates at sister hotels, live-in room at £60 a week if you need it.

Ask for Callum Reid, Front Office Manager, on 01334 555 047.`,
    title: 'Night Auditor',
    company: 'The Gannet Hotel & Spa',
    place: 'St Andrews,,GB',
    remote: '',
    salary: '13.25- GBP hour',
    years: '1-',
    required: ['Opera PMS', 'Reception'],
    named: ['Check-in'],
    preferred: [],
    certifications: [],
    languages: ['English'],
    contact: 'Callum Reid;;01334 555 047',
    benefits: ['meals', 'rates', 'live-in'],
  },
  {
    text: `Associate Attorney – Trusts & Estates

Thornbury Vail & Mackin LLP is a 40-attorney firm with offices in Hartford and Stamford. Our private client group advises on estates from $5 million to $200 million and is looking for an associate with three to six years of experience.

Location: Hartford, Connecticut

You must be admitted in Connecticut and hold a J.D. from an accredited law school. Drafting of wills and revocable trusts, probate administration and estate tax returns (Form 706) are daily work. An LL.M. in taxation is preferred.

The base salary range is $165,000 to $210,000, with an annual bonus. Bar dues are paid; parental leave is sixteen weeks.

Please submit a cover letter, resume and transcript to Dorothea Lindqvist, Director of Recruiting, at recruiting@thornburyvail.example.`,
    title: 'Associate Attorney – Trusts & Estates',
    company: 'Thornbury Vail & Mackin LLP',
    place: 'Hartford,Connecticut,US',
    remote: '',
    salary: '165000-210000 USD year',
    years: '3-6',
    degree: 'professional',
    required: ['Wills', 'Trusts', 'Probate', 'Estate tax', 'Estate planning'],
    preferred: ['Taxation'],
    certifications: ['Bar Admission'],
    languages: [],
    contact: 'Dorothea Lindqvist; recruiting@thornburyvail.example;',
    benefits: ['bonus', 'dues', 'parental'],
  },
  {
    text: `LOCUM GP NEEDED - 6 MONTHS - ORKNEY

Rate: £950 per day, accommodation and travel paid
Starts: 3 February
Practice: Skerrivore Medical Practice, Kirkwall

Small rural practice, 3,900 patients, EMIS Web, five sessions a week with one in four on call. Our previous locums have all come back.

GMC with licence to practise, on the Performers List, BLS in date. MRCGP preferred. Indemnity is yours.

Contact the practice manager, Morag Flett: 01856 555 092, skerrivore.pm@nhs.example`,
    title: 'LOCUM GP',
    company: 'Skerrivore Medical Practice',
    place: 'Kirkwall,,GB',
    remote: '',
    salary: '950- GBP day',
    years: '-',
    required: ['EMIS'],
    preferred: [],
    certifications: ['GMC', 'BLS', 'MRCGP', 'Performers List'],
    languages: [],
    contact: 'Morag Flett; skerrivore.pm@nhs.example; 01856 555 092',
    benefits: ['accommodation', 'travel'],
  },
  {
    text: `Store Manager, Galway City

Fuchsia & Fern Ltd, the Irish gift retailer with 22 stores, is now recruiting.

Key responsibilities:
* Sales of €2.1m a year and a wage budget of €310,000
* Recruit, train and roster a team of 14
* Visual merchandising, stock takes and loss prevention

Requirements:
* 3 years' retail management experience
* Experience with clients in tourism is nice to have
* Fluent English, Irish an advantage

The package: €42,000 basic, bonus up to €6,000, 25% staff discount, 23 days' leave.

Apply by e-mail to Siobhán Keane, Area Manager (siobhan.keane@fuchsiafern.example) before 14 May. No phone calls please.`,
    title: 'Store Manager',
    company: 'Fuchsia & Fern Ltd',
    place: 'Galway,,IE',
    remote: '',
    salary: '42000- EUR year',
    years: '3-',
    management: '3-',
    required: ['Retail management'],
    named: ['Visual merchandising', 'Stock takes', 'Loss prevention', 'Recruiting', 'Training', 'Rostering'],
    preferred: ['Tourism'],
    certifications: [],
    languages: ['English', 'Irish'],
    contact: 'Siobhán Keane; siobhan.keane@fuchsiafern.example;',
    benefits: ['bonus', 'discount', 'leave'],
  },
  {
    text: `We are looking for a Customs Declarant for our office in the port of Rotterdam.

Who are we?
Wijnkade Logistics B.V. clears 90,000 containers a year for importers of fruit, flowers and coffee.

What will you do?
You draw up import and export declarations in Portbase and Descartes, check tariff codes and talk to Customs.

What do we ask?
- MBO level 4
- 2 years of experience as a declarant
- Knowledge of incoterms and HS codes
- Dutch and English

What do we offer?
- A salary between € 2.900 and € 3.700 gross per month
- 27 holidays
- travel allowance
- 8% holiday pay

Interested? Send your CV to Joost van Rijn via werken@wijnkade.example or call +31 10 555 0142.`,
    title: 'Customs Declarant',
    company: 'Wijnkade Logistics B.V.',
    place: 'Rotterdam,,NL',
    remote: '',
    salary: '2900-3700 EUR month',
    years: '2-',
    required: ['Incoterms', 'HS codes'],
    named: ['Portbase', 'Descartes', 'Customs declarations'],
    preferred: [],
    certifications: [],
    languages: ['Dutch', 'English'],
    contact: 'Joost van Rijn; werken@wijnkade.example; +31 10 555 0142',
    benefits: ['holidays', 'travel', 'holiday pay'],
  },
  {
    text: `Remote Customer Success Manager (EMEA)

About Palliser Desk
Palliser Desk makes help-desk software for universities. 140 people, no headquarters. We meet twice a year; at Christmas we close for ten days.

The work
You look after 60 accounts in the UK, Ireland and the Nordics, with a renewal book of $9m. Onboarding, quarterly reviews, churn.

You have
- 3+ years in SaaS customer success or account management
- Salesforce and Gainsight
- Excellent written English; Swedish or Norwegian would be great
- A home within two hours of UTC

You do not need a degree.

We pay £48,000–£56,000 plus 10% variable. 32 days off, £1,000 for your home office, private health through Vitality.

Hiring manager: Oluwaseun Bright. Apply at palliserdesk.example/jobs`,
    title: 'Remote Customer Success Manager (EMEA)',
    company: 'Palliser Desk',
    place: ',,',
    remote: 'remote',
    salary: '48000-56000 GBP year',
    years: '3-',
    degree: '',
    required: ['Customer success', 'Account management', 'SaaS', 'Salesforce', 'Gainsight'],
    named: ['Onboarding'],
    preferred: [],
    certifications: [],
    languages: ['English', 'Swedish', 'Norwegian'],
    contact: 'Oluwaseun Bright;;',
    benefits: ['32 days', 'home office', 'health'],
  },
  {
    text: `QA MICROBIOLOGIST II
Bellwether Creamery, Inc. - Twin Falls, Idaho (on-site, 2nd shift)
Req #: 20-4471

SUMMARY: Tests finished product and environmental swabs and releases lots.

ESSENTIAL FUNCTIONS
1. Performs plate counts, PCR and ELISA.
2. Maintains the ISO 17025 quality system.
3. Trends environmental data; writes CAPAs.

MINIMUM QUALIFICATIONS
Bachelor's degree in microbiology, biology or food science AND 2 years of laboratory experience, OR an associate degree and 4 years.
PCQI certificate within one year of hire.
Able to lift 40 lb.

PREFERRED: LIMS; HACCP; dairy.

PAY RANGE: $27.40 - $34.25 per hour, shift differential of $1.50
BENEFITS: health, dental, vision, 401(k) with 5% match, free cheese.

Bellwether Creamery, Inc. does not accept resumes from agencies or from their clients.`,
    title: 'QA MICROBIOLOGIST II',
    company: 'Bellwether Creamery, Inc.',
    place: 'Twin Falls,Idaho,US',
    remote: 'onsite',
    salary: '27.4-34.25 USD hour',
    years: '2-',
    degree: 'associates',
    required: ['Microbiology'],
    named: ['PCR', 'ELISA', 'ISO 17025', 'CAPA', 'Plate counts', 'Environmental monitoring'],
    preferred: ['LIMS', 'HACCP', 'Dairy'],
    certifications: ['PCQI'],
    languages: [],
    contact: ';;',
    benefits: ['dental', '401', 'cheese'],
  },
  {
    text: `Live-in Nanny for two children (4 and 18 months), Auckland (Remuera)

Kia ora! We are a busy family and our nanny of five years is going home to Wales. We both work in hospitals so the hours vary; some evenings.

You'd cook for the children, drive them to kindy and swimming, and keep their rooms and laundry in order.

You: 3 years as a nanny, a current first aid certificate, a full clean licence, a police check. An ECE qualification would be lovely.

$32 per hour, own studio with bathroom, use of the car, four weeks of holiday.

Text Hana on 021 555 0178.`,
    title: 'Live-in Nanny',
    company: '',
    place: 'Auckland,,NZ',
    remote: '',
    salary: '32- NZD hour',
    years: '3-',
    required: ['Cooking', 'Childcare', 'Laundry'],
    preferred: [],
    certifications: ['First Aid', 'Driving licence'],
    languages: [],
    contact: 'Hana;;021 555 0178',
    benefits: ['studio', 'car', 'holiday'],
  },
  {
    text: `Senior Data Analyst
Department of Water and Parks, City of Ketterby
Singapore office: no. Ketterby, Ontario: yes.

Job ID 5512 | Full time, permanent | Telework up to 60% | Posted by: Human Resources
Salary Grade 8: $88,400.00 - $109,300.00 CAD / year

The analyst turns meter readings into forecasts that decide where $14 million of pipe is laid.

Must have
SQL; Power BI; R or Python; statistics; a master's degree in a quantitative field or equivalent; 5+ years

Assets
ArcGIS; FME; French

OMERS pension, extended health, 3 personal days.

Accommodation in the hiring process: call 705-555-0121. Applications only through ketterby.example/careers.`,
    title: 'Senior Data Analyst',
    company: 'City of Ketterby',
    place: 'Ketterby,Ontario,CA',
    remote: 'hybrid',
    salary: '88400-109300 CAD year',
    years: '5-',
    degree: 'masters',
    required: ['SQL', 'Power BI', 'R', 'Python', 'Statistics'],
    named: ['Forecasting'],
    preferred: ['ArcGIS', 'FME'],
    certifications: [],
    languages: ['French'],
    contact: ';;705-555-0121',
    benefits: ['pension', 'health', 'personal'],
  },
];
