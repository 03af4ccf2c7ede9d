import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { escapeHtml } from '../presentation/rich-text';
import { readableTextColor } from '../presentation/readable-color';

/** A mail without its recipient. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** What a mail says; all of it plain text. */
export interface MailParts {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Pairs of name and value, such as a question and its answer. */
  facts?: readonly (readonly [string, string])[];
  action?: { label: string; url: string };
  /** Why the reader gets this mail. */
  reason: string;
}

/** Set in tables and inline styles, the one thing that all mail programs show alike. */
export function layOutMail(theme: PublicTheme, parts: MailParts): MailContent {
  return { subject: parts.subject, html: htmlOf(theme, parts), text: textOf(theme, parts) };
}

function htmlOf(theme: PublicTheme, { heading, paragraphs, facts = [], action, reason, subject }: MailParts): string {
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#374151">${lines(text)}</p>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#f3f4f6;${font}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr>`,
    `<td align="center" style="padding:32px 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;`,
    `border-top:4px solid ${escapeHtml(theme.primaryColor)};border-radius:6px"><tr>`,
    `<td style="padding:32px;${font}">${headOf(theme)}`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#111827">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsOf(facts) : '',
    action ? buttonOf(theme, action) : '',
    `</td></tr></table>`,
    `<p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px;color:#6b7280;${font}">`,
    `${escapeHtml(reason)}</p></td></tr></table></body></html>`,
  ].join('');
}

function headOf({ logo, organizationName }: PublicTheme): string {
  const name = escapeHtml(organizationName);
  const content = logo
    ? `<img src="${escapeHtml(logo.url)}" alt="${name}" height="${logo.height ?? 40}" style="max-height:50px;max-width:100%">`
    : `<strong style="font-size:16px;color:#111827">${name}</strong>`;
  return `<div style="margin:0 0 24px">${content}</div>`;
}

function factsOf(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;font-size:14px;line-height:20px;color:#6b7280;vertical-align:top;` +
      `width:40%">${escapeHtml(name)}</td><td style="padding:8px 0;font-size:14px;line-height:20px;color:#111827;` +
      `vertical-align:top">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #e5e7eb">${rows.join('')}</table>`;
}

function buttonOf({ primaryColor }: PublicTheme, { label, url }: { label: string; url: string }): string {
  const colors = `background:${escapeHtml(primaryColor)};color:${readableTextColor(primaryColor)}`;
  return (
    `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;` +
    `border-radius:4px;font-size:16px;font-weight:600;text-decoration:none;${colors}">${escapeHtml(label)}</a></p>`
  );
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
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
