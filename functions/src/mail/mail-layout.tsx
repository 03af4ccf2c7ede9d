import { Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Fragment, type ReactNode } from 'react';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { mailTexts } from '@portal/domain/texts/mail';
import { readableTextColor } from '../projections/readable-color';
import { inlineHtml, plainTextOf } from './inline-html';
import { frameWidth, schemeStyles, styles } from './mail-styles';

/** A mail without its recipient. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

interface MailLink {
  label: string;
  url: string;
}

/** The content of a mail; all of it plain text. */
export interface MailParts {
  subject: string;
  /** Absent where the text has its own beginning. */
  heading?: string;
  /** What inboxes show after the subject; the first paragraph or the heading when empty. */
  preview?: string;
  paragraphs?: readonly string[];
  /** Formatted text after the paragraphs; sanitized here. */
  bodyHtml?: string;
  /** Pairs of name and value, for example a question and its answer. */
  facts?: readonly (readonly [string, string])[];
  action?: MailLink | null;
  /** Shows the action's URL as text, for programs without buttons. */
  isAddressShown?: boolean;
  /** Why the recipient gets this mail. */
  reason: string;
  /** How to get no more, and the sender's postal address: of marketing mails. */
  unsubscribe?: MailLink;
  postalAddress?: string;
  /** URL of the image that records an open; null where opens are not recorded. */
  openImage?: string | null;
}

/**
 * The layout of all mails: the agency's logo and color, readable on phones, in dark mode and in Outlook, and as plain text.
 */
export async function layOutMail(theme: PublicTheme, parts: MailParts): Promise<MailContent> {
  const html = await render(<MailDocument theme={theme} parts={parts} />);
  return { subject: parts.subject, html: withOutlookFrames(html), text: textOf(theme, parts) };
}

function MailDocument({ theme, parts }: { theme: PublicTheme; parts: MailParts }) {
  const { heading = '', preview, paragraphs = [], bodyHtml, facts = [], action, isAddressShown, subject } = parts;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{schemeStyles}</style>
      </Head>
      <body className="page" style={styles.page}>
        <Preview>{preview || (paragraphs[0] ?? heading)}</Preview>
        <Frame className="card" style={{ ...styles.card, borderTop: `4px solid ${theme.primaryColor}` }}>
          <Logo theme={theme} />
          {heading !== '' && (
            <Heading as="h1" className="strong" style={styles.heading}>
              {heading}
            </Heading>
          )}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className="text" style={styles.text}>
              <Lines text={paragraph} />
            </Text>
          ))}
          {bodyHtml && (
            <div
              className="text"
              style={styles.text}
              dangerouslySetInnerHTML={{ __html: inlineHtml(bodyHtml, buttonColors(theme)) }}
            />
          )}
          {facts.length > 0 && <Facts facts={facts} />}
          {action && <ActionButton theme={theme} {...action} />}
          {action && isAddressShown && (
            <Text className="faint" style={styles.address}>
              {mailTexts.openAddress}
              <br />
              <Link href={action.url} className="link" style={styles.link}>
                {action.url}
              </Link>
            </Text>
          )}
        </Frame>
        <Frame style={styles.foot}>
          <Footer theme={theme} parts={parts} />
        </Frame>
      </body>
    </Html>
  );
}

function Footer({ theme, parts }: { theme: PublicTheme; parts: MailParts }) {
  const { reason, unsubscribe, postalAddress = '', openImage } = parts;
  return (
    <>
      <Text className="faint" style={styles.reason}>
        {reason}
        {unsubscribe && (
          <>
            {' '}
            <Link href={unsubscribe.url} className="faint" style={styles.footLink}>
              {unsubscribe.label}
            </Link>
          </>
        )}
        {postalAddress !== '' && (
          <>
            <br />
            {theme.organizationName}, {postalAddress}
          </>
        )}
      </Text>
      {openImage && <Img src={openImage} alt="" width="1" height="1" />}
    </>
  );
}

/** As wide as the screen up to a limit, which Outlook gets as a table of that width. */
function Frame({ className, style, children }: { className?: string; style: object; children: ReactNode }) {
  return (
    <>
      <i data-outlook="open" />
      <table
        role="presentation"
        align="center"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ maxWidth: `${frameWidth}px`, margin: '0 auto' }}
      >
        <tbody>
          <tr>
            <td className={className} style={style}>
              {children}
            </td>
          </tr>
        </tbody>
      </table>
      <i data-outlook="close" />
    </>
  );
}

/** Outlook on Windows ignores `max-width`. Its own comments cannot be rendered by React. */
function withOutlookFrames(html: string): string {
  const open = `<!--[if mso]><table role="presentation" align="center" width="${frameWidth}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
  return html
    .replaceAll('<i data-outlook="open"></i>', open)
    .replaceAll('<i data-outlook="close"></i>', '<!--[if mso]></td></tr></table><![endif]-->');
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

/** The color fills a cell, because Outlook ignores the padding of links. */
function ActionButton({ theme, label, url }: { theme: PublicTheme } & MailLink) {
  const { backgroundColor, color } = buttonColors(theme);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td {...{ bgcolor: backgroundColor }} style={{ ...styles.buttonCell, backgroundColor }}>
            <a href={url} target="_blank" rel="noreferrer" style={{ ...styles.button, color }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Section style={styles.facts}>
      <Hr className="line" style={styles.line} />
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <td className="faint" width="40%" style={styles.factName}>
                {name}
              </td>
              <td className="strong" style={styles.factValue}>
                <Lines text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
  return { backgroundColor: primaryColor, color: readableTextColor(primaryColor) };
}

function textOf({ organizationName }: PublicTheme, parts: MailParts): string {
  const {
    heading = '',
    paragraphs = [],
    bodyHtml = '',
    facts = [],
    action,
    reason,
    postalAddress,
    unsubscribe,
  } = parts;
  return [
    heading,
    ...paragraphs,
    plainTextOf(bodyHtml),
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    [
      '-- ',
      [organizationName, postalAddress].filter(Boolean).join(', '),
      reason,
      ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
