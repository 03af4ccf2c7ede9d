import { describe, expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

describe('phones', () => {
  test.each([
    ['Austin, TX 78701', '(512) 555-0142', '+15125550142'],
    ['Austin, TX 78701', '512.555.0142', '+15125550142'],
    ['Austin, TX', '+1 512 555 0142 ext. 12', '+15125550142'],
    ['10115 Berlin, Germany', '030 901820', '+4930901820'],
    ['Leeds LS1 4AP, United Kingdom', '0113 496 0877', '+441134960877'],
    ['Lyon, France', '04 72 00 00 00', '+33472000000'],
    ['Glasgow G12 9PZ', '07700 900733', '+447700900733'],
    ['Cork, Ireland', '020 912 0195', '+353209120195'],
    ['Fremantle WA 6160', '0491 570 313', '+61491570313'],
    ['Perth WA', '0491 570 313', '+61491570313'],
    ['Tacoma, WA 98402', '(253) 555-0142', '+12535550142'],
  ])('in %s %s', (place, phone, e164) => {
    expect(resumeOf(`Jane Doe\n${place}\nPhone: ${phone}`).phone).toBe(e164);
  });

  test('a number may be glued to what stands before it', () => {
    expect(resumeOf('Nikolai Strand\nBergen, Norway+47 55 55 01 62').phone).toBe('+4755550162');
  });

  test('periods, post codes and identity numbers are no phones', () => {
    expect(resumeOf('Jane Doe\nPO Box 1187 – 87499 Farmington – NM').phones).toEqual([]);
    expect(resumeOf('Jane Doe\nBelo Horizonte, MG 30149-200\n2019/03 - 2021/04').phones).toEqual([]);
  });
});

describe('addresses', () => {
  test.each([
    [
      '123 Main Street, Apt 4B, Seattle, WA 98101',
      { address1: '123 Main Street', address2: 'Apt 4B', city: 'Seattle', state: 'WA', zipCode: '98101' },
    ],
    ["Coeur d'Alene, ID", { city: "Coeur d'Alene", state: 'ID' }],
    ['Hauptstraße 12, 10115 Berlin', { address1: 'Hauptstraße 12', city: 'Berlin', zipCode: '10115' }],
    [
      '845, rue Saint-Jean, Québec (Québec) G1R 1R3',
      { address1: '845, rue Saint-Jean', city: 'Québec', state: 'Québec', zipCode: 'G1R 1R3' },
    ],
    ['Toronto, ON M5V 2T6, Canada', { city: 'Toronto', state: 'ON', zipCode: 'M5V 2T6', country: 'Canada' }],
    ['10115 Berlin\nGermany', { city: 'Berlin', zipCode: '10115', country: 'Germany' }],
    ['Hauptstr. 12\n2000 Frederiksberg,\nDenmark', { city: 'Frederiksberg', zipCode: '2000', country: 'Denmark' }],
    ['Ann Arbor, MI +1 734 555 0126@ ann@example.edu', { city: 'Ann Arbor', state: 'MI' }],
    ['Inbound Marketing, 2022', { city: '', zipCode: '' }],
    ['Leeds LS1 4AP', { city: 'Leeds', zipCode: 'LS1 4AP' }],
    ['Avda. de la Constitución 108, 15000 A Coruña, España', { city: 'A Coruña', zipCode: '15000', country: 'España' }],
    [
      'No. 15, Temple Street, Hyderabad, Telangana 500052, India',
      { city: 'Hyderabad', state: 'Telangana', zipCode: '500052' },
    ],
    ['os. Słoneczne 1/44, 90-387 Łódź, Poland', { city: 'Łódź', zipCode: '90-387', country: 'Poland' }],
  ])('%s', (line, address) => {
    expect(resumeOf(`Jane Doe\n${line} | jane@example.com`).address).toMatchObject(address);
  });
});

test('a physician is no town in Maryland', () => {
  expect(resumeOf('Jane Doe, MD\njane.doe@example.com').address.city).toBe('');
});

test('links are found once, e-mail domains are none', () => {
  expect(
    resumeOf(
      'Jane Doe\njane@janedoe.com | linkedin.com/in/janedoe | https://github.com/janedoe\nhttps://github.com/janedoe/',
    ).links,
  ).toEqual(['linkedin.com/in/janedoe', 'https://github.com/janedoe']);
});

test.each([
  ['12 Wattle Court, Toowoomba QLD 4350 - 0417 663 902 - brodie@example.com', '+61417663902', 'Toowoomba'],
  ['23 Oxford Avenue, Johannesburg, Gauteng, 2196 / 011 447 9031 / t@example.co.za', '+27114479031', 'Johannesburg'],
  ['305-1190 Pacific Street, Vancouver, BC V6Z 2X8 | 604-555-0177', '+16045550177', 'Vancouver'],
])('reads phone and town of %j', (line, phone, city) => {
  const resume = resumeOf(`Ann Lee\n${line}\n\nSKILLS\nExcel`);
  expect([resume.phone, resume.address.city]).toEqual([phone, city]);
});

describe('an address that a narrow column has broken', () => {
  test.each([
    ['jane.doe@example.c\nom', 'jane.doe@example.com'],
    ['jane.doe@harbor\nmail.example', 'jane.doe@harbormail.example'],
    ['jane.doe@example.com\nlinkedin.com', 'jane.doe@example.com'],
    ['jane.doe@example.com\nmore', 'jane.doe@example.com'],
  ])('%j', (text, email) => {
    expect(resumeOf(`Jane Doe\n${text}\nLeeds`).email).toBe(email);
  });
});

test('the letters behind a name are no province', () => {
  const resume = resumeOf(
    'Sarah J. Whitehorse, PE · Resume\nSarah J. Whitehorse, PE\n12 Girard Blvd, Albuquerque, NM 87106',
  );
  expect(resume.address).toMatchObject({ city: 'Albuquerque', state: 'NM', zipCode: '87106' });
});

test('a sign before an address is no part of one', () => {
  expect(resumeOf('Jane Doe\nLeeds +44 113 496 0877@ jane@example.com').email).toBe('jane@example.com');
  expect(resumeOf('Jane Doe\njane @ example.com').email).toBe('jane@example.com');
});
