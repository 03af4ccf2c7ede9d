import { Image, Link, Text, View } from '@react-pdf/renderer';
import { fitLogo } from '@portal/domain/brands/logo';
import type { ContactBlock } from '@portal/domain/contracts/public-api';
import { isEmail } from '@portal/domain/fields/email-address';
import { cityAndState } from '@portal/domain/fields/postal-address';
import { resumePdfTexts } from '@portal/domain/texts/resume-pdf';
import type { ResumePdfData } from './resume-pdf-data';
import { Words } from './resume-pdf-parts';
import { logoPlace, type PdfStyles } from './styles';

interface Props {
  data: ResumePdfData;
  styles: PdfStyles;
}

/** Points per pixel of a logo, at 96 pixels per inch. */
const pointsPerPixel = 0.75;
const logoBox = { width: 516 / pointsPerPixel, height: 56 };

/** The agency's logo or name, the candidate, and the contact. */
export function Head({ data, styles }: Props) {
  const { resume, jobTitle, contact, labels } = data;
  return (
    <View>
      <Logo data={data} styles={styles} />
      <View style={styles.rule} />
      <View style={styles.head}>
        <View style={styles.candidate}>
          <Words text={resume.fullName} style={styles.name} maxLength={120} />
          <Words text={resume.occupation} style={styles.occupation} maxLength={160} />
          <Words text={resume.cityAndState} style={styles.quiet} />
          {jobTitle && <Words text={resumePdfTexts.presentedFor(jobTitle)} style={styles.presentedFor} />}
        </View>
        {contact && <Contact contact={contact} title={labels.contact} styles={styles} />}
      </View>
    </View>
  );
}

function Logo({ data: { logo, theme }, styles }: Props) {
  const alignItems = logoPlace[theme.logo?.alignment ?? 'left'];
  if (!logo) return <Words text={theme.organizationName} style={styles.organization} />;
  const { width, height } = fitLogo(logo, logoBox);
  return (
    <View style={[styles.logo, { alignItems }]}>
      <Image
        src={{ data: Buffer.from(logo.bytes), format: logo.format }}
        style={{ width: width * pointsPerPixel, height: height * pointsPerPixel }}
      />
    </View>
  );
}

function Contact({ contact, title, styles }: { contact: ContactBlock; title: string; styles: PdfStyles }) {
  const { address1, address2, zip } = contact.address;
  const lastLine = [cityAndState(contact.address), zip].filter(Boolean).join(' ');
  return (
    <View style={styles.contact}>
      <Words text={title} style={styles.contactHeading} />
      <Words text={contact.displayName} style={styles.contactName} />
      <Words text={contact.title} style={styles.quiet} />
      {isEmail(contact.email) && (
        <Link src={`mailto:${contact.email}`} style={styles.link}>
          <Text>{contact.email}</Text>
        </Link>
      )}
      <Words text={contact.phone} maxLength={60} />
      {[address1, address2, lastLine].map((line, index) => (
        <Words key={index} text={line} />
      ))}
    </View>
  );
}
