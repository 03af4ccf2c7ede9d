import { expect, test } from '@jest/globals';
import { readDocument } from '../read-document';
import { eastAsianPdf } from '../testing/raw-pdf';

test.each([
  ['HeiseiMin-W3', 'UniJIS-UCS2-H', 'Japan1', ['履歴書', '氏名 田中 美樹', '電話 080-5555-0178']],
  ['STSong-Light', 'UniGB-UCS2-H', 'GB1', ['个人简历', '姓名 李建国']],
  ['MSung-Light', 'UniCNS-UCS2-H', 'CNS1', ['個人簡歷', '姓名 陳大文']],
  ['HYSMyeongJo-Medium', 'UniKS-UCS2-H', 'Korea1', ['이력서', '성명 김민지']],
])('reads text in %s with the named encoding %s', async (font, encoding, ordering, lines) => {
  const { text } = await readDocument(eastAsianPdf(lines, font, encoding, ordering));
  expect(text.split('\n')).toEqual(lines);
});
