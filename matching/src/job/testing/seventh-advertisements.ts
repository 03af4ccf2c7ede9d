import type { Advertisement } from './advertisement';

/** Ten of further professions, whose truth tells every field. */
export const seventhAdvertisements: readonly Advertisement[] = [
  {
    text: `Respiratory Therapist - NICU (Nights) - Req 118842

Saltmarsh Regional Medical Center | Savannah, GA

About us
Saltmarsh Regional is a 412-bed, Level II trauma center and has been named one of America's greenest hospitals for six years in a row. We combine research, education and technology to transform the health of coastal Georgia. Our 3,100 teammates live our values: Compassion, Integrity, Innovation and Communication.

Job Summary
Delivers respiratory care to newborns from 23 weeks of gestation. Manages conventional and high-frequency ventilation, draws and interprets arterial blood gases, attends high-risk deliveries and takes part in neonatal transport.

Minimum Requirements
Associate degree from a CoARC-accredited program in respiratory care
18 months of acute care experience
Current Georgia license as a Respiratory Care Professional
RRT credential
BLS and NRP on hire

Preferred Qualifications
NPS credential
Experience with ECMO
Epic

Compensation and Benefits
$32.10 - $46.80 per hour plus $5.00 night differential. Medical, dental and vision; 403(b) with match; tuition reimbursement; pet insurance.

Saltmarsh Regional is an equal opportunity employer. We do not discriminate on the basis of race, religion, genetics, gender identity, disability or protected veteran status. We participate in E-Verify.`,
    title: 'Respiratory Therapist - NICU (Nights)',
    company: 'Saltmarsh Regional Medical Center',
    place: 'Savannah,GA,US',
    remote: '',
    salary: '32.1-46.8 USD hour',
    years: '1.5-',
    degree: 'associates',
    required: ['Acute care', 'Respiratory care'],
    preferred: ['ECMO', 'Epic'],
    named: ['Ventilation', 'Arterial blood gases', 'Neonatal transport'],
    certifications: ['Respiratory Care Professional', 'RRT', 'BLS', 'NRP', 'NPS'],
    languages: [],
    contact: ';;',
    benefits: ['dental', '403', 'tuition', 'pet'],
  },
  {
    text: `We are looking for a Bid Writer to join a civil engineering contractor in Leeds.

Our client is a family-owned contractor (turnover £85m) that builds roads, bridges and flood defences for councils and the Environment Agency. Because of growth they want to add to their team of four.

The role:
- Writing method statements and case studies for tenders
- Reading PQQs and ITTs and drawing up a response plan
- Interviewing engineers and turning what they say into plain English
- Proofreading

The person:
- Two+ years of bid writing in construction
- Excellent written English and attention to detail
- InDesign, Word
- APMP Foundation is desirable
- Full driving licence, as sites are visited

The package:
£36,000 - £42,000, 25 days + bank holidays, pension, private medical, hybrid (3 days office).

Please send your CV to Imogen Tarrant at Quillfeather Recruitment, imogen@quillfeather.example or 0113 555 0164. Quillfeather Recruitment acts as an employment agency. We are committed to diversity and inclusion.`,
    title: 'Bid Writer',
    company: '',
    place: 'Leeds,,GB',
    remote: 'hybrid',
    salary: '36000-42000 GBP year',
    years: '2-',
    degree: '',
    required: ['Bid writing', 'Construction', 'Adobe InDesign', 'Microsoft Word', 'Attention to detail', 'Writing'],
    preferred: [],
    named: ['Method statements', 'Case studies', 'Tenders', 'PQQ', 'Proofreading', 'Interviewing'],
    certifications: ['APMP Foundation', 'Driving licence'],
    languages: ['English'],
    contact: 'Imogen Tarrant; imogen@quillfeather.example; 0113 555 0164',
    benefits: ['25 days', 'pension', 'medical'],
  },
  {
    text: `Municipal By-law Enforcement Officer
Competition No. 24-067

The Corporation of the Town of Birchmere (population 31,400) is situated on the shore of Lake Simcoe, an hour north of Toronto. Residents enjoy trails, a farmers' market and a modern library.

Position: Full-time, permanent, unionized (CUPE 905)
Location: Birchmere, Ontario
Rate of pay: $36.72 to $43.20 per hour (2024 rates), 35 hours a week
Reports to: Manager, Municipal Law Enforcement

Duties:
Investigates complaints about noise, parking, property standards and animals. Issues notices and orders. Prepares Crown briefs and testifies in court. Patrols parks. Explains by-laws to residents.

Qualifications:
- Post-secondary diploma in law and security, police foundations or a related field
- Minimum 2 yrs of enforcement experience in a municipality
- Knowledge of the Provincial Offences Act and the Municipal Act
- MLEO(C) designation or willingness to obtain it
- Conflict resolution skills
- Computer literacy in Microsoft Office; knowledge of AMANDA is an asset
- Valid Class G driver's licence
- Vulnerable sector check

The Town offers OMERS and health benefits. Personal information is collected under the Municipal Freedom of Information and Protection of Privacy Act and is used to assess applications only. Accommodation is available under the Accessibility for Ontarians with Disabilities Act.

Apply by 4:30 p.m. on June 14 to careers@birchmere.example.`,
    title: 'Municipal By-law Enforcement Officer',
    company: 'The Corporation of the Town of Birchmere',
    place: 'Birchmere,Ontario,CA',
    remote: '',
    salary: '36.72-43.2 CAD hour',
    years: '2-',
    required: ['Enforcement', 'Provincial Offences Act', 'Municipal Act', 'Conflict resolution', 'Microsoft Office'],
    preferred: ['AMANDA'],
    named: ['Crown briefs', 'Investigation', 'Property standards'],
    certifications: ['MLEO(C)', 'Driving licence'],
    languages: [],
    contact: ';careers@birchmere.example;',
    benefits: ['OMERS', 'health'],
  },
  {
    text: `Subject: crane operator wanted, start Monday week

Hi all,

Do you know a good mobile crane operator? Corrigan Lifting in Newcastle NSW has a shutdown at the smelter and we're one short. It is five weeks at 60 hours, then probably permanent.

They'd need a C6 or C1 high risk licence, a dogging ticket, a white card and at least 3 years on Frannas and all-terrains up to 100 t. Reading lift plans is a must and confined space would help. Drug and alcohol test on day one, no way around it.

Pay is $58.40 an hour flat, $87.60 for overtime, plus LAHA if you come from away.

Call me on 0491 570 156 or send tickets to jobs@corriganlifting.example.

Cheers
Donna Petrakis
Labour Coordinator`,
    title: 'Mobile Crane Operator',
    company: 'Corrigan Lifting',
    place: 'Newcastle,NSW,AU',
    remote: '',
    salary: '58.4- AUD hour',
    years: '3-',
    degree: '',
    required: ['Franna', 'Lift plans', 'Crane operation'],
    preferred: [],
    certifications: ['C6', 'Dogging', 'White Card', 'Confined space'],
    languages: [],
    contact: 'Donna Petrakis; jobs@corriganlifting.example; 0491 570 156',
    benefits: ['LAHA'],
  },
  {
    text: `Staff Site Reliability Engineer (Platform) | Remote, US

Tidewrack is the operating system for independent pharmacies. We process 11 million prescriptions a month and have raised $140M from investors in fintech, biotech and machine learning. Our culture is built on curiosity, candor and customer obsession.

What you'll do
* Own the reliability of our Kubernetes platform on GCP
* Drive incident response and blameless postmortems
* Build self-service tooling in Go
* Mentor six engineers

Who you are
* 8+ years in SRE, DevOps or systems engineering
* Deep knowledge of Linux, networking and Terraform
* You have run Prometheus and Grafana at scale
* You write Go or Python
* Strong communicator

Bonus points
* HIPAA
* Kafka
* Experience at a startup

What we offer
* $205,000 - $245,000 base and equity
* 16 weeks of parental leave
* Unlimited PTO
* $2,000 learning budget for books, courses and conferences on AI, security or design
* Home office stipend

Background checks are run through Checkr. If you need accommodation, write to people@tidewrack.example.`,
    title: 'Staff Site Reliability Engineer (Platform)',
    company: 'Tidewrack',
    place: ',,US',
    remote: 'remote',
    salary: '205000-245000 USD year',
    years: '8-',
    degree: '',
    required: [
      'Site reliability engineering',
      'DevOps',
      'Systems engineering',
      'Linux',
      'Networking',
      'Terraform',
      'Prometheus',
      'Grafana',
      'Go',
      'Python',
    ],
    preferred: ['HIPAA', 'Kafka'],
    named: ['Kubernetes', 'Google Cloud Platform', 'Incident response', 'Mentoring', 'Postmortems'],
    certifications: [],
    languages: [],
    contact: ';people@tidewrack.example;',
    benefits: ['equity', 'parental', 'PTO', 'learning', 'stipend'],
  },
  {
    text: `Pastry Chef de Partie
The Lantern Rooms, Kinsale, Co. Cork

We're a 60-seat restaurant with one star and an eye on the second. Everything on the plate comes from within forty miles.

You will run the pastry section: petits fours, plated desserts, bread twice a day, stock and ordering, allergens. Four days a week, closed Sundays.

We would like somebody with a year or more in a fine dining kitchen who can laminate, temper chocolate and teach a commis. HACCP level 2 is needed.

€36,000 gross and a share of the tips. Staff meals, help with accommodation in the first month, and 22 days of holidays.

Write to chef Aoife Moynihan: aoife@lanternrooms.example`,
    title: 'Pastry Chef de Partie',
    company: 'The Lantern Rooms',
    place: 'Kinsale,Co. Cork,IE',
    remote: '',
    salary: '36000- EUR year',
    years: '1-',
    degree: '',
    required: ['Fine dining', 'Lamination', 'Chocolate tempering'],
    preferred: [],
    named: ['Pastry', 'Petits fours', 'Plated desserts', 'Bread', 'Ordering', 'Allergens'],
    certifications: ['HACCP'],
    languages: [],
    contact: 'Aoife Moynihan; aoife@lanternrooms.example;',
    benefits: ['meals', 'accommodation', 'holidays'],
  },
  {
    text: `JOB TITLE: Assistant Buyer – Womenswear (12 month FTC)
DEPARTMENT: Buying & Merchandising
LOCATION: London (Shoreditch), 4 days office / 1 day home
SALARY: £29,500

WHO WE ARE
Fennimore is where colour lives. Since 1998 we have dressed women in prints drawn by hand, sold online and in 47 shops, and we are a certified B Corp. Sustainability, marketing, design and data science all sit under one roof.

WHAT YOU'LL BE DOING
Raising purchase orders, chasing samples, keeping the critical path, reading the weekly trade, comparative shopping, helping with range building and supplier negotiations in Portugal and Turkey.

WHAT WE'RE LOOKING FOR
At least 12 months as a buyer's admin assistant or buying assistant
Excel to VLOOKUP and pivot tables
Eye for print and product
Organised and numerate
Turkish or Portuguese would be a lovely extra

WHAT'S IN IT FOR YOU
50% off everything, 26 days plus your birthday, enhanced maternity and paternity, a volunteering day, summer Fridays.

Fennimore welcomes everyone. We use your data as set out in our privacy policy.`,
    title: 'Assistant Buyer – Womenswear',
    company: 'Fennimore',
    place: 'London,,GB',
    remote: 'hybrid',
    salary: '29500- GBP year',
    years: '1-',
    degree: '',
    required: ['Microsoft Excel', 'VLOOKUP', 'Pivot tables', 'Buying'],
    preferred: [],
    named: ['Purchase orders', 'Critical path', 'Comparative shopping', 'Range building', 'Supplier negotiations'],
    certifications: [],
    languages: ['Turkish', 'Portuguese'],
    contact: ';;',
    benefits: ['50%', '26 days', 'maternity', 'volunteering'],
  },
  {
    text: `POSITION ANNOUNCEMENT
Instructor of Welding Technology (tenure track)
Larkspur Valley Community College, Pendleton, Oregon

Larkspur Valley serves 4,800 students in nursing, agriculture, computer science, business and the trades, and is a Hispanic-serving institution.

Responsibilities
Teach SMAW, GMAW, FCAW and GTAW in lecture and laboratory. Develop curriculum. Advise students. Keep the shop safe and its inventory in order. Evening sections are likely.

Minimum qualifications
• Associate's degree in welding, manufacturing, engineering technology or education, or journey-level card
• Five years of full-time work as a welder
• AWS Certified Welder

Desired qualifications
• AWS Certified Welding Inspector or Educator
• Teaching experience
• Pipe welding
• Canvas

Salary: $61,233–$74,880 for 170 days. PERS retirement, medical, dental, vision, tuition waiver for family.

To be considered, send a letter, CV and unofficial transcripts to Human Resources, hr@larkspurvalley.example, 541-555-0119. Larkspur Valley does not discriminate on the basis of race, color, sex, marital status, religion, national origin, age or disability in its programs in admissions, finance or employment.`,
    title: 'Instructor of Welding Technology',
    company: 'Larkspur Valley Community College',
    place: 'Pendleton,Oregon,US',
    remote: '',
    salary: '61233-74880 USD year',
    years: '5-',
    degree: 'associates',
    required: ['Welding'],
    preferred: ['Teaching', 'Pipe welding', 'Canvas'],
    named: ['SMAW', 'GMAW', 'FCAW', 'GTAW', 'Curriculum development', 'Advising'],
    certifications: ['AWS Certified Welder', 'AWS Certified Welding Inspector'],
    languages: [],
    contact: ';hr@larkspurvalley.example;541-555-0119',
    benefits: ['PERS', 'medical', 'tuition'],
  },
  {
    text: `Tax Senior - Owner Managed Business - Norwich - c£45k

Are you a tax senior who is tired of timesheets? Harcastle Finch, an independent firm of accountants with nine partners, wants to meet you.

You'll look after a portfolio of 120 limited companies and their directors: corporation tax computations, personal tax returns, P11Ds, R&D claims and a fair bit of planning alongside the partners. Junior staff bring their questions to you.

Ideally you'll be ATT qualified and perhaps studying for the CTA, with minimum 3 yrs in practice. CCH or Alphatax is helpful but we will teach you.

In return: up to £45,000 depending on experience, study support, flexitime, free parking, life assurance and four weeks a year of working from anywhere.

Interested? Call Graham Pettifer in complete confidence: 01603 555 173.
Ref: GP/2291`,
    title: 'Tax Senior - Owner Managed Business',
    company: 'Harcastle Finch',
    place: 'Norwich,,GB',
    remote: '',
    salary: '-45000 GBP year',
    years: '3-',
    degree: '',
    required: [],
    preferred: ['CCH', 'Alphatax'],
    named: ['Corporation tax', 'Personal tax', 'P11D', 'R&D tax credits', 'Tax planning'],
    certifications: ['ATT', 'CTA'],
    languages: [],
    contact: 'Graham Pettifer;;01603 555 173',
    benefits: ['study', 'flexitime', 'parking', 'life assurance'],
  },
  {
    text: `Field Service Technician II (Elevator/Escalator) – Denver Metro
R-0091734

Job Family: Service
FLSA: Non-exempt
Company: Ridgeline Vertical Transport, Inc.

Our Company
Ridgeline Vertical Transport, Inc. moves two million people a day. As a leader in urban mobility we invest in artificial intelligence, robotics and sustainability to shape the cities of tomorrow.

Essential Duties
- Perform preventive maintenance on traction and hydraulic elevators
- Troubleshoot controllers with schematics and a multimeter
- Modernize door operators
- Complete service tickets on a tablet

Required Education and Experience
High school diploma or GED
4 years in the elevator trade, of which 2 as a mechanic
NEIEP graduate or CET
Colorado conveyance mechanic license
Able to climb ladders and to lift 70 lbs.

Preferred
QEI
Spanish

Total Rewards
$51.00/hr, company van, fuel card, tools, per diem, annuity and pension through the union, employee assistance program.

EEO/Veterans/Disabled. Pre-employment drug testing under federal transportation rules. Ridgeline uses accounting and HR software to process applicant data; see our privacy notice.`,
    title: 'Field Service Technician II (Elevator/Escalator)',
    company: 'Ridgeline Vertical Transport, Inc.',
    place: 'Denver,,US',
    remote: '',
    salary: '51- USD hour',
    years: '4-',
    degree: 'ged',
    required: ['Elevators'],
    preferred: [],
    named: ['Preventive maintenance', 'Troubleshooting', 'Schematics', 'Multimeter', 'Hydraulics'],
    certifications: ['NEIEP', 'CET', 'Conveyance mechanic license', 'QEI'],
    languages: ['Spanish'],
    contact: ';;',
    benefits: ['van', 'per diem', 'pension', 'assistance'],
  },
];
