import { Body, Button, Container, Head, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import sanitize from 'sanitize-html';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { readableTextColor } from '../projections/readable-color';
import { toPlainText, toSafeHtml } from '../projections/rich-text';
import type { MailContent } from './mail-layout';
import { darkMode, styles } from './mail-styles';

/** The content of a mail that markets candidates or jobs, with its variables filled. */
export interface MarketingMail {
  subject: string;
  /** HTML of an editor. */
  body: string;
  /** The page; the button is left out when the text links to it already. */
  action: { label: string; url: string } | null;
  /** Why the recipient gets this mail, and how to get no more. */
  reason: string;
  postalAddress: string;
  unsubscribe: { label: string; url: string };
  /** URL of the image that records an open; null where opens are not recorded. */
  openImage: string | null;
}

/** Inline styles by element: many mail programs drop style sheets. */
const elementStyles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px;font-size:16px;line-height:24px;color:#374151',
  li: 'margin:0 0 6px;font-size:16px;line-height:24px;color:#374151',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  a: 'color:#1d4ed8;text-decoration:underline',
  h1: 'margin:0 0 16px;font-size:22px;line-height:30px;color:#111827',
  h2: 'margin:0 0 12px;font-size:19px;line-height:27px;color:#111827',
  h3: 'margin:0 0 12px;font-size:17px;line-height:25px;color:#111827',
  blockquote: 'margin:0 0 16px;padding-left:12px;border-left:3px solid #d1d5db;color:#4b5563',
};
/** Classes for the dark mode. */
const elementClasses: Readonly<Record<string, string>> = { h1: 'strong', h2: 'strong', h3: 'strong' };

/** Lays out a marketing mail: logo and color of the brand, the text, and the required footer; also as plain text. */
export async function layOutMarketingMail(theme: PublicTheme, mail: MarketingMail): Promise<MailContent> {
  return {
    subject: mail.subject,
    html: await render(<MarketingDocument theme={theme} mail={mail} />),
    text: textOf(theme, mail),
  };
}

function MarketingDocument({ theme, mail }: { theme: PublicTheme; mail: MarketingMail }) {
  const { subject, action, reason, postalAddress, unsubscribe, openImage } = mail;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{toPlainText(mail.body).slice(0, 140)}</Preview>
        <Container className="card" style={{ ...styles.card, borderTop: `4px solid ${theme.primaryColor}` }}>
          {theme.logo ? (
            <Section style={styles.logoRow}>
              <Img
                src={theme.logo.url}
                alt={theme.organizationName}
                height={theme.logo.height ?? 40}
                style={styles.logo}
              />
            </Section>
          ) : (
            <Text className="strong" style={styles.name}>
              {theme.organizationName}
            </Text>
          )}
          <div dangerouslySetInnerHTML={{ __html: inlined(mail.body) }} />
          {action && (
            <Button
              href={action.url}
              style={{
                ...styles.button,
                backgroundColor: theme.primaryColor,
                color: readableTextColor(theme.primaryColor),
                border: '1px solid #9ca3af',
              }}
            >
              {action.label}
            </Button>
          )}
        </Container>
        <Container style={styles.foot}>
          <Text className="faint" style={styles.reason}>
            {reason}{' '}
            <Link href={unsubscribe.url} className="faint" style={{ color: '#4b5563', textDecoration: 'underline' }}>
              {unsubscribe.label}
            </Link>
            {postalAddress !== '' && (
              <>
                <br />
                {theme.organizationName}, {postalAddress}
              </>
            )}
          </Text>
          {openImage !== null && <Img src={openImage} alt="" width="1" height="1" />}
        </Container>
      </Body>
    </Html>
  );
}

/** Sanitized HTML with the styles of each element inline. */
function inlined(html: string): string {
  return sanitize(toSafeHtml(html), {
    // Everything that is left has been sanitized; here it only gets its styles.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(elementStyles[tagName] ? { style: elementStyles[tagName] } : {}),
          ...(tagName in elementClasses ? { class: elementClasses[tagName] ?? '' } : {}),
          ...(tagName === 'p' || tagName === 'li' ? { class: 'text' } : {}),
        },
      }),
    },
  }).replace(/<p[^>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/p>/g, '');
}

/** The words of the mail; a link shows its URL after its text. */
function textOf(theme: PublicTheme, { body, action, reason, postalAddress, unsubscribe }: MarketingMail): string {
  const withUrls = body.replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, url: string, label: string) =>
    toPlainText(label) === url ? url : `${label}: ${url}`,
  );
  return [
    toPlainText(withUrls),
    action ? `${action.label}: ${action.url}` : '',
    [
      '-- ',
      [theme.organizationName, postalAddress].filter(Boolean).join(', '),
      reason,
      `${unsubscribe.label}: ${unsubscribe.url}`,
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
