import { Document, Page, Text, View } from '@react-pdf/renderer';
import { formatPartialDate, formatPeriod } from '@portal/domain/resumes/format-period';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { resumePdfTexts } from '@portal/domain/texts/resume-pdf';
import type { ResumePdfData } from './resume-pdf-data';
import { Head } from './resume-pdf-head';
import { Entry, Lines, Section, Tags, Words } from './resume-pdf-parts';
import { stylesFor, type PdfStyles } from './styles';

/** Limits of one document, far beyond real resumes, so that none occupies the machine. */
const bounds = { skills: 80, work: 25, education: 20, others: 40 };

/**
 * The PDF of a resume, from plain data.
 * @param props.data clean texts with drawable characters; the notes without markup.
 * @param props.fontFamily loaded fonts, see `loadFonts`.
 */
export function ResumePdf({ data, fontFamily }: { data: ResumePdfData; fontFamily: string[] }) {
  const { resume, labels, theme } = data;
  const styles = stylesFor(theme, fontFamily);
  return (
    <Document title={resumePdfTexts.title(resume.fullName)} author={theme.organizationName}>
      <Page size="LETTER" style={styles.page}>
        <View style={styles.content}>
          <Head data={data} styles={styles} />
          <TextSection title={labels.recruiterNotes} text={resume.recruiterNotes} styles={styles} />
          <TextSection title={publicResumeTexts.summary} text={resume.objective} styles={styles} />
          {resume.skills.length > 0 && (
            <Section title={labels.skills} styles={styles}>
              <Tags items={resume.skills.slice(0, bounds.skills)} styles={styles} />
            </Section>
          )}
          <Work work={resume.work} styles={styles} />
          <Education education={resume.education} styles={styles} />
          <ListSection title={labels.certifications} items={resume.certifications} styles={styles} />
          <ListSection title={publicResumeTexts.languages} items={resume.languages} styles={styles} />
        </View>
        <Footer data={data} styles={styles} />
      </Page>
    </Document>
  );
}

function TextSection({ title, text, styles }: { title: string; text: string; styles: PdfStyles }) {
  if (text === '') return null;
  return (
    <Section title={title} styles={styles}>
      <Lines text={text} styles={styles} />
    </Section>
  );
}

function Work({ work, styles }: { work: ResumePdfData['resume']['work']; styles: PdfStyles }) {
  if (work.length === 0) return null;
  return (
    <Section title={publicResumeTexts.work} styles={styles}>
      {work.slice(0, bounds.work).map((position, index) => {
        const { title, companyName, location, description } = position;
        const place = [title && companyName, location].filter(Boolean).join(' · ');
        const period = formatPeriod(position);
        return (
          <Entry
            key={index}
            {...{ title: title || companyName, place, period, text: description, isFirst: index === 0, styles }}
          />
        );
      })}
    </Section>
  );
}

function Education({ education, styles }: { education: ResumePdfData['resume']['education']; styles: PdfStyles }) {
  if (education.length === 0) return null;
  return (
    <Section title={publicResumeTexts.education} styles={styles}>
      {education.slice(0, bounds.education).map(({ school, degree, major, endDate }, index) => {
        const extra = degree && !degree.includes(major) ? major : '';
        const place = [extra, degree || major ? school : ''].filter(Boolean).join(' · ');
        const period = formatPartialDate(endDate);
        return (
          <Entry
            key={index}
            {...{ title: degree || major || school, place, period, text: '', isFirst: index === 0, styles }}
          />
        );
      })}
    </Section>
  );
}

function ListSection({ title, items, styles }: { title: string; items: readonly string[]; styles: PdfStyles }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} styles={styles}>
      <View style={styles.line}>
        <Words text={items.slice(0, bounds.others).join('  ·  ')} maxLength={3_000} />
      </View>
    </Section>
  );
}

function Footer({ data: { theme, resume }, styles }: { data: ResumePdfData; styles: PdfStyles }) {
  return (
    <View style={styles.footer} fixed>
      <Words text={[resume.fullName, theme.organizationName].filter(Boolean).join('  ·  ')} maxLength={90} />
      <Text render={({ pageNumber, totalPages }) => resumePdfTexts.page(pageNumber, totalPages)} />
    </View>
  );
}
