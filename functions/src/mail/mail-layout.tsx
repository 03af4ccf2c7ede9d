import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { Fragment } from 'react';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { mailTexts } from '@portal/domain/texts/mail';
import { readableTextColor } from '../projections/readable-color';
import { darkMode, styles } from './mail-styles';

/** A mail without its recipient. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** The content of a mail; all of it plain text. */
export interface MailParts {
  subject: string;
  heading: string;
  /** What inboxes show after the subject; the first paragraph or the heading when empty. */
  preview?: string;
  paragraphs: readonly string[];
  /** Formatted text after the paragraphs; sanitized. */
  bodyHtml?: string;
  /** Pairs of name and value, for example a question and its answer. */
  facts?: readonly (readonly [string, string])[];
  action?: { label: string; url: string };
  /** Shows the action's URL as text, for programs without buttons. */
  isAddressShown?: boolean;
  /** Why the recipient gets this mail. */
  reason: string;
}

/** The layout of all mails: the agency's logo and color, readable on phones and dark screens, and as plain text. */
export async function layOutMail(theme: PublicTheme, parts: MailParts): Promise<MailContent> {
  return {
    subject: parts.subject,
    html: await render(<MailDocument theme={theme} parts={parts} />),
    text: textOf(theme, parts),
  };
}

function MailDocument({ theme, parts }: { theme: PublicTheme; parts: MailParts }) {
  const { heading, preview, paragraphs, bodyHtml, facts = [], action, isAddressShown, reason, subject } = parts;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{preview || (paragraphs[0] ?? heading)}</Preview>
        <Container className="card" style={{ ...styles.card, borderTop: `4px solid ${theme.primaryColor}` }}>
          <Logo theme={theme} />
          <Heading as="h1" className="strong" style={styles.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className="text" style={styles.text}>
              <Lines text={paragraph} />
            </Text>
          ))}
          {bodyHtml && <div className="text" style={styles.text} dangerouslySetInnerHTML={{ __html: bodyHtml }} />}
          {facts.length > 0 && <Facts facts={facts} />}
          {action && (
            <Button href={action.url} style={{ ...styles.button, ...buttonColors(theme) }}>
              {action.label}
            </Button>
          )}
          {action && isAddressShown && (
            <Text className="faint" style={styles.address}>
              {mailTexts.openAddress}
              <br />
              <Link href={action.url} className="text" style={styles.link}>
                {action.url}
              </Link>
            </Text>
          )}
        </Container>
        <Container style={styles.foot}>
          <Text className="faint" style={styles.reason}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** On a light background, so that a logo for white paper is visible on dark screens. */
function Logo({ theme: { logo, organizationName } }: { theme: PublicTheme }) {
  if (!logo) {
    return (
      <Text className="strong" style={styles.name}>
        {organizationName}
      </Text>
    );
  }
  return (
    <Section style={styles.logoRow}>
      <Img src={logo.url} alt={organizationName} height={logo.height ?? 40} style={styles.logo} />
    </Section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Section style={styles.facts}>
      <Hr className="line" style={styles.line} />
      {facts.map(([name, value]) => (
        <Row key={name}>
          <Column className="faint" style={styles.factName}>
            {name}
          </Column>
          <Column className="strong" style={styles.factValue}>
            <Lines text={value} />
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function Lines({ text }: { text: string }) {
  return text.split(/\r\n?|\n/).map((line, index) => (
    <Fragment key={`${index}-${line}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function buttonColors({ primaryColor }: PublicTheme) {
  return { backgroundColor: primaryColor, color: readableTextColor(primaryColor), border: '1px solid #9ca3af' };
}

function textOf(theme: PublicTheme, { heading, paragraphs, facts = [], action, reason }: MailParts): string {
  return [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    `-- \n${theme.organizationName}\n${reason}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
