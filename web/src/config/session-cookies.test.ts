import { beforeEach, describe, expect, test } from '@jest/globals';
import { cookieNames, staffCookieName } from '@portal/domain/constants/session';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { parseBranding, savedOrganizationBranding, saveOrganizationBranding } from './organization-cookie';
import { forgetSession, markSession, markSingleSignOn, sessionMark } from './session-cookies';

beforeEach(() => {
  for (const cookie of document.cookie.split(';')) removeCookie(cookie.split('=')[0]?.trim() ?? '');
});

describe('the session cookie', () => {
  test('counts only when it is longer than five characters', () => {
    expect(sessionMark()).toBe('none');
    writeCookie(staffCookieName, '12345');
    expect(sessionMark()).toBe('void');
    writeCookie(staffCookieName, '123456');
    expect(sessionMark()).toBe('counts');
  });

  test('is a random mark, and no credential', () => {
    markSession('anna@example.com');
    const mark = readCookie(staffCookieName);
    expect(mark).toMatch(/^[0-9a-f]{32}$/);
    markSession('anna@example.com');
    expect(readCookie(staffCookieName)).toBe(mark);
  });

  test('is removed by the sign-out, like all but the email and the logo', () => {
    markSession('anna@example.com');
    markSingleSignOn('u1');
    saveOrganizationBranding({ name: 'Juniper', logoUrl: '', primaryColor: '#7a3b8f' });
    expect(readCookie(cookieNames.origin)).toBe(window.location.origin);
    forgetSession();
    expect(sessionMark()).toBe('none');
    expect(readCookie(cookieNames.origin)).toBeNull();
    expect(readCookie(cookieNames.singleSignOnUser)).toBeNull();
    expect(readCookie(cookieNames.userEmail)).toBe('anna@example.com');
    expect(savedOrganizationBranding()).toEqual({ name: 'Juniper', logoUrl: '', primaryColor: '#7a3b8f' });
  });
});

describe('the logo cookie', () => {
  test('keeps logo, color and name as they are', () => {
    const looks = { name: 'Ängel; & Söhne', logoUrl: '/api/public/image?path=images%2Fa', primaryColor: '#20506b' };
    saveOrganizationBranding(looks);
    expect(savedOrganizationBranding()).toEqual(looks);
  });

  test.each([
    ['no object', '7'],
    ['no JSON', '{'],
  ])('that holds %s counts as none', (_what, value) => {
    writeCookie(cookieNames.organizationLogo, value);
    expect(savedOrganizationBranding()).toBeNull();
  });

  test.each([
    [{ logoUrl: 'javascript:alert(1)' }, { name: '', logoUrl: '', primaryColor: '' }],
    [
      { logoUrl: '//evil.example/x.png', primaryColor: 'url(x)' },
      { name: '', logoUrl: '', primaryColor: '' },
    ],
    [
      { logoUrl: 'http://a.example/x.png', name: 7 },
      { name: '', logoUrl: '', primaryColor: '' },
    ],
    [
      { logoUrl: 'https://a.example/x.png', primaryColor: '#abc', name: 'A' },
      { name: 'A', logoUrl: 'https://a.example/x.png', primaryColor: '#abc' },
    ],
  ])('%j is parsed as %j', (value, looks) => {
    expect(parseBranding(value)).toEqual(looks);
  });
});
