/** Encodings by code page (`\ansicpg`) or by a font's character set (`\fcharset`). */

const byCodePage: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  850: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1361: 'euc-kr',
  10000: 'macintosh',
  20866: 'koi8-r',
  65001: 'utf-8',
};
const byCharset: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** The `TextDecoder` label of a Windows code page; Western for an unknown one. */
export function encodingOfCodePage(page: number): string {
  return byCodePage[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
}

/** The encoding of a font's character set; null means the document's code page. */
export function encodingOfCharset(charset: number): string | null {
  return byCharset[charset] ?? null;
}
