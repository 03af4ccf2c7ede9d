import { makePdf, writeLines, writeRight } from './make-pdf';
import type { Pdf } from './make-pdf';

/** Resumes of made-up people in common layouts, with texts that show mixed columns at once. */

export const jobs = [
  {
    title: 'Senior Software Engineer',
    company: 'Northwind Labs, Austin, TX',
    dates: 'Mar 2019 – Present',
    duties: [
      'Led the rewrite of the billing platform that serves two million customers a month',
      'Cut the time of a release from four days to thirty minutes with a new pipeline',
      'Mentored five engineers and ran the hiring loop of the team',
    ],
  },
  {
    title: 'Software Engineer',
    company: 'Tailspin Toys, Dallas, TX',
    dates: 'Jun 2015 – Feb 2019',
    duties: [
      'Built the checkout of the shop in TypeScript and moved its data to PostgreSQL',
      'Owned the search service from its first line to ten thousand requests a second',
    ],
  },
];
export const skills = ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Terraform', 'GraphQL', 'Redis', 'Kafka'];
export const languages = ['English', 'Spanish', 'German'];

function bullets(pdf: Pdf, left: number, top: number, duties: readonly string[], wrapAt: number): number {
  let y = top;
  for (const duty of duties) {
    const lines = wrap(duty, wrapAt);
    writeLines(pdf, left, y, ['•']);
    y = writeLines(pdf, left + 12, y, lines);
  }
  return y;
}

/** Breaks a text into lines of limited length. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

function experience(pdf: Pdf, left: number, right: number, top: number, wrapAt: number): number {
  let y = writeLines(pdf, left, top, ['EXPERIENCE'], { size: 13, bold: true });
  for (const job of jobs) {
    y += 6;
    writeRight(pdf, right, y, job.dates);
    y = writeLines(pdf, left, y, [job.title], { bold: true });
    y = writeLines(pdf, left, y, [job.company], { italic: true });
    y = bullets(pdf, left, y, job.duties, wrapAt);
  }
  return y;
}

function education(pdf: Pdf, left: number, right: number, top: number): number {
  let y = writeLines(pdf, left, top, ['EDUCATION'], { size: 13, bold: true });
  writeRight(pdf, right, y, '2011 – 2015');
  y = writeLines(pdf, left, y, ['Bachelor of Science in Computer Science'], { bold: true });
  writeRight(pdf, right, y, 'Boulder, CO');
  return writeLines(pdf, left, y, ['University of Colorado']);
}

/** One column, dates at the right margin. */
export const singleColumn = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    let y = writeLines(pdf, 54, 40, ['Dana Whitfield'], { size: 22, bold: true });
    y = writeLines(pdf, 54, y, ['dana.whitfield@example.com | (555) 010-2233 | Austin, TX 78701']);
    y = experience(pdf, 54, 558, y + 12, 90);
    y = education(pdf, 54, 558, y + 12);
    y = writeLines(pdf, 54, y + 12, ['SKILLS'], { size: 13, bold: true });
    writeLines(pdf, 54, y, [skills.join(', ')]);
  });

function sidebar(pdf: Pdf, left: number, top: number): number {
  let y = writeLines(pdf, left, top, ['CONTACT'], { size: 12, bold: true });
  y = writeLines(pdf, left, y, ['dana@example.com', '(555) 010-2233', 'Austin, TX 78701']);
  y = writeLines(pdf, left, y + 10, ['SKILLS'], { size: 12, bold: true });
  y = writeLines(pdf, left, y, skills);
  y = writeLines(pdf, left, y + 10, ['LANGUAGES'], { size: 12, bold: true });
  return writeLines(pdf, left, y, languages);
}

/** A narrow column at the left on a colored background, and the main one. */
export const sidebarLeft = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    pdf.rect(0, 0, 190, 792).fill('#223355').fillColor('white');
    sidebar(pdf, 30, 60);
    pdf.fillColor('black');
    const y = writeLines(pdf, 215, 50, ['Dana Whitfield'], { size: 24, bold: true });
    education(pdf, 215, 580, experience(pdf, 215, 580, y + 10, 62) + 12);
  });

/** A narrow column at the right; the name spans both. */
export const sidebarRight = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    const y = writeLines(pdf, 40, 40, ['Dana Whitfield, Builder of Platforms and Leader of Teams'], {
      size: 18,
      bold: true,
    });
    sidebar(pdf, 430, y + 10);
    education(pdf, 40, 400, experience(pdf, 40, 400, y + 10, 62) + 12);
  });

/** Both columns on the same grid of base lines. */
export const sidebarOnGrid = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    const main = [
      'EXPERIENCE',
      ...jobs.flatMap((job) => [job.title, job.company, ...job.duties.flatMap((duty) => wrap(duty, 50))]),
    ];
    const side = ['SKILLS', ...skills, 'LANGUAGES', ...languages];
    writeLines(pdf, 40, 80, main, { leading: 1.5 });
    writeLines(pdf, 420, 80, side, { leading: 1.5 });
  });

/** Two columns of the same width, read one after the other, below a header and above a closing line. */
export const twoColumns = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    writeLines(pdf, 54, 40, ['Dana Whitfield'], { size: 22, bold: true });
    writeLines(pdf, 54, 70, [
      'dana.whitfield@example.com | (555) 010-2233 | Austin, TX 78701 | linkedin.com/in/dana-example',
    ]);
    const first = wrap(jobs.flatMap((job) => job.duties).join('. '), 42);
    writeLines(pdf, 54, 100, ['PROFILE', ...first]);
    const second = wrap(
      'Holds a degree in computer science and speaks at meetings of the community about databases, queues and the care of old code. Writes for two magazines.',
      42,
    );
    writeLines(pdf, 320, 100, ['ABOUT', ...second]);
    writeLines(pdf, 54, 420, ['REFERENCES'], { size: 13, bold: true });
    writeLines(pdf, 54, 440, [
      'References are available on request from the former managers at both of the companies named.',
    ]);
  });

/** Dates in a separate column at the left of each job. */
export const datesLeft = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    let y = writeLines(pdf, 54, 40, ['Dana Whitfield'], { size: 22, bold: true });
    y = writeLines(pdf, 54, y + 10, ['WORK HISTORY'], { size: 13, bold: true });
    for (const job of jobs) {
      y += 6;
      writeLines(pdf, 54, y, [job.dates]);
      y = writeLines(pdf, 190, y, [job.title], { bold: true });
      y = writeLines(pdf, 190, y, [job.company]);
      y = bullets(pdf, 190, y, job.duties, 60);
    }
  });

/** Date and place in two lines at the left, the job at the right: a table without lines. */
export const datesAndPlacesLeft = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    let y = writeLines(pdf, 54, 40, ['Dana Whitfield'], { size: 22, bold: true });
    y = writeLines(pdf, 54, y + 10, ['WORK HISTORY'], { size: 13, bold: true });
    for (const job of jobs) {
      y += 6;
      writeLines(pdf, 54, y, [job.dates, 'Texas']);
      y = writeLines(pdf, 190, y, [job.title], { bold: true });
      y = writeLines(pdf, 190, y, [job.company]);
      y = bullets(pdf, 190, y, job.duties, 60);
    }
  });

/** Labels before their values. */
export const labels = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    const rows = [
      ['Languages:', 'TypeScript, Python, Go, Rust, Java and a little Haskell in the evenings'],
      ['Databases:', 'PostgreSQL, Redis, Elasticsearch, ClickHouse'],
      ['Cloud:', 'AWS, GCP, Terraform, Kubernetes'],
      ['Practices:', 'Code review, pairing, continuous delivery'],
    ];
    writeLines(pdf, 54, 60, ['SKILLS'], { size: 13, bold: true });
    rows.forEach(([label = '', value = ''], index) => {
      writeLines(pdf, 54, 80 + index * 14, [label], { bold: true });
      writeLines(pdf, 150, 80 + index * 14, [value]);
    });
  });

/** Three pages with the same header and footer on each, and page numbers. */
export const repeatedHeaders = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    for (let page = 0; page < 3; page += 1) {
      if (page > 0) pdf.addPage();
      writeLines(pdf, 54, 24, ['Dana Whitfield | dana@example.com']);
      writeLines(pdf, 54, 90, [`Heading ${'ABC'[page]}`], { size: 14, bold: true });
      writeLines(pdf, 54, 120, [`Body of part ${'ABC'[page]} goes on for a line.`, 'And for one more.']);
      writeLines(pdf, 280, 765, [`Page ${page + 1} of 3`], { size: 8 });
    }
  });

/** A sidebar and a job that both continue over two pages. */
export const sidebarOverPages = (side: 'left' | 'right'): Promise<Uint8Array> =>
  makePdf((pdf) => {
    const [narrow, wide] = side === 'left' ? [36, 210] : [440, 40];
    for (let page = 0; page < 2; page += 1) {
      if (page > 0) pdf.addPage();
      const skillLines = Array.from({ length: 12 }, (_, index) => `Skill ${page * 12 + index + 1}`);
      const dutyLines = Array.from(
        { length: 45 },
        (_, index) =>
          `Duty ${page * 45 + index + 1} was done with care${page === 0 ? ' and on time, every single week' : ''}`,
      );
      writeLines(pdf, narrow, 60, skillLines, { leading: 1.7 });
      writeLines(pdf, wide, 60, dutyLines, { leading: 1.5 });
    }
  });

/** Headings with spaced letters, by character spacing and by typed spaces. */
export const spacedHeadings = (): Promise<Uint8Array> =>
  makePdf((pdf) => {
    writeLines(pdf, 54, 40, ['DANA WHITFIELD'], { size: 20, bold: true, spacing: 6 });
    writeLines(pdf, 54, 90, ['E X P E R I E N C E'], { size: 13, bold: true });
    writeLines(pdf, 54, 120, ['Chef at the Inn']);
    writeLines(pdf, 54, 150, ['W O R K   H I S T O R Y'], { size: 13 });
    writeLines(pdf, 54, 180, ['WORK HISTORY'], { size: 13, spacing: 4 });
  });
