import { string } from 'yup';
import { identityProviderTexts as texts } from '../texts/identity-provider';

const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Domains whose mailboxes anybody can have: nobody can speak for all of them. */
const publicMailDomains: ReadonlySet<string> = new Set(
  (
    'gmail.com,googlemail.com,outlook.com,hotmail.com,hotmail.co.uk,hotmail.fr,live.com,live.co.uk,msn.com,yahoo.com,yahoo.co.uk,' +
    'yahoo.fr,yahoo.de,ymail.com,rocketmail.com,aol.com,icloud.com,me.com,mac.com,proton.me,protonmail.com,pm.me,gmx.com,' +
    'gmx.net,gmx.de,gmx.at,gmx.ch,web.de,t-online.de,freenet.de,mail.com,email.com,zoho.com,zohomail.com,yandex.com,yandex.ru,' +
    'mail.ru,inbox.ru,qq.com,163.com,126.com,sina.com,naver.com,daum.net,hanmail.net,fastmail.com,hey.com,tutanota.com,' +
    'tuta.com,orange.fr,wanadoo.fr,free.fr,laposte.net,sfr.fr,libero.it,virgilio.it,alice.it,comcast.net,verizon.net,att.net,' +
    'sbcglobal.net,bellsouth.net,cox.net,charter.net,btinternet.com,sky.com,talktalk.net,bigpond.com,optusnet.com.au,' +
    'rogers.com,shaw.ca,sympatico.ca,uol.com.br,bol.com.br,terra.com.br,rediffmail.com,mailinator.com,yopmail.com,' +
    'guerrillamail.com,temp-mail.org'
  ).split(','),
);

export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain);
}

/** The domain of an email, in lower case. */
export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** A domain whose members sign in at the identity provider, in ASCII (RFC 5890). */
export function signInDomain() {
  return string()
    .trim()
    .lowercase()
    .matches(domainPattern, texts.notDomain)
    .test('own', texts.publicMail, (value) => value === undefined || !isPublicMailDomain(value));
}

const recordPrefix = 'portal-verification=';

/** The TXT record (RFC 1035) that proves a domain. */
export function verificationRecord(token: string): string {
  return `${recordPrefix}${token}`;
}
