import type { Advertisement } from './advertisement';

/** Ten of other professions, countries and styles, whose truth tells every field. */
export const fifthAdvertisements: readonly Advertisement[] = [
  {
    text: `Specialist Occupational Therapist - Stroke Rehabilitation

NHS AfC: Band 6

Employer: Marram Coast University Hospitals NHS Foundation Trust
Site: Selwick General Hospital
Town: Lancaster
Salary: £38,682 - £46,580 per annum, pro rata
Contract: Permanent, 30 hours per week

Main duties of the job
You will hold a caseload on a 28-bed stroke ward and follow patients home through early supported discharge. At weekends the team works one in five.

Person specification
Essential
- BSc in Occupational Therapy
- HCPC registration
- Experience of neurological rehabilitation
- Goal setting with patients and families
Desirable
- Splinting
- Supervision of students

Why work for us? NHS pension, 27 days of annual leave rising to 33, an on-site nursery and the cycle to work scheme.

For an informal visit contact Bryony Askew, Team Lead, on 01524 555 218 or bryony.askew@marramcoast.example`,
    title: 'Specialist Occupational Therapist - Stroke Rehabilitation',
    company: 'Marram Coast University Hospitals NHS Foundation Trust',
    place: 'Lancaster,,GB',
    remote: '',
    salary: '38682-46580 GBP year',
    years: '-',
    degree: 'bachelors',
    required: ['Rehabilitation', 'Goal setting', 'Occupational Therapy'],
    preferred: ['Splinting', 'Supervision'],
    certifications: ['HCPC'],
    languages: [],
    contact: 'Bryony Askew; bryony.askew@marramcoast.example; 01524 555 218',
    benefits: ['pension', 'leave', 'nursery', 'cycle'],
  },
  {
    text: `*** CDL-A DRIVERS - HOME WEEKLY - $1,450-$1,750/WEEK ***

Harlan Ridge Transport is hiring regional drivers out of our Joplin, MO terminal. 2,200 miles a week average. Late-model Kenworths.

WHAT YOU NEED
* Class A CDL, tanker endorsement a plus
* 12 months verifiable OTR in the last 3 years
* No more than 2 moving violations
* Clean Clearinghouse

WHAT YOU GET
* Medical, dental and vision on day 1
* 401k match
* $7,500 sign-on bonus
* Rider and pet policy

Our drivers hauled freight worth $90 million last year. Call Recruiting: 417-555-0166 or text DRIVE`,
    title: 'CDL-A DRIVERS',
    company: 'Harlan Ridge Transport',
    place: 'Joplin,MO,US',
    remote: '',
    salary: '1450-1750 USD week',
    years: '1-',
    required: [],
    preferred: [],
    certifications: ['CDL Class A', 'Tanker Endorsement'],
    languages: [],
    contact: ';;417-555-0166',
    benefits: ['medical', '401k', 'sign-on', 'rider'],
  },
  {
    text: `Position: Special Education Teacher, Middle School
District: Tamarack Lake Unified School District
Location: Bemidji, Minnesota
Reports to: Director of Special Education
Start date: August 18
FTE: 1.0

Compensation: $47,200 to $81,900 annually, by education and steps, plus a stipend of $2,500 for case management.

Duties: write and carry out IEPs, co-teach mathematics, keep behavior plans, meet with families.

Qualifications: a bachelor's degree in education; a Minnesota teaching license in special education (ABS or LD); CPI training preferred. Ojibwe language skills are welcome.

The district offers PERA/TRA retirement, family health insurance, 12 sick days and tuition up to $5,000 a year.

Tamarack Lake Unified School District manages a budget of $61,000,000 and is an equal opportunity employer.

Questions: Ingrid Halvorsen, HR, ihalvorsen@tamaracklake.example`,
    title: 'Special Education Teacher, Middle School',
    company: 'Tamarack Lake Unified School District',
    place: 'Bemidji,Minnesota,US',
    remote: '',
    salary: '47200-81900 USD year',
    years: '-',
    degree: 'bachelors',
    required: [],
    named: ['IEP', 'Co-teaching', 'Mathematics'],
    preferred: [],
    certifications: ['Teaching License', 'Crisis Prevention Intervention'],
    languages: ['Ojibwe'],
    contact: 'Ingrid Halvorsen; ihalvorsen@tamaracklake.example;',
    benefits: ['retirement', 'health', 'sick', 'tuition'],
  },
  {
    text: `Founding Engineer (Full Stack)

Hi! We're Lumbrook. We're 6 people in a loft in Brooklyn and we make scheduling bearable for veterinary clinics. We raised $4.2M in seed money in March and our revenue is growing 12% a month.

You'll own things end to end: Next.js and TypeScript in front, Python and Postgres behind, all of it on AWS.

You might be a fit if
- you've shipped production software for 4+ years
- you've talked to customers and liked it
- you know when not to use Kubernetes

Nice to have: GraphQL, experience at a company of fewer than 20

Three days a week together in Brooklyn, NY, two wherever you like.
$150k - $185k and 0.5% - 1.2% equity. Unlimited PTO (we take it). Health, dental, vision paid for 100%.

Write to sam@lumbrook.example and tell us about something you broke.`,
    title: 'Founding Engineer (Full Stack)',
    company: 'Lumbrook',
    place: 'Brooklyn,NY,US',
    remote: 'hybrid',
    salary: '150000-185000 USD year',
    years: '4-',
    required: ['Next.js', 'TypeScript', 'Python', 'PostgreSQL', 'AWS'],
    preferred: ['GraphQL'],
    certifications: [],
    languages: [],
    contact: ';sam@lumbrook.example;',
    benefits: ['equity', 'PTO', 'dental'],
  },
  {
    text: `Finance Director - Confidential
£95,000 - £115,000 + car + bonus
West Yorkshire

Our client is a family-owned manufacturer with a turnover of £48m and two sites. Following a retirement they wish to appoint a Finance Director who will report to the owner and be responsible for a finance team of nine and a £6m wage bill.

The successful candidate will be ACA, ACCA or CIMA qualified with at least ten years' experience, five of them in manufacturing, and will have led a refinancing. Strong commercial acumen and stakeholder management are essential. Knowledge of Sage 200 would be an advantage.

Ashgrove Calder Executive Search is acting as a retained consultant. For a confidential conversation please telephone Nigel Thackeray on 0113 555 0190.`,
    title: 'Finance Director',
    company: '',
    place: ',West Yorkshire,GB',
    remote: '',
    salary: '95000-115000 GBP year',
    years: '10-',
    required: ['Stakeholder management', 'Commercial acumen', 'Refinancing'],
    preferred: ['Sage 200'],
    certifications: ['ACA', 'ACCA', 'CIMA'],
    languages: [],
    contact: 'Nigel Thackeray;;0113 555 0190',
    benefits: ['car', 'bonus'],
  },
  {
    text: `Konstruktiv Messtechnik GmbH

Embedded Software Engineer (m/f/d)
Stuttgart or Dresden · full-time · from now

About us
Konstruktiv Messtechnik builds measuring heads for machine tools. More than 300 colleagues in four countries trust in one another and our clients in Japan and Sweden trust in us.

Your tasks
- Firmware in C and C++ for ARM microcontrollers
- Bring-up of boards with oscilloscope and logic analyzer
- Code reviews and unit tests

Your profile
- Degree in computer science or electrical engineering (Bachelor or Master)
- At least 3 years of experience with embedded C
- FreeRTOS, SPI, I2C, CAN
- English fluently, German at B1 or better

Our offer
- 30 days of vacation
- mobile work up to two days a week
- job bike, subsidised canteen, company pension

Your contact: Frau Annika Rombach, +49 711 5550 187, jobs@konstruktiv.example`,
    title: 'Embedded Software Engineer (m/f/d)',
    company: 'Konstruktiv Messtechnik GmbH',
    place: 'Stuttgart,,DE',
    remote: 'hybrid',
    salary: '',
    years: '3-',
    degree: 'bachelors',
    required: ['Embedded C', 'FreeRTOS', 'SPI', 'I2C', 'CAN'],
    named: [
      'Firmware',
      'C',
      'C++',
      'ARM',
      'Microcontrollers',
      'Oscilloscope',
      'Logic analyzer',
      'Code review',
      'Unit testing',
    ],
    preferred: [],
    certifications: [],
    languages: ['English', 'German'],
    contact: 'Annika Rombach; jobs@konstruktiv.example; +49 711 5550 187',
    benefits: ['vacation', 'mobile', 'bike', 'canteen', 'pension'],
  },
  {
    text: `Diesel Fitter – FIFO 8/6
Pilbara region WA, flights from Perth

About the company
Redgum Haulage & Plant Pty Ltd maintains mobile fleets for three iron ore producers. Safety is the reason why we are still here after 31 years.

The role
Servicing and repair of Caterpillar and Komatsu haul trucks on our client's site, breakdowns, component change-outs and fluid sampling.

To be successful you will have
• Trade certificate in heavy diesel (Cert III)
• 2+ years on earthmoving equipment
• HR licence
• White Card
• Pass a pre-employment medical

$68 per hour plus 12% superannuation, camp meals and flights included.

Apply with your resume to Kylie Brandt at people@redgumhp.example`,
    title: 'Diesel Fitter',
    company: 'Redgum Haulage & Plant Pty Ltd',
    place: 'Perth,WA,AU',
    remote: '',
    salary: '68- AUD hour',
    years: '2-',
    required: ['Heavy equipment'],
    named: ['Repair', 'Fluid sampling'],
    preferred: [],
    certifications: ['Certificate III', 'HR Licence', 'White Card'],
    languages: [],
    contact: 'Kylie Brandt; people@redgumhp.example;',
    benefits: ['super', 'meals'],
  },
  {
    text: `Bilingual Claims Adjuster (English/French)
Assurances Rivebelle / Rivebelle Insurance
Gatineau, Quebec - Hybrid, 3 days in office

Rivebelle Insurance has protected families in Quebec and Eastern Ontario since 1954.

What you will do: investigate auto and property losses, set reserves, negotiate settlements up to $75,000, speak with claimants in both languages.

What you bring: AMF claims adjuster permit, 3-5 years of property and casualty claims, fluent French and English (spoken and written), Guidewire ClaimCenter. College diploma. CIP designation is an asset.

What we give: salary from $61,000 to $74,500, group RRSP, 4 weeks of vacation, telemedicine.

To apply: carrieres@rivebelle.example, attention Marie-Ève Lacasse`,
    title: 'Bilingual Claims Adjuster (English/French)',
    company: 'Rivebelle Insurance',
    place: 'Gatineau,Quebec,CA',
    remote: 'hybrid',
    salary: '61000-74500 CAD year',
    years: '3-5',
    required: ['Guidewire', 'Claims', 'Property and casualty insurance'],
    named: ['Negotiation', 'Investigation'],
    preferred: [],
    certifications: ['AMF', 'Chartered Insurance Professional'],
    languages: ['French', 'English'],
    contact: 'Marie-Ève Lacasse; carrieres@rivebelle.example;',
    benefits: ['RRSP', 'vacation', 'telemedicine'],
  },
  {
    text: `Job Title: SAP FICO Consultant
Company: Neelkamal Infoworks Pvt. Ltd.
Experience: 5 - 8 Years
Job Location: Pune / Hyderabad
Work Mode: Work from Office
CTC: 18 - 24 LPA
Notice Period: 30 days or less

Job Description:
Mandatory Skills: SAP FICO, S/4HANA, GL, AP, AR, Asset Accounting, month-end closing
Good to have: SAP Central Finance, Fiori
- At least two end-to-end implementations, one of them for a client in Europe
- Prepare functional specifications and test scripts; work with ABAP developers
Qualification: B.Com / MBA (Finance) / CA

Perks: provident fund, gratuity, group mediclaim, cab facility
Share CV with Priyanka Deshmukh - hr.pune@neelkamalinfoworks.example / 98220 55501`,
    title: 'SAP FICO Consultant',
    company: 'Neelkamal Infoworks Pvt. Ltd.',
    place: 'Pune,,IN',
    remote: 'onsite',
    salary: '1800000-2400000 INR year',
    years: '5-8',
    degree: 'bachelors',
    required: [
      'SAP FICO',
      'SAP S/4HANA',
      'General ledger',
      'Accounts payable',
      'Accounts receivable',
      'Asset Accounting',
      'Month-end close',
    ],
    named: ['Functional specifications', 'ABAP'],
    preferred: ['SAP Central Finance', 'SAP Fiori'],
    certifications: ['CA'],
    languages: [],
    contact: 'Priyanka Deshmukh; hr.pune@neelkamalinfoworks.example; 98220 55501',
    benefits: ['provident', 'gratuity', 'mediclaim', 'cab'],
  },
  {
    text: `MEP Project Manager, Dubai (Luxury Hotel Project)

Qasr Noor Contracting LLC requires an MEP Project Manager for a 420 room hotel worth AED 650 million on Palm Jumeirah.

Requirements:
- BEng Mechanical or Electrical
- Minimum 12 years of experience including 5 years in the GCC
- PMP certified
- Must have lived in the UAE or Qatar for the last two years
- Primavera P6, AutoCAD, BIM
- UAE driving licence; Arabic is an advantage

Package: AED 32,000 - 38,000 per month tax-free, family visa, annual air tickets, medical insurance, end of service gratuity.

CV to Eng. Tariq Mansour, tariq.m@qasrnoor.example, quoting ref QN-118.`,
    title: 'MEP Project Manager',
    company: 'Qasr Noor Contracting LLC',
    place: 'Dubai,,AE',
    remote: '',
    salary: '32000-38000 AED month',
    years: '12-',
    degree: 'bachelors',
    required: ['Primavera P6', 'AutoCAD', 'BIM'],
    preferred: [],
    certifications: ['PMP', 'Driving licence'],
    languages: ['Arabic'],
    contact: 'Tariq Mansour; tariq.m@qasrnoor.example;',
    benefits: ['visa', 'tickets', 'medical', 'gratuity'],
  },
];
